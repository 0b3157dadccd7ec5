import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { findForm, generalCampaign } from '#domain/campaigns/registry.ts';
import { WAITING_STATES } from '#domain/story/lifecycle.ts';
import type { Officer } from '#domain/vetting/officer.ts';
import { unlike } from '#support/alike-texts.ts';
import { sitDown, startDesk, type TestDesk } from '#support/desk.ts';
import { type Mailbox, startWorkerWithMailbox } from '#support/mailbox.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { sampleIn } from '#support/samples.ts';
import { openSite, type Site } from '#support/site.ts';

/** What the officers of this day make of a text; its title begins with the word. */
type Plan = 'Publish' | 'Decline' | 'Edit' | 'Second' | 'Park';
type Sent = { plan: Plan; title: string; url: string; email: string; language: string };

const PHONE = '613-555-0142';

let site: Site;
let desk: TestDesk;
let mailbox: Mailbox;
const sent: Sent[] = [];

beforeAll(async () => {
  site = await openSite();
  desk = await startDesk(site.database, site.app.origin);
  mailbox = await startWorkerWithMailbox(site.database, site.world, site.app.origin);
  await fillTheQueue();
});

async function fillTheQueue() {
  // Each of its own words: what is much alike is decided together.
  const english = (index: number) => `${unlike()} It was day ${index}.`;
  const plans: [Plan, number][] = [
    ['Publish', 8],
    ['Decline', 4],
    ['Edit', 4],
    ['Second', 2],
    ['Park', 1],
  ];
  for (const [plan, count] of plans)
    for (let i = 1; i <= count; i++)
      await send(plan, `${plan} ${i}`, {
        story: plan === 'Edit' ? `${english(i)} Call my uncle at ${PHONE} please.` : english(i * 3),
      });
  // Children, copies, and letters in the other two languages.
  for (let i = 1; i <= 3; i++)
    await send('Publish', `Publish child ${i}`, {
      age: '9',
      guardian: 'on',
      story: english(40 + i),
    });
  for (let i = 1; i <= 2; i++) await send('Decline', `Decline copy ${i}`, { story: english(60) });
  for (const language of ['fr', 'ur'] as const)
    for (let i = 1; i <= 3; i++) {
      const { body, recipient, gender, country } = sampleIn(language, 'ourlondonfamily');
      const plan = i === 3 ? 'Decline' : 'Publish';
      await send(plan, `${plan} ${language} ${i}`, {
        story: body,
        gender,
        country,
        recipient: recipient ?? 'The family',
        campaign: 'ourlondonfamily',
        language,
      });
    }
  const ready = () =>
    desk.db
      .selectFrom('story')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('ready_at', 'is not', null)
      .executeTakeFirstOrThrow();
  await vi.waitFor(async () => expect((await ready()).n).toBe(sent.length), 60_000);
}

async function send(
  plan: Plan,
  title: string,
  { campaign, language = 'en', ...input }: Record<string, string>,
) {
  const form = findForm(campaign ?? '') ?? generalCampaign();
  const email = `${title.replaceAll(' ', '-').toLowerCase()}@example.org`;
  const { url } = await site.world.submit({ ...input, title, email }, { form });
  sent.push({ plan, title, url, email, language });
}

/** An officer at an own computer, who never touches the mouse. */
async function startWork(about: Partial<Officer>): Promise<Page> {
  const page = await sitDown(site.browser, desk, about);
  await page.goto('/desk');
  await page.getByRole('heading', { name: 'To read' }).waitFor();
  return page;
}

