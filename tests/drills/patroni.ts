import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#db/connect.ts';
import { withClient } from '#db/with-client.ts';
import { ask, percentile } from './ask.ts';
import { laySwitch } from './cabled-machines.ts';
import type { Drill } from './drill.ts';
import { until } from './mail-ground.ts';
import { type Cluster, type DatabaseMachine, startCluster } from './patroni-cluster.ts';
import { postStory } from './post-story.ts';
import { DATABASE_HOST, startHaproxy } from './processes-machine.ts';
import type { ServerProcess } from './server-process.ts';
import { acknowledgedIn } from './stored-stories.ts';
import { CLIENTS, startWriting } from './tireless-writers.ts';

/** How a primary is lost. Apart: it sees neither of the other two, but our processes still reach it. */
const BLOWS = ['killed', 'cut off', 'frozen', 'apart'] as const;
type Blow = (typeof BLOWS)[number];

const ROUNDS = 10;
const FIRST_ANSWER_MS = 60_000;
/** What was on its way to a writer when the blow fell has arrived by then. */
const ON_ITS_WAY_MS = 1_000;
const LIVES_MS = { least: 1_000, most: 5_000 };
const LOOKS_EVERY_MS = 200;
const LIST = '/api/story/some?numStories=1';

export const drill: Drill = {
  name: 'patroni',
  load: () =>
    `${CLIENTS} clients post without pause over three database machines; ${ROUNDS} times the primary is killed, cut off, frozen or apart from the others and comes back, with nobody's help; then the standby is cut off, and a switch is asked for`,
  required: `0 acknowledged stories lost, 0 double; the next one taken within ${FIRST_ANSWER_MS / 1_000} s each time; who is cut off steps down; the three agree`,
  smallIn: 'npm run drill -- patroni: it takes network namespaces, and minutes',
  run: async (ground) => {
    const network = await laySwitch(ground);
    const machines = [];
    for (const n of [1, 2, 3]) machines.push(await network.machine(`db-${n}`, n));
    const cluster = await startCluster(ground, machines);
    await cluster.whole();
    const haproxy = startHaproxy(
      ground,
      await network.machine('web', 10, `127.0.0.1 ${DATABASE_HOST}`),
      cluster,
    );

    const server = await haproxy.serve('hikaya');
    const writing = write(server.origin);
    const reading = read(server.origin);
    const waits: { blow: Blow; ms: number }[] = [];
    let steppedDown = true;
    for (let round = 0; round < ROUNDS; round++) {
      await pause(randomInt(LIVES_MS.least, LIVES_MS.most));
      const blow = BLOWS[round % BLOWS.length] ?? 'killed';
      const since = performance.now();
      const struck = await strike(cluster, blow);
      waits.push({ blow, ms: await writing.nextAnswer(since) });
      steppedDown &&= await struck.stepsDown();
      await struck.mend();
      await cluster.whole();
    }
    const standbyCut = await cutStandby(cluster, writing);
    const planned = await switchOver(cluster, writing);
    const acknowledged = await writing.stop();
    const reads = await reading.stop();
    await server.kill();
    const found = await lookInto(cluster, 'hikaya', acknowledged);
    const agree = await agreeOn(cluster, 'hikaya');
    const open = await openLines(cluster);
    await haproxy.startPgbouncer();
    const pooled = await sendThrough(await haproxy.serve('hikaya', { pooled: true }));
    const control = await withoutConfirmation(cluster, await haproxy.serve('control'));

    const all = waits.map(({ ms }) => ms);
    const slowest = Math.max(...all);
    const slowestOf = (one: Blow) =>
      Math.max(...waits.filter(({ blow }) => blow === one).map(({ ms }) => ms));
    const byBlow = BLOWS.map((one) => `${one} ${seconds(slowestOf(one))}`).join(', ');
    return {
      measured: `${acknowledged.length} acknowledged: ${found.lost} lost, ${found.double} double, ${found.orphans} without event or job; next 201 after ${seconds(percentile(all, 0.5))} (median), ${seconds(slowest)} at most (${byBlow}); ${seconds(standbyCut)} without the standby, ${seconds(planned)} for a switch by hand; ${steppedDown ? 'each' : 'NOT EACH'} that was cut off stepped down; the three ${agree ? 'agree' : 'DO NOT AGREE'}; ${reads.answered} of ${reads.asked} reads answered; open lines taken: ${open}; ${pooled ? 'a story' : 'NO STORY'} through PgBouncer`,
      held:
        acknowledged.length > ROUNDS &&
        found.lost + found.double + found.orphans + open === 0 &&
        Math.max(slowest, standbyCut, planned) <= FIRST_ANSWER_MS &&
        steppedDown &&
        agree &&
        pooled,
      control: {
        measured: `with synchronous_mode: false, ${control.lost} of ${control.acknowledged} lost when the primary is apart`,
        attackSucceeded: control.lost > 0,
      },
    };
  },
};

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Writers, and how long they had to wait. */
function write(origin: string) {
  const titles: string[] = [];
  const times: number[] = [];
  const stop = startWriting(origin, (title) => {
    titles.push(title);
    times.push(performance.now());
  });
  return {
    titles,
    /** From a blow to the first answer that cannot have been on its way already. */
    nextAnswer: async (blow: number) => {
      const isNew = (time: number) => time > blow + ON_ITS_WAY_MS;
      await until(2 * FIRST_ANSWER_MS, async () => isNew(times.at(-1) ?? 0));
      return (times.find(isNew) ?? Number.POSITIVE_INFINITY) - blow;
    },
    /** The longest that all of them waited at once while this went on. */
    longestWait: async (work: () => Promise<unknown>) => {
      const from = performance.now();
      await work();
      const done = performance.now();
      await until(2 * FIRST_ANSWER_MS, async () => (times.at(-1) ?? 0) > done);
      const within = [from, ...times.filter((time) => time > from), performance.now()];
      return Math.max(...within.slice(1).map((time, n) => time - (within[n] ?? time)));
    },
    stop: async () => {
      await stop();
      return titles;
    },
  };
}

