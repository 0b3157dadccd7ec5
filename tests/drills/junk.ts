import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { prepareStory } from '#services/stories/prepare-story.ts';
import { junk, otherJunk, unlike } from '#support/alike-texts.ts';
import { launchChromium } from '#support/chromium.ts';
import { tabTo } from '#support/keyboard.ts';
import { QUIET } from '#support/quiet-preparing.ts';
import { inBatches } from '#support/samples.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { createWorld } from '#support/world.ts';
import { type Desk, openDesk, sitAt } from './desk-ground.ts';
import { type Drill, within } from './drill.ts';
import type { Ground } from './ground.ts';

const JUNK = { small: 60, full: 5_000 };
const REAL = { small: 6, full: 20 };
const CLEARED_WITHIN_MS = within(600_000);
/** Somebody who reads sees it at once. */
const REAL_WORDS = 'I sat in the dark with my uncle and neither of us spoke.';

export const drill: Drill = {
  name: 'junk',
  load: (size) =>
    `${JUNK[size]} junk texts of three bursts, ${REAL[size]} real ones among them, every other one much like the junk; an officer with a keyboard`,
  required:
    'cleared in under ten minutes; 0 real ones lost; one undo brings a whole wave back; the wait told to writers unchanged',
  run: async (ground, size) => {
    const real = await clear(ground, size);
    const control = await declineUnseen(ground);
    return {
      measured: `${real.declined} of ${JUNK[size]} declined in ${real.waves} waves within ${Math.round(real.took / 1_000)} s; ${real.lost} real ones lost; ${real.back} of ${real.last} back by one undo; the wait is ${real.sameWait ? 'unchanged' : 'another'}; queue ${Math.round(real.queue)} ms`,
      held:
        real.declined === JUNK[size] &&
        real.lost === 0 &&
        real.back === real.last &&
        real.last > 0 &&
        real.sameWait &&
        real.took <= CLEARED_WITHIN_MS[size],
      control: {
        measured: `who takes none of the six out loses ${control} real ones`,
        attackSucceeded: control > 0,
      },
    };
  },
};

const BURSTS = [
  (no: number) => junk(no),
  (no: number) => otherJunk(no),
  (no: number) =>
    `Beautiful carpets from the old town, woven by hand in ${no} colours, are yours for less than anywhere else on this side of the sea. Come to our shop behind the station before Friday and take the second one home for nothing.`,
];

/** The junk, and the real ones at even distances in it. Answers the ids of the real ones. */
async function arrive(database: TestDatabase, junks: number, reals: number): Promise<string[]> {
  const world = await createWorld(database);
  const every = Math.floor(junks / reals);
  const found: string[] = [];
  const comes = async (story: string) => {
    const { hash } = await world.submit({ story });
    const id = await world.storyIdOf(hash);
    const context = { clock: () => new Date(), timeZone: 'America/Toronto' };
    const detectLanguage = () => 'en' as const;
    await prepareStory({ ...QUIET, ...context, db: database.as('worker'), detectLanguage }, id);
    return id;
  };
  await inBatches(
    Array.from({ length: junks }, (_, no) => no),
    async (no) => {
      const burst = BURSTS[no % BURSTS.length] ?? junk;
      await comes(burst(no));
      const place = no / every;
      if (!Number.isInteger(place) || place >= reals) return;
      // Half of them quote what they were sent, and so look like it.
      const words = place % 2 === 0 ? unlike() : burst(no);
      found.push(await comes(`${words} ${REAL_WORDS}`));
    },
  );
  await sql`VACUUM ANALYZE story, revision, wave, wave_text, event`.execute(
    database.as('superuser'),
  );
  return found;
}