/** Takes one after the other until nothing is left. Answers how many decisions that took. */
async function work(page: Page): Promise<number> {
  const press = (key: string) => page.keyboard.press(key);
  let decided = 0;
  for (;;) {
    if (!page.url().includes('/story/')) {
      // The address is there before the list: until then "j" still goes down the list beside the last text.
      await page.locator('.dhead h1').waitFor();
      await page.waitForLoadState('networkidle');
      await press('j');
      const story = page.waitForURL(/\/story\//, { timeout: 5_000 }).catch(() => null);
      if ((await story) === null) return decided;
    }
    const id = page.url().split('/story/')[1]?.slice(0, 36) ?? '';
    await page.locator(`main[data-story="${id}"] h1`).waitFor();
    const title = (await page.locator('.pane h1').textContent()) ?? '';
    if (await page.getByText('Open the text').isVisible()) {
      await press('o');
      await page.locator('.prose').waitFor();
    }
    const asked = await page.getByText('A second reader was asked for.').isVisible();
    if (asked) await answer(page);
    else await decide(page, title.split(' ')[0] as Plan);
    await page.waitForURL((url) => !url.pathname.includes(id));
    decided += 1;
  }
}

/** To publish leads to what a colleague asked; the answer goes out with the text. */
async function answer(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  await press('p');
  await page.getByRole('heading', { name: / asks/ }).waitFor();
  await press('1');
  const words = page.getByLabel('Your words (officers only)');
  await expect.poll(() => words.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type('It is nobody’s.');
  await press('Tab');
  await press('Tab');
  await press('Enter');
}

async function decide(page: Page, plan: Plan) {
  const press = (key: string) => page.keyboard.press(key);
  const focused = (role: 'button' | 'textbox', name?: RegExp) =>
    expect
      .poll(() => page.locator(':focus').evaluateAll(([el]) => [el?.tagName, el?.textContent]), {
        timeout: PATIENCE_MS,
      })
      .toEqual([
        role === 'button' ? 'BUTTON' : 'TEXTAREA',
        name ? expect.stringMatching(name) : expect.anything(),
      ]);
  switch (plan) {
    case 'Publish':
      await press('p');
      await focused('button', /publish/);
      return press('Enter');
    case 'Decline':
      await press('1');
      await press('d');
      await focused('textbox');
      await page.keyboard.type('Thank you for writing.');
      await press('Tab');
      return press('Enter');
    case 'Edit':
      await press('e');
      await focused('textbox');
      await press('Tab');
      await page.keyboard.type('A phone number');
      await press('Enter');
      await page.getByText('Publish with 1 change').waitFor();
      return decide(page, 'Publish');
    case 'Second':
      await press('s');
      await focused('textbox');
      await page.keyboard.type('Is this a real name?');
      await press('Tab');
      return press('Enter');
    case 'Park':
      await press('h');
      await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('until');
      // Past the days and the reasons.
      await press('Tab');
      await press('Tab');
      await focused('textbox');
      await page.keyboard.type('Waiting for a translator.');
      await press('Tab');
      return press('Enter');
  }
}

/** How many still wait for a decision. */
async function left(): Promise<number> {
  const { n } = await desk.db
    .selectFrom('story')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('state', 'in', WAITING_STATES)
    .executeTakeFirstOrThrow();
  return n;
}

describe('a working day of two officers, by keyboard alone', () => {
  test('every text is decided, readers and writers get what was decided', async ({ annotate }) => {
    expect(sent).toHaveLength(30);
    const started = Date.now();
    const noor = await startWork({ name: 'Noor', languages: ['en', 'ur'] });
    const karim = await startWork({ name: 'Karim', languages: ['en', 'fr'] });
    const counts: number[] = [];
    // What one asked about, the other may have been handed after both were done.
    for (let round = 0; round < 5 && (await left()) > 0; round++)
      counts.push(...(await Promise.all([work(noor), work(karim)])));
    await annotate(`${counts.join(' + ')} decisions in ${Date.now() - started} ms`);

    const states = await desk.db
      .selectFrom('story')
      .innerJoin('revision', (join) =>
        join.onRef('revision.story_id', '=', 'story.id').on('revision.no', '=', 1),
      )
      .select(['revision.title', 'story.state', 'story.revision_no'])
      .execute();
    for (const { plan, title } of sent)
      expect(
        states.find((row) => row.title === title),
        title,
      ).toMatchObject({
        state: plan === 'Decline' ? 'refused' : plan === 'Park' ? 'parked' : 'published',
        revision_no: plan === 'Edit' ? 2 : 1,
      });

    const isPublished = ({ plan }: Sent) => plan !== 'Decline' && plan !== 'Park';
    for (const text of sent) {
      const answer = await fetch(`${site.app.origin}${text.url}`);
      expect(answer.status, text.title).toBe(isPublished(text) ? 200 : 404);
      const html = await answer.text();
      expect(html, text.title).not.toContain(PHONE);
      if (text.plan === 'Edit') expect(html).toContain('Our readers shortened passages');
    }

    const expected = sent.filter(({ plan }) => plan !== 'Park');
    await expect
      .poll(async () => (await mailbox.read()).length, { timeout: 90_000, interval: 1_000 })
      .toBe(expected.length);
    const mails = await mailbox.read();
    for (const text of expected) {
      const [mail, ...more] = mails.filter(({ to }) => to?.[0]?.address === text.email);
      expect(more, text.title).toEqual([]);
      for (const part of [mail?.html, mail?.text]) {
        expect(part, text.title).toContain(text.title);
        if (isPublished(text)) expect(part).toContain(text.url);
        else expect(part).toContain('Thank you for writing.');
      }
      expect(mail?.html, text.title).toContain(`lang="${text.language}"`);
      if (text.language === 'ur') expect(mail?.html).toContain('dir="rtl"');
    }
  }, 300_000);
});
