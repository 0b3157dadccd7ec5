import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { newContactKeys } from '#integrations/contact-seal/sealed-box.ts';
import { launchChromium } from '#support/chromium.ts';
import { readMails } from '#support/read-mails.ts';
import { englishText } from '#support/samples.ts';
import { openDesk, sitAt } from './desk-ground.ts';
import { type Drill, within } from './drill.ts';
import type { Ground } from './ground.ts';
import { startMailing, until } from './mail-ground.ts';
import { addressOf, postStory } from './post-story.ts';

const SIZES = {
  small: { cries: 3, officers: 2, ordinary: 10 },
  full: { cries: 12, officers: 3, ordinary: 60 },
};
const SEEN_WITHIN = within(5_000);
const LEADS = 1;
/** Planted, plain, and each in other words: whether hints are found is measured on the corpus. */
const CRIES = [
  'I want to kill myself. Please read this before the weekend.',
  'I do not want to live any more and tonight I will end my life.',
  'I have decided to end my life. Tell my mother that I loved her.',
];

export const drill: Drill = {
  name: 'cry-for-help',
  load: (size) =>
    `${SIZES[size].cries} cries for help right behind ${SIZES[size].ordinary} other texts, ${SIZES[size].officers} officers at their lists`,
  required: 'first in every list within 5 s of sending, leads’ mail without a word of it',
  // With real hands; its stopwatch wants a machine to itself.
  smallIn: 'tests/journeys/care.test.ts',
  run: async (ground, size) => {
    const { cries, officers, ordinary } = SIZES[size];
    const house = await openHouse(ground, officers);
    for (let n = 0; n < ordinary; n += 1)
      await postStory(house.web, { title: `Ordinary ${n}`, address: addressOf(n) });
    const times: number[] = [];
    for (let n = 0; n < cries; n += 1) {
      const title = `Quiet letter ${n}`;
      const story = `${englishText(300).slice(n * 11)} ${CRIES[n % CRIES.length]}`;
      const start = performance.now();
      await postStory(house.web, { title, address: addressOf(9_000 + n), fields: { story } });
      const seen = await Promise.all(
        house.pages.map((page) => firstAfter(page, { title, place: n, start })),
      );
      times.push(...seen);
    }
    // The same list with the same texts, and nobody reads for danger (control): by due day.
    const plain = 'Without a cry';
    await postStory(house.web, { title: plain, address: addressOf(9_999) });
    await until(10_000, async () => (await house.unready()) === 0);
    const titles = await house.titles();
    // Beyond the first page where it is not among them.
    const last = titles.includes(plain) ? titles.indexOf(plain) : titles.length;
    await until(20_000, async () => (await readMails(house.mails)).length >= cries * LEADS);
    const mails = await readMails(house.mails);
    const told = mails.filter(({ text, subject }) =>
      /kill|life|mother|weekend|tonight|Quiet letter/i.test(`${subject} ${text}`),
    );
    const sorted = times.toSorted((a, b) => a - b);
    const [median = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    return {
      measured: `first in ${times.length} looks of ${officers} officers, median ${seconds(median)}, slowest ${seconds(slowest)}; ${mails.length} mails, ${told.length} with a word of it`,
      held: slowest <= SEEN_WITHIN[size] && mails.length === cries * LEADS && told.length === 0,
      control: {
        measured: `a text without a cry comes in place ${last + 1} of its list`,
        attackSucceeded: last >= Math.min(ordinary, 40),
      },
    };
  },
};

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Site, desk and worker as operators start them, and officers who look at the list. */
async function openHouse(ground: Ground, officers: number) {
  const database = await ground.database();
  const web = await ground.server(database);
  const desk = await openDesk(ground, database);
  const mails = await startMailing(ground, {
    database,
    keys: await newContactKeys(),
    origin: web.origin,
    site: web.origin,
    desk: desk.origin,
  });
  const browser = await launchChromium();
  ground.atEnd(() => browser.close());
  await desk.officer({ name: 'Lead A.', role: 'lead' });
  const pages: Page[] = [];
  for (let n = 0; n < officers; n += 1) {
    const officer = await desk.officer({ name: `Officer ${n}` });
    const page = await (await sitAt(browser, await desk.cookieOf(officer))).newPage();
    await page.goto(`${desk.origin}/desk`);
    pages.push(page);
  }
  const titles = async () =>
    (await desk.services.readQueue({ view: 'to-read' })).items.map(({ title }) => title);
  const unready = async () => {
    const rows = await database
      .as('desk')
      .selectFrom('story')
      .select('id')
      .where('ready_at', 'is', null)
      .execute();
    return rows.length;
  };
  return { web: web.origin, pages, mails, titles, unready };
}

/** How long after sending it stands among the first ones, on a screen somebody sits at. */
async function firstAfter(
  page: Page,
  { title, place, start }: { title: string; place: number; start: number },
): Promise<number> {
  const titles = page.locator('main .care1 h3');
  for (let look = 0; performance.now() - start < 60_000; look += 1) {
    await page.mouse.move(300 + (look % 7), 300);
    if ((await titles.allTextContents())[place] === title) return performance.now() - start;
    await pause(50);
  }
  return Number.POSITIVE_INFINITY;
}