/** A reader whose pages come from the standby, and from the primary while there is none. */
function read(origin: string) {
  const seen = { asked: 0, answered: 0 };
  let reading = true;
  const look = async () => {
    for (; reading; await pause(LOOKS_EVERY_MS)) {
      seen.asked += 1;
      const answer = await ask(origin, { path: LIST }).catch(() => null);
      if (answer?.status === 200) seen.answered += 1;
    }
  };
  const looking = look();
  return {
    stop: async () => {
      reading = false;
      await looking;
      return seen;
    },
  };
}

async function strike(cluster: Cluster, blow: Blow) {
  const primary = await cluster.primary();
  if (!primary) throw new Error('Nobody is primary.');
  const others = cluster.nodes.filter((node) => node !== primary);
  const nobodyToAsk = async () => true;
  const stepsDown = () => until(FIRST_ANSWER_MS, async () => !(await primary.takesWrites()));
  switch (blow) {
    case 'killed':
      await primary.kill();
      return { stepsDown: nobodyToAsk, mend: async () => primary.startPatroni() };
    case 'frozen':
      await primary.freeze();
      return { stepsDown: nobodyToAsk, mend: primary.thaw };
    case 'cut off':
      await primary.pullCable();
      return { stepsDown, mend: primary.plugIn };
    case 'apart':
      await primary.loseSightOf(others);
      return { stepsDown, mend: () => primary.seeAgain(others) };
  }
}

type Writing = ReturnType<typeof write>;

/** The one that every commit waits for is gone; the third takes its place. */
async function cutStandby(cluster: Cluster, writing: Writing): Promise<number> {
  const standby = await cluster.synchronousStandby();
  if (!standby) throw new Error('Nobody is the synchronous standby.');
  const wait = await writing.longestWait(async () => {
    await standby.pullCable();
    await until(FIRST_ANSWER_MS, async () => (await cluster.synchronousStandby()) !== null);
  });
  await standby.plugIn();
  await cluster.whole();
  return wait;
}

async function switchOver(cluster: Cluster, writing: Writing): Promise<number> {
  const wait = await writing.longestWait(() => cluster.patronictl('switchover', '--force'));
  await cluster.whole();
  return wait;
}

async function lookInto(cluster: Cluster, name: string, titles: readonly string[]) {
  const primary = await cluster.primary();
  const db = connect(urlOf(primary ?? cluster.nodes[0], name), { max: 1, answersWithinMs: 60_000 });
  try {
    return await acknowledgedIn({ as: () => db }, titles);
  } finally {
    await db.destroy();
  }
}

/** Every story, in each of the three. */
async function agreeOn(cluster: Cluster, name: string): Promise<boolean> {
  const sums = () =>
    Promise.all(
      cluster.nodes.map((node) =>
        withClient(urlOf(node, name), async (client) => {
          const { rows } = await client.query<{ sum: string }>(
            `SELECT md5(string_agg(story_id || title || body, '' ORDER BY story_id, no)) AS sum FROM revision`,
          );
          return rows[0]?.sum ?? '';
        }),
      ),
    );
  return until(FIRST_ANSWER_MS, async () => new Set(await sums()).size === 1);
}

/** How many lines are taken that nobody sealed, or whose end only an authority unknown to the machine vouches for. */
async function openLines(cluster: Cluster): Promise<number> {
  const node = cluster.nodes[0];
  let taken = 0;
  for (const search of ['sslmode=disable', 'sslmode=verify-full']) {
    const url = new URL(urlOf(node, 'hikaya'));
    url.search = search;
    taken += await withClient(url.href, async () => 1).catch(() => 0);
  }
  return taken;
}

function urlOf(node: DatabaseMachine | undefined, name: string): string {
  const url = new URL(node?.superuserUrl ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** Sent, and the list read; then it makes room. */
async function sendThrough(server: ServerProcess): Promise<boolean> {
  const sent = await postStory(server.origin, { title: 'Through the pool' });
  const read = await ask(server.origin, { path: LIST });
  await server.kill();
  return sent.status === 201 && read.status === 200;
}

/** The same blow where nobody waits for a standby. */
async function withoutConfirmation(cluster: Cluster, server: { origin: string }) {
  await cluster.change({ synchronous_mode: false, synchronous_mode_strict: false });
  await cluster.whole({ synchronous: false });
  const writing = write(server.origin);
  await pause(LIVES_MS.most);
  const before = await cluster.primary();
  const struck = await strike(cluster, 'apart');
  await struck.stepsDown();
  await until(FIRST_ANSWER_MS, async () => {
    const now = await cluster.primary();
    return now !== null && now !== before;
  });
  await writing.nextAnswer(performance.now());
  await struck.mend();
  await cluster.whole({ synchronous: false });
  const acknowledged = await writing.stop();
  const { lost } = await lookInto(cluster, 'control', acknowledged);
  return { lost, acknowledged: acknowledged.length };
}
