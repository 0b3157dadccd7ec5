import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCampaign } from '#db/campaigns/kept-campaigns.ts';
import { campaignIn } from '#domain/campaigns/campaign-record.ts';
import { previewBase } from '#domain/campaigns/previews.ts';
import { addressIn, LOCALES } from '#domain/options/locales.ts';
import { startApp, type TestApp } from '#support/app.ts';
import { type CampaignDesk, createCampaignDesk } from '#support/campaign-desk.ts';
import { launchChromium } from '#support/chromium.ts';
import { sitDown, startDesk, type TestDesk } from '#support/desk.ts';
import { newCampaign } from '#support/sample-campaign.ts';
import { eventually } from '#support/site.ts';
import { validInput } from '#support/valid-input.ts';
import { CANARY } from '../drills/hostile-families.ts';
import { watch } from '../drills/watched-pages.ts';

/** Of a subject that no campaign of the release has. */
const draft = (slug: string) =>
  newCampaign(slug, (copy) => {
    copy.category = 'GARDENING';
    copy.banner = null;
  });
const PATHS = ['/alder-street', '/alder-street/letters', '/alder-street/tell'];

let leads: CampaignDesk;
let app: TestApp;
let desk: TestDesk;
let browser: Browser;
beforeAll(async () => {
  leads = await createCampaignDesk();
  app = await startApp(leads.database, leads.world, { pages: true, keepPagesMs: 500 });
  desk = await startDesk(leads.database, app.origin);
  browser = await launchChromium();
  await leads.start(leads.maryam, draft('alder-street'));
  await leads.start(leads.maryam, draft('birch-street'));
});
afterAll(() => browser.close());

async function give(slug = 'alder-street'): Promise<string> {
  const given = await leads.act('preview', leads.maryam, { slug });
  if (!('secret' in given)) throw new Error(given.kind);
  return String(given.secret);
}

const get = (path: string, form?: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) body.set(name, value);
  return fetch(`${app.origin}${path}`, {
    redirect: 'manual',
    ...(form && { method: 'POST', body }),
  });
};

