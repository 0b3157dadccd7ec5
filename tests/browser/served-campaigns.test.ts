import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import { freePort } from '#lab/free-port.ts';
import { startLocalVarnish } from '#lab/local-varnish.ts';
import { readSnapshot } from '#services/campaigns/served-campaigns.ts';
import { startApp } from '#support/app.ts';
import { type CampaignDesk, createCampaignDesk } from '#support/campaign-desk.ts';
import { purgerOf } from '#support/purge.ts';
import { openPdf } from '#support/read-pdf.ts';
import { newCampaign } from '#support/sample-campaign.ts';
import { validInput } from '#support/valid-input.ts';

/** A change is on every page within this long. */
const SEEN_WITHIN_MS = 2_000;
const EDITS = 100;
const READERS = 4;
/** As the worker purges. */
const PURGE_EVERY_MS = 200;

/** Of a subject that no campaign of the release has. */
const ALDER = newCampaign('alder-street', (copy) => {
  copy.category = 'GARDENING';
  copy.recipients = [{ recipient: 'A neighbour', label: { en: 'A neighbour', fr: 'Une voisine' } }];
  if (copy.landing) copy.landing.aliases = ['/alder'];
  copy.banner = null;
});

let desk: CampaignDesk;
let origin: string;
let purging = true;
/** One that is on its way ends first. */
let lastPurge: Promise<unknown> = Promise.resolve();
let stop: () => Promise<void>;
beforeAll(async () => {
  desk = await createCampaignDesk();
  const [port, backendPort] = [await freePort(), await freePort()];
  origin = `http://127.0.0.1:${port}`;
  const { database, world } = desk;
  await startApp(database, world, { pages: true, port: backendPort, origin });
  const varnish = await startLocalVarnish({ port, backendPort });
  const purge = purgerOf(database, varnish.purgeOrigin);
  let going = true;
  const worker = (async () => {
    for (; going; await pause(PURGE_EVERY_MS)) {
      if (purging) lastPurge = purge();
      await lastPurge;
    }
  })();
  stop = async () => {
    going = false;
    await worker;
    await varnish.stop();
  };
});
afterAll(() => stop());

async function get(path: string) {
  const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}
const statusOf = async (path: string) => (await get(path)).status;
/** On the page, and in a cache before it, soon enough. */
const soon = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: SEEN_WITHIN_MS });

const PAGES = ['/alder-street', '/alder', '/alder-street/tell', '/alder-street/letters'];
const MORE = ['/alder-street/feed.atom', '/image/campaign/alder-street.png'];

/** What writers are asked: two leads. */
async function agreeTo(record: CampaignRecord) {
  await desk.edit(desk.maryam, record);
  await desk.act('ask', desk.maryam);
  await desk.act('agree', desk.yusuf);
}

const post = (path: string, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return fetch(`${origin}${path}`, { method: 'POST', body: form, redirect: 'manual' });
};

const versionIn = (html: string) => /name="campaignVersion" value="(\d+)"/.exec(html)?.[1] ?? '';

async function answersFor(slug: string): Promise<Record<string, string>> {
  const form = (await readSnapshot(desk.database.as('web'))).in('en').findForm(slug);
  if (!form) throw new Error(`No form ${slug}.`);
  const told = Object.entries(validInput(form)).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(told), terms: 'on', intent: 'send' };
}

