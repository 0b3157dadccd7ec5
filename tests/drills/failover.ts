import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { withSuperuser } from '#lab/local-postgres.ts';
import {
  cloneTemplate,
  type RunningPostgres,
  startTemplatePostgres,
} from '#support/template-postgres.ts';
import { percentile } from './ask.ts';
import type { Drill } from './drill.ts';
import type { Ground } from './ground.ts';
import { openAddress } from './movable-address.ts';
import { attachStandby } from './standby.ts';
import { acknowledgedIn } from './stored-stories.ts';
import { CLIENTS, startWriting } from './tireless-writers.ts';

/** How a primary ends: it loses its standby and its waiting commits are cancelled first; or just so. */
const DEATHS = ['cut off', 'killed', 'silent'] as const;
const ROUNDS = { small: 1, full: 20 };
const LEAST_LIFE_MS = 200;
const LIVES_MS = { small: 300, full: 2_000 };
const CUT_OFF_MS = 1_000;
/** How far the standby of the control is behind. */
const LAG_MS = { small: 500, full: 20_000 };
const FIRST_ANSWER_MS = 60_000;

export const drill: Drill = {
  name: 'failover',
  load: (size) =>
    `${CLIENTS} clients post without pause, the primary dies ${ROUNDS[size]} times (killed, gone silent, or cut off from its standby first) and the synchronous standby takes over`,
  required: '0 acknowledged stories lost, 0 double',
  run: async (ground, size) => {
    const first = await startTemplatePostgres();
    ground.atEnd(first.stop);
    const livesMs = LIVES_MS[size];
    const real = await failOver(ground, first, {
      rounds: ROUNDS[size],
      synchronous: true,
      livesMs,
      lagMs: 0,
    });
    const control = await failOver(ground, real.primary, {
      rounds: 1,
      synchronous: false,
      livesMs,
      lagMs: LAG_MS[size],
    });
    return {
      measured: `${real.acknowledged} acknowledged: ${real.lost} lost, ${real.double} double, ${real.orphans} without event or job; first 201 after the promotion ${real.middle} ms (median), ${real.slowest} ms at most`,
      held:
        real.acknowledged > ROUNDS[size] &&
        real.lost + real.double + real.orphans === 0 &&
        real.slowest < FIRST_ANSWER_MS,
      control: {
        measured: `asynchronous and ${LAG_MS[size] / 1_000} s behind, ${control.lost} of ${control.acknowledged} lost; a driver that overlooks the warning believes ${real.believed} of ${real.cancelled} cancelled commits`,
        attackSucceeded: control.lost > 0 && real.believed > 0,
      },
    };
  },
};

type Plan = { rounds: number; synchronous: boolean; livesMs: number; lagMs: number };

/** Answers also who is primary in the end. */
async function failOver(
  ground: Ground,
  first: RunningPostgres,
  { rounds, synchronous, livesMs, lagMs }: Plan,
) {
  let primary = first;
  const address = await openAddress(ground, primary.port);
  const database = await cloneTemplate(throughPort(primary.superuserUrl, address.port));
  const server = await ground.server(database);
  const acknowledged: string[] = [];
  const stopWriting = startWriting(server.origin, (title) => acknowledged.push(title));
  const waits: number[] = [];
  const bare = { believed: 0, cancelled: 0 };
  for (let round = 0; round < rounds; round++) {
    const standby = await attachStandby(ground, primary, { synchronous });
    await pause(randomInt(LEAST_LIFE_MS, livesMs));
    const death = synchronous ? DEATHS[round % DEATHS.length] : 'cut off';
    if (death === 'cut off') standby.pullCable();
    if (death === 'cut off' && synchronous) {
      bare.cancelled += 1;
      bare.believed += await cancelWaiting(primary.superuserUrl);
    }
    await pause(lagMs);
    if (death === 'silent') address.silence();
    await primary.kill();
    await standby.promote();
    address.pointTo(standby.server.port);
    const promoted = performance.now();
    const before = acknowledged.length;
    while (acknowledged.length === before && performance.now() - promoted < FIRST_ANSWER_MS)
      await pause(5);
    waits.push(performance.now() - promoted);
    await primary.stop();
    primary = standby.server;
  }
  await stopWriting();
  await server.kill();
  const found = await acknowledgedIn(database, acknowledged);
  await database.drop();
  return {
    ...found,
    ...bare,
    primary,
    acknowledged: acknowledged.length,
    middle: Math.round(percentile(waits, 0.5)),
    slowest: Math.round(Math.max(...waits)),
  };
}

/**
 * Commits that wait for a standby out of reach are cancelled, as a timeout or an impatient hand would.
 * Answers 1 when a plain driver took such a one for done.
 */
async function cancelWaiting(superuserUrl: string): Promise<number> {
  const plain = withSuperuser(superuserUrl, async (client) => {
    await client.query('SET statement_timeout = 5000');
    await client.query(`SELECT pg_logical_emit_message(true, 'drill', '')`);
  });
  const believed = plain.then(
    () => 1,
    () => 0,
  );
  await withSuperuser(superuserUrl, async (client) => {
    const until = performance.now() + CUT_OFF_MS;
    while (performance.now() < until) {
      await pause(50);
      await client.query(
        `SELECT pg_cancel_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`,
      );
    }
  });
  return believed;
}

function throughPort(url: string, port: number): string {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
}
