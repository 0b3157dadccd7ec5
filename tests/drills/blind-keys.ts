import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { SubmissionInput } from '#domain/submission/fields.ts';
import type { MarkedField } from '#domain/vetting/gate.ts';
import { prepareStory } from '#services/stories/prepare-story.ts';
import { unlike } from '#support/alike-texts.ts';
import { launchChromium } from '#support/chromium.ts';
import { faultsOf, PHONE } from '#support/gate-machine.ts';
import { QUIET } from '#support/quiet-preparing.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { createWorld } from '#support/world.ts';
import { openDesk, sitAt } from './desk-ground.ts';
import type { Drill } from './drill.ts';
import type { Ground } from './ground.ts';

const TEXTS = { small: 40, full: 200 };
const IN_CONTROL = 12;
const KEYS = ['j', 'p', 'Enter'];
/** As fast as somebody presses who does not look. */
const PACE_MS = 200;
/** Some presses hit a page that is still to come. */
const MOST_ROUNDS = 8;
/** Keys pressed unread pass some by; that most get through shows that the keys work. */
const THROUGH = 0.75;
/** So many rounds in which no text was opened or published: what is left lies in somebody's hands. */
const STILL = 25;

const NUMBER = PHONE.replaceAll('-', '');
/** Where a mark is planted. The clean ones come first: behind each publication the most urgent one comes up again. */
const PLANTED: Record<MarkedField, SubmissionInput> = {
  title: { title: `Call me at ${PHONE}` },
  text: {
    get story() {
      return `${unlike()} Call me at ${PHONE}.`;
    },
  },
  name: { name: `Amina ${PHONE}` },
  city: { city: '14 Cedar Street, Kisumu' },
  link: { link: `https://wa.me/1${NUMBER}` },
  social: { social: 'INSTAGRAM', handle: `@1${NUMBER}` },
};
const FIELDS = Object.keys(PLANTED) as MarkedField[];

export const drill: Drill = {
  name: 'blind-keys',
  load: (size) =>
    `${TEXTS[size]} texts, half of them with a number or an address in ${FIELDS.join(', ')}, decided in Chromium by an officer who presses J, P, Enter and does not look`,
  required:
    'every text opened, 0 published with a mark that is not settled; at least three of four clean ones get through',
  // The same keys on a child's text and on a marked one; every other way in no-way-around-the-gate.test.ts.
  smallIn: 'tests/browser/desk-hands.test.ts',
  run: async (ground, size) => {
    const browser = await launchChromium({ whole: true });
    ground.atEnd(() => browser.close());
    const { sent, keys } = await work(ground, browser, { texts: TEXTS[size], clean: true });
    const clean = sent.filter(({ field }) => field === null);
    const through = clean.filter(({ published }) => published).length;
    const wrong = sent.filter(({ faults }) => faults.length > 0);
    const rows = FIELDS.map((field) => {
      const planted = sent.filter((one) => one.field === field);
      const out = planted.filter(({ published }) => published).length;
      const opened = planted.filter((one) => one.opened).length;
      return `${field} ${opened} of ${planted.length} opened, ${out} out`;
    });
    const script = 'tests/drills/controls/open-gate.ts';
    const control = await work(ground, browser, { texts: IN_CONTROL, clean: false, script });
    const harmed = control.sent.filter(({ faults }) => faults.length > 0).length;
    return {
      measured: `${keys} keys: ${through} of ${clean.length} clean ones published; marked: ${rows.join(', ')}; ${wrong.length} published with a mark`,
      held:
        wrong.length === 0 &&
        sent.every(({ opened }) => opened) &&
        through >= clean.length * THROUGH,
      control: {
        measured: `with the gate open the same keys publish ${harmed} of ${IN_CONTROL} with their mark`,
        attackSucceeded: harmed > 0,
      },
    };
  },
};

type How = { texts: number; clean: boolean; script?: string };
type Text = { id: string; field: MarkedField | null };

async function work(ground: Ground, browser: Browser, { texts, clean, script }: How) {
  const database = await ground.database();
  const all = await fillQueue(database, { texts, clean });
  const desk = await openDesk(ground, database, script ? { script } : {});
  const context = await sitAt(browser, await desk.cookieOf(await desk.officer()));
  const page = await context.newPage();
  await page.goto(`${desk.origin}/desk`, { waitUntil: 'networkidle' });
  let keys = 0;
  let last = { round: 0, done: 0 };
  for (let round = 0; round < MOST_ROUNDS * texts && round - last.round < STILL; round += 1) {
    for (const key of KEYS) {
      await page.keyboard.press(key);
      await pause(PACE_MS);
    }
    keys += KEYS.length;
    const opened = await openedOf(database);
    const done = opened.size + (await publishedOf(database)).size;
    if (opened.size === all.length) break;
    if (done > last.done) last = { round, done };
  }
  await context.close();
  const out = await publishedOf(database);
  const opened = await openedOf(database);
  const sent = await Promise.all(
    all.map(async (text) => ({
      ...text,
      opened: opened.has(text.id),
      published: out.has(text.id),
      faults: await faultsOf({ database }, text.id),
    })),
  );
  return { sent, keys };
}

/** As people send them and the worker makes them ready, by adults, so that one officer is enough. */
async function fillQueue(
  database: TestDatabase,
  { texts, clean }: Omit<How, 'script'>,
): Promise<Text[]> {
  const world = await createWorld(database);
  const sent: Text[] = [];
  for (let n = 0; n < texts; n += 1) {
    const field = clean && n < texts / 2 ? null : (FIELDS[n % FIELDS.length] ?? 'text');
    const plain = { title: `Snow on day ${n}`, story: unlike() };
    const { hash } = await world.submit({ ...plain, ...(field && PLANTED[field]) });
    const id = await world.storyIdOf(hash);
    const db = database.as('worker');
    const clock = () => new Date();
    await prepareStory({ ...QUIET, db, clock, detectLanguage: () => 'en', timeZone: 'UTC' }, id);
    sent.push({ id, field });
  }
  return sent;
}

async function publishedOf(database: TestDatabase): Promise<Set<string>> {
  const rows = await database
    .as('superuser')
    .selectFrom('publication')
    .select('story_id')
    .execute();
  return new Set(rows.map((row) => row.story_id));
}

async function openedOf(database: TestDatabase): Promise<Set<string>> {
  const rows = await database
    .as('superuser')
    .selectFrom('event')
    .select('story_id')
    .distinct()
    .where('kind', '=', 'open')
    .execute();
  return new Set(rows.map((row) => row.story_id ?? ''));
}