/** All that tells an answer from another, but for the address that was asked and the hour. */
async function answerTo(path: string, form?: Record<string, string>) {
  const answer = await get(path, form);
  const told = [...answer.headers]
    .filter(([name]) => !/^(?:date|etag|content-length)$/.test(name))
    // What a page hands to its scripts names its own address, and the policy the hash of that.
    .map(([name, value]) => [name, value.replaceAll(/'sha256-[^']+'/g, 'a hash')]);
  const text = (await answer.text())
    .replaceAll(path, '/asked')
    .replaceAll(encodeURI(path), '/asked');
  return { status: answer.status, told, text };
}

const rows = async () => {
  const tables = [
    'story',
    'revision',
    'contact',
    'submission_key',
    'page_view',
    'submission_count',
  ];
  const counts = tables.map(async (table) => {
    const db = leads.database.as('superuser');
    return (await sql<{ n: string }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(db))
      .rows;
  });
  return Promise.all(counts);
};

const mainOf = (html: string, base: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? '').replaceAll(base, '');

describe('the address that a lead was given', () => {
  test('shows landing, list and form in each language, says what it is, and is kept and found by nobody', async () => {
    const base = previewBase(await give());
    const bands = new Set<string>();
    for (const { code } of LOCALES)
      for (const path of PATHS) {
        const answer = await get(addressIn(code, `${base}${path}`));
        const html = await answer.text();
        expect([path, answer.status]).toEqual([path, 200]);
        bands.add(/class="preview-band"[^>]*>.*?<b>(.*?)<\/b>/s.exec(html)?.[1] ?? '');
        expect(html).not.toMatch(/<script|modulepreload/);
        const { headers } = answer;
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('x-robots-tag')).toContain('noindex');
        expect(headers.get('referrer-policy')).toBe('same-origin');
        expect(headers.get('surrogate-key')).toBeNull();
        expect(headers.get('content-security-policy')).toContain("script-src 'none'");
      }
    expect(bands.size).toBe(LOCALES.length);
    expect([...bands]).toContain('This is a preview; nothing sent here is kept.');
  });

  test('leaves its secret in no other page, and its draft in no list, feed or search', async () => {
    const secret = await give();
    for (const path of PATHS) await get(`${previewBase(secret)}${path}`);
    const others = [
      '/',
      '/opportunities',
      '/museum',
      '/sitemaps/pages.xml',
      '/feed.atom',
      '/stories',
    ];
    for (const path of [...others, '/stories?q=alder', '/palestine', '/palestine/tell']) {
      const text = await (await get(path)).text();
      expect([path, text.includes(secret), text.includes('alder-street')]).toEqual([
        path,
        false,
        false,
      ]);
    }
    for (const path of PATHS) expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('leads to where everybody is beyond the draft', async () => {
    const base = previewBase(await give());
    for (const path of ['/stories', '/stories?page=2', '/palestine/tell', '/who-reads']) {
      const { status, headers } = await get(`${base}${path}`);
      expect([path, status, headers.get('location')]).toEqual([path, 302, path]);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('takes a whole text, says that nothing was kept, and keeps nothing', async () => {
    const path = `${previewBase(await give())}/alder-street/tell`;
    const before = await rows();
    const { form, ...campaign } = campaignIn(draft('alder-street'), 'en');
    if (!form) throw new Error('It has no form.');
    const input = validInput({ ...campaign, form });
    const answers = Object.fromEntries(
      Object.entries(input).map(([name, value]) => [name, value === true ? 'on' : String(value)]),
    );
    const sent = await get(path, { ...answers, intent: 'send' });
    expect(sent.status).toBe(200);
    expect(await sent.text()).toContain('The form works, and nothing was kept');
    const wrong = await get(path, { ...answers, title: '', intent: 'send' });
    expect(wrong.status).toBe(422);
    expect(await rows()).toEqual(before);
  });
});

describe('is answered as an address that nobody has', () => {
  const nobodys = () => randomBytes(32).toString('base64url');
  const WAYS: Record<string, () => Promise<string>> = {
    'a secret that nobody was given': async () => previewBase(nobodys()),
    'a secret that was ended': async () => {
      const secret = await give();
      await give();
      return previewBase(secret);
    },
    'the secret of another draft': async () => previewBase(await give('birch-street')),
    'no secret': async () => '/preview/short',
  };

  test.each(Object.entries(WAYS))('%s', async (_, way) => {
    const base = await way();
    for (const path of PATHS)
      for (const form of [undefined, { intent: 'send', title: 'A title' }]) {
        const nowhere = await answerTo(`/no-such-page/${nobodys()}${path}`, form);
        expect(nowhere.status).toBeGreaterThanOrEqual(404);
        expect(await answerTo(`${base}${path}`, form)).toEqual(nowhere);
      }
    // Control: with the right one it is another answer.
    const right = await answerTo(`${previewBase(await give())}/alder-street`);
    expect(right.status).toBe(200);
  });
});

describe('at the desk', () => {
  test('an officer gets no address, by page or by post', async () => {
    const officer = await desk.cookieOf(await desk.officer());
    const lead = await desk.cookieOf(await desk.officer({ role: 'lead' }));
    const ask = (cookie: string, body?: URLSearchParams) =>
      fetch(`${desk.origin}/desk/campaigns/alder-street/preview`, {
        redirect: 'manual',
        headers: { cookie, origin: desk.origin },
        ...(body && { method: 'POST', body }),
      });
    const seen = await leads.seen();
    for (const body of [undefined, new URLSearchParams({ intent: 'give', seen })]) {
      const answer = await ask(officer, body);
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain('/preview/');
    }
    // Control: a lead does.
    const given = await ask(lead, new URLSearchParams({ intent: 'give', seen }));
    expect(await given.text()).toContain(`${app.origin}/preview/`);
  });

  test('a lead asks for it, opens it, writes in it key by key, and nothing stays', async () => {
    const page = await sitDown(browser, desk, { role: 'lead' });
    await page.goto('/desk/campaigns/alder-street');
    await page.getByRole('link', { name: 'See it before it is public' }).click();
    await page
      .getByRole('button', { name: 'Make an address' })
      .or(page.getByRole('button', { name: 'Make a new address' }))
      .click();
    const link = page.getByRole('link', { name: /\/preview\/[^/]+\/alder-street\/tell$/ }).first();
    const [form] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    const asked: string[] = [];
    form.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const before = await rows();
    await form.getByText('This is a preview; nothing sent here is kept.').waitFor();
    await write(form);
    await form.getByRole('button', { name: /^Read it over/ }).click();
    await form.getByRole('button', { name: 'Send my letter' }).click();
    await form.getByRole('heading', { name: 'The form works, and nothing was kept' }).waitFor();
    expect(await rows()).toEqual(before);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(await form.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await form.getByRole('link', { name: 'Back to the form' }).click();
    await form.locator('#title').waitFor();
    // Loaded again, the page of the desk does not say the address once more.
    await page.reload();
    expect(await page.content()).not.toContain('/preview/');
  });
});

async function write(page: Page): Promise<void> {
  const keys = async (field: string, words: string) => {
    await page.locator(field).click();
    await page.locator(field).pressSequentially(words);
  };
  await keys('#title', 'The day it snowed');
  await keys('#story', `${'I was seven, and it snowed on the minaret. '.repeat(4)}It stayed.`);
  if (await page.locator('#age').isVisible()) await keys('#age', '41');
  await page.locator('#gender input[value="F"]').press('Space');
  await page.locator('#country').pressSequentially('Canada');
  if (await page.locator('#belief').isVisible())
    await page.locator('#belief').pressSequentially('Islam');
  await page.locator('#terms').press('Space');
}

const WORST = [
  `</textarea></title><script>${CANARY}()</script>`,
  `"><img src=x onerror=${CANARY}()>`,
  `[press](https://example.org/"onmouseover=${CANARY}())`,
  `\${${CANARY}()} {{${CANARY}()}} <%= ${CANARY}() %>`,
];

test('the worst words, typed by a lead into the form, run nowhere and are shown to the letter', async () => {
  const lead = await sitDown(browser, desk, { role: 'lead' });
  const { troubles, report } = await watch(lead.context(), { tabs: 0 });
  await lead.goto('/desk/campaigns/birch-street/words');
  const hash = async () => (await findCampaign(leads.db, 'birch-street'))?.draft?.hash;
  const fields = ['Landing', 'Form', 'List', 'Campaign'];
  for (const [n, words] of WORST.entries()) {
    const field = lead
      .getByRole('textbox', { name: new RegExp(`^${fields[n]}, .*English`) })
      .first();
    await field.click();
    await field.press('Control+a');
    await field.pressSequentially(words);
    const before = await hash();
    await lead.getByRole('button', { name: `Save: ${fields[n]}` }).click();
    if (words.startsWith('['))
      await lead.getByRole('alert').getByText('A link leads to a page of this site').waitFor();
    else await eventually(hash).not.toBe(before);
  }
  const base = `${app.origin}${previewBase(await give('birch-street'))}`;
  const kept = JSON.stringify((await findCampaign(leads.db, 'birch-street'))?.draft?.record);
  for (const words of WORST.filter((words) => !words.startsWith('[')))
    expect(kept).toContain(JSON.stringify(words).slice(1, -1));
  const page = await lead.context().newPage();
  page.on('pageerror', (error) => report(page.url(), String(error)));
  const shown: (string | null)[] = [];
  for (const path of ['', '/letters', '/tell']) {
    await page.goto(`${base}/birch-street${path}`);
    shown.push(await page.locator('main').textContent());
  }
  expect(shown[0]).toContain(WORST[0]);
  expect(shown[2]).toContain(WORST[1]);
  await lead.goto('/desk/campaigns/birch-street');
  await lead.getByRole('heading', { level: 1 }).waitFor();
  expect(troubles).toEqual([]);
  // Control: where nobody escapes, it runs.
  await page.goto('about:blank');
  await page.setContent(WORST[1] ?? '');
  await eventually(() => troubles.length).toBeGreaterThan(0);
});

test('the preview is what will be served, but for the band', async () => {
  const base = previewBase(await give());
  const seen = await Promise.all(PATHS.map(async (path) => (await get(`${base}${path}`)).text()));
  await leads.act('ask', leads.maryam);
  await leads.act('agree', leads.yusuf);
  for (const [n, path] of PATHS.entries()) {
    await eventually(async () => (await get(path)).status).toBe(200);
    const served = mainOf(await (await get(path)).text(), base);
    expect(served.length).toBeGreaterThan(500);
    expect(mainOf(seen[n] ?? '', base)).toBe(served);
  }
  // And its address has ended with that.
  expect((await get(`${base}/alder-street`)).status).toBe(404);
});