async function clear(ground: Ground, size: 'small' | 'full') {
  const database = await ground.database();
  const told = await waitTold(database);
  const reals = await arrive(database, JUNK[size], REAL[size]);
  const before = await told();
  const desk = await openDesk(ground, database);
  const page = await officerAt(ground, desk);
  const begin = performance.now();
  // Keys are heard once the page has come to life.
  await page.goto(`${desk.origin}/desk`, { waitUntil: 'networkidle' });
  const queue = performance.now() - begin;
  let waves = 0;
  let last = 0;
  while ((await page.locator(GROUP).count()) > 0) {
    const hidden = await countHidden(database);
    await tabTo(page, GROUP);
    await page.keyboard.press('Enter');
    await atTheWave(page);
    await readAndRid(page);
    await page.keyboard.press('d');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'To read' }).waitFor();
    last = (await countHidden(database)) - hidden;
    waves += 1;
  }
  const took = performance.now() - begin;
  const declined = await countHidden(database);
  const lost = await countHidden(database, reals);
  const sameWait = (await told()) === before;
  await page.keyboard.press('u');
  await atTheWave(page);
  return {
    ...{ waves, took, declined, lost, last, queue, sameWait },
    back: declined - (await countHidden(database)),
  };
}

async function atTheWave(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'Decide together', exact: true }).waitFor();
}

const GROUP = 'a[href*="/together/"]';
const TO_READ = 'section[aria-labelledby="to-read"] li';

/** Opens what is not read yet and takes out what somebody told, until all that is left to read is junk. */
async function readAndRid(page: Page): Promise<void> {
  for (;;) {
    const texts = await page.locator(TO_READ).allTextContents();
    const real = texts.findIndex((text) => text.includes(REAL_WORDS));
    const unread = texts.findIndex((text) => text.includes('Open it'));
    const next = real >= 0 ? real : unread;
    if (next < 0) return;
    await page.keyboard.press(String(next + 1));
    if (next === real) await page.keyboard.press('x');
    // As one waits who reads: until the page says something else.
    await page.waitForFunction(
      ([selector, said]) =>
        [...document.querySelectorAll(selector ?? '')]
          .map(({ textContent }) => textContent)
          .join('\n') !== said,
      [TO_READ, texts.join('\n')],
    );
  }
}

async function officerAt(ground: Ground, desk: Desk): Promise<Page> {
  const browser = await launchChromium();
  ground.atEnd(() => browser.close());
  const context = await sitAt(browser, await desk.cookieOf(await desk.officer()));
  return context.newPage();
}

/** What writers would be told of the waits of others, letter by letter; some were decided before. */
async function waitTold(database: TestDatabase) {
  const world = await createWorld(database);
  for (let no = 0; no < 3; no += 1) await world.publish({ title: `Before ${no}` });
  await sql`UPDATE story SET ready_at = now() - interval '3 days'`.execute(
    database.as('superuser'),
  );
  return async () => {
    const { rows } = await sql`SELECT * FROM recent_decisions(1000)`.execute(database.as('desk'));
    if (rows.length === 0) throw new Error('No wait is told.');
    return JSON.stringify(rows);
  };
}

async function countHidden(database: TestDatabase, ids?: string[]): Promise<number> {
  let query = database
    .as('superuser')
    .selectFrom('story')
    .select((eb) => eb.fn.countAll<number>().as('texts'))
    .where('state', '=', 'hidden');
  if (ids) query = query.where('id', 'in', ids);
  return (await query.executeTakeFirstOrThrow()).texts;
}

/** An officer who opens the six without reading them. */
async function declineUnseen(ground: Ground): Promise<number> {
  const database = await ground.database();
  const reals = await arrive(database, JUNK.small, REAL.small);
  const { services, officer } = await openDesk(ground, database);
  const careless = {
    ...(await officer()),
    confirmedAt: new Date(),
    countsFrom: new Date(0),
  };
  for (const { id: waveId } of await services.listWaves()) {
    const wave = await services.readWave({ waveId, officer: careless });
    for (const { id: storyId } of wave?.toRead ?? [])
      await services.openInWave({ waveId, storyId, officer: careless });
    await services.declineTogether({
      waveId,
      officer: careless,
      way: 'put-aside',
      clauses: [],
      asOf: new Date(),
      gather: false,
    });
  }
  return countHidden(database, reals);
}
