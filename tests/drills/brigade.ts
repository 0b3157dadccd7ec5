import http from 'node:http';
import { inBatches } from '#support/samples.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { createWorld } from '#support/world.ts';
import { ask } from './ask.ts';
import { openDesk } from './desk-ground.ts';
import { type Drill, within } from './drill.ts';
import type { Ground } from './ground.ts';
import { addressOf } from './post-story.ts';

const CROWD = { small: { addresses: 10, reports: 20 }, full: { addresses: 250, reports: 40 } };
const FROM_ONE = { small: 80, full: 200 };
const MOST_FROM_ONE = 60;
const LOOK_WITHIN_MS = within(1_000);
const ONE = '198.51.100.1';

export const drill: Drill = {
  name: 'brigade',
  load: (size) =>
    `${CROWD[size].addresses} addresses report one text ${CROWD[size].reports} times each; ${FROM_ONE[size]} reports from one address; one reader reports another text`,
  required:
    'one case and one line at the desk, marked; the text stays public; at most 60 taken from one address, none without a sum where one is asked for; the other report is a line of its own; the list within 1 s',
  run: async (ground, size) => {
    const crowd = await reportTogether(ground, size);
    const lanes = await takenFromOne(ground, FROM_ONE[size], {});
    const sums = await takenFromOne(ground, 5, { BOT_CHECK_REQUIRED: '1' });
    const control = await takenFromOne(ground, FROM_ONE[size], { SENDING_LANES: 'off' });
    const { reports, addresses } = CROWD[size];
    return {
      measured: `${crowd.taken} of ${reports * addresses} reports taken as ${crowd.cases} case in ${crowd.lines} line, ${crowd.marked ? '' : 'not '}marked; the text is ${crowd.isPublic ? '' : 'not '}public; the other report ${crowd.otherShown ? 'is a line of its own' : 'is lost'}; list ${Math.round(crowd.took)} ms; ${lanes} taken from one address, ${sums} without a sum`,
      held:
        crowd.taken === reports * addresses &&
        crowd.cases === 1 &&
        crowd.lines === 1 &&
        crowd.marked &&
        crowd.isPublic &&
        crowd.otherShown &&
        crowd.took <= LOOK_WITHIN_MS[size] &&
        lanes <= MOST_FROM_ONE &&
        sums === 0,
      control: {
        measured: `without lanes ${control} of ${FROM_ONE[size]} are taken from one address`,
        attackSucceeded: control > MOST_FROM_ONE,
      },
    };
  },
};

const REPORTED = 'The text they dislike';
const OTHER = 'The text with a number in it';

async function reportTogether(ground: Ground, size: 'small' | 'full') {
  const database = await ground.database();
  const world = await createWorld(database);
  const { hash, url } = await world.publish({ title: REPORTED });
  const other = await world.publish({ title: OTHER });
  const { origin } = await ground.server(database);
  const { addresses, reports } = CROWD[size];
  const senders = Array.from({ length: addresses * reports }, (_, n) => addressOf(n % addresses));
  let taken = 0;
  const report = reporting(ground, origin);
  await inBatches(senders, async (address) => {
    if ((await report({ hash, address, words: 'Take it down.' })) === 201) taken += 1;
  });
  await report({ hash: other.hash, address: '203.0.113.20', words: 'It has my number in it.' });
  const list = await lookAtCases(ground, database);
  const page = await ask(origin, { path: url });
  return {
    taken,
    cases: await casesOf(database, hash),
    lines: list.body.split(`>${REPORTED}<`).length - 1,
    marked: list.body.includes('Many at once'),
    otherShown: list.body.includes('It has my number in it.'),
    took: list.took,
    isPublic: page.status === 200,
  };
}

async function takenFromOne(
  ground: Ground,
  posts: number,
  environment: Record<string, string>,
): Promise<number> {
  const database = await ground.database();
  const { hash } = await (await createWorld(database)).publish();
  const { origin } = await ground.server(database, { environment });
  const report = reporting(ground, origin);
  let taken = 0;
  await inBatches(Array.from({ length: posts }), async () => {
    if ((await report({ hash, address: ONE, words: '' })) === 201) taken += 1;
  });
  return taken;
}

/** As a browser without a script posts the form; answers the status. */
function reporting(ground: Ground, origin: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  ground.atEnd(() => agent.destroy());
  return async ({ hash, address, words }: Record<'hash' | 'address' | 'words', string>) => {
    const answer = await ask(origin, {
      path: `/report/${hash}`,
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': address,
      },
      body: new URLSearchParams({ ground: 'hatred', words, faith: 'yes' }).toString(),
      agent,
    });
    return answer.status;
  };
}

async function lookAtCases(ground: Ground, database: TestDatabase) {
  const { origin, officer, cookieOf } = await openDesk(ground, database);
  const cookie = await cookieOf(await officer());
  const begin = performance.now();
  const { body } = await ask(origin, { path: '/desk/cases', headers: { cookie } });
  return { body, took: performance.now() - begin };
}

async function casesOf(database: TestDatabase, hash: string): Promise<number> {
  const rows = await database
    .as('superuser')
    .selectFrom('report')
    .select('case_id')
    .distinct()
    .where('hash', '=', hash)
    .execute();
  return rows.length;
}