describe('a campaign that leads make', () => {
  test('is nobody’s address before, and answers everywhere within two seconds', async () => {
    await desk.start(desk.maryam, ALDER);
    for (const path of [...PAGES, ...MORE])
      expect([path, await statusOf(path)]).toEqual([path, 404]);
    expect((await get('/opportunities')).text).not.toContain('/alder-street');
    await desk.act('ask', desk.maryam);
    await desk.act('agree', desk.yusuf);
    for (const path of [...PAGES, ...MORE]) await soon(() => statusOf(path)).toBe(200);
    for (const list of ['/opportunities', '/museum', '/sitemaps/pages.xml'])
      await soon(async () => (await get(list)).text).toContain('/alder-street');
    // A page of one of the thirteen answers as it did.
    expect(await statusOf('/palestine')).toBe(200);
  });

  test('is in the reader’s language as far as it has words, and in English beyond', async () => {
    const { status, text } = await get('/fr/alder-street/tell');
    expect(status).toBe(200);
    expect(text).toContain('Une voisine');
    expect((await get('/ur/alder-street/tell')).text).toContain('A neighbour');
  });

  test('is edited a hundred times while it is read: no page mixes two versions, none fails', async () => {
    const numbers = (text: string) => new Set(text.match(/Number \d+/g));
    const paths = ['/alder-street', '/alder-street.data', '/fr/alder-street'];
    let going = true;
    let reads = 0;
    const wrong: string[] = [];
    const reader = async (first: number) => {
      for (let n = first; going; n += 1) {
        const path = paths[n % paths.length] ?? '/';
        const { status, text } = await get(path);
        reads += 1;
        if (status !== 200) wrong.push(`${path}: ${status}`);
        if (numbers(text).size > 1) wrong.push(`${path}: ${[...numbers(text)]}`);
      }
    };
    const readers = Array.from({ length: READERS }, (_, n) => reader(n));
    for (let n = 1; n <= EDITS; n += 1) {
      const record = structuredClone(ALDER);
      const { landing } = record;
      if (!landing) throw new Error('It has no landing.');
      for (const words of [landing.heading, landing.lead, landing.pageTitle, landing.writeLabel])
        for (const locale of ['en', 'fr', 'ur', 'ar'] as const) words[locale] = `Number ${n}`;
      await desk.edit(desk.maryam, record);
      expect((await desk.act('publish', desk.maryam)).kind).toBe('published');
    }
    for (const path of paths)
      await soon(async () => [...numbers((await get(path)).text)]).toEqual([`Number ${EDITS}`]);
    going = false;
    await Promise.all(readers);
    expect(wrong).toEqual([]);
    expect(reads).toBeGreaterThan(EDITS);
    // Control: where nobody purges, the cache goes on showing what was.
    purging = false;
    await lastPurge;
    expect((await get('/alder-street')).text).toContain(`Number ${EDITS}`);
    await desk.edit(desk.maryam, ALDER);
    await desk.act('publish', desk.maryam);
    await pause(SEEN_WITHIN_MS);
    expect((await get('/alder-street')).text).toContain(`Number ${EDITS}`);
    purging = true;
    await soon(async () => (await get('/alder-street')).text).not.toContain(`Number ${EDITS}`);
  });

  test('shows a letter as its own version named whom it is to, on the page and on paper', async () => {
    const before = versionIn((await get('/alder-street/tell')).text);
    const answers = await answersFor('alder-street');
    const sent = await post('/alder-street/tell', {
      ...answers,
      recipient: 'A neighbour',
      campaignVersion: before,
    });
    expect(sent.status).toBe(303);
    const { hash } = await desk.db
      .selectFrom('story')
      .select('hash')
      .orderBy('received_at', 'desc')
      .executeTakeFirstOrThrow();
    await desk.world.settle(hash, 'publish');
    for (const en of ['Somebody next door', 'Whoever lives beside you'])
      await agreeTo({ ...ALDER, recipients: [{ recipient: 'A neighbour', label: { en } }] });
    await soon(async () => (await get('/alder-street/tell')).text).toContain(
      'Whoever lives beside you',
    );
    const list = (await get('/alder-street/letters')).text;
    const url = new RegExp(`/story/[^"?]*${hash}`).exec(list)?.[0] ?? '';
    const page = (await get(url)).text;
    expect(page).toContain('A neighbour');
    expect(page).not.toContain('Whoever lives beside you');
    const pdf = await (await fetch(`${origin}/print/${hash}.pdf`)).arrayBuffer();
    const paper = await (await openPdf(new Uint8Array(pdf))).text();
    expect(paper).toContain('A neighbour');
    expect(paper).not.toContain('Whoever lives');
    // Who had the form open before both changes finishes under what they read.
    const late = await post('/alder-street/tell', { ...answers, campaignVersion: before });
    expect(late.status).toBe(303);
    const bound = await desk.db
      .selectFrom('story')
      .select('campaign_version')
      .where('campaign', '=', 'alder-street')
      .execute();
    expect(new Set(bound.map((one) => String(one.campaign_version)))).toEqual(new Set([before]));
  });

  test('is closed, and says so; who began before still sends, and its letters stay', async () => {
    const open = versionIn((await get('/alder-street/tell')).text);
    const answers = await answersFor('alder-street');
    await desk.act('close', desk.yusuf);
    await soon(async () => (await get('/alder-street/tell')).text).toContain(
      'Letters are closed since',
    );
    await soon(async () => (await get('/opportunities')).text).not.toContain('/alder-street');
    expect(await statusOf('/alder-street/letters')).toBe(200);
    expect((await post('/alder-street/tell', answers)).status).toBe(409);
    const over = { ...answers, intent: 'read-over', campaignVersion: open };
    expect(await (await post('/alder-street/tell', over)).text()).toContain(
      'You began before that',
    );
    const sent = await post('/alder-street/tell', { ...answers, campaignVersion: open });
    expect(sent.status).toBe(303);
    const byApi = await fetch(`${origin}/api/story`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...answers, campaign: 'alder-street', termsConditions: true }),
    });
    expect(byApi.status).toBe(422);
    expect((await byApi.json()).errors).toMatchObject([{ field: 'campaign', code: 'formClosed' }]);
  });

  test('is archived: on no list, and read on by whoever has its address', async () => {
    await desk.act('archive', desk.yusuf);
    for (const list of ['/opportunities', '/museum', '/sitemaps/pages.xml'])
      await soon(async () => (await get(list)).text).not.toContain('/alder-street');
    expect(await statusOf('/alder-street')).toBe(200);
    expect(await statusOf('/alder-street/letters')).toBe(200);
    expect((await get('/alder-street/tell')).text).toContain('Letters are closed since');
    expect(await statusOf('/alder')).toBe(200);
  });
});
