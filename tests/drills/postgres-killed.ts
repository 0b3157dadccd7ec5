import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { cloneTemplate, startTemplatePostgres } from '#support/template-postgres.ts';
import { percentile } from './ask.ts';
import { type Drill, within } from './drill.ts';
import type { Ground } from './ground.ts';
import { acknowledgedIn } from './stored-stories.ts';
import { CLIENTS, startWriting } from './tireless-writers.ts';

const KILLS = { small: 1, full: 50 };
const CONTROL_KILLS = { small: 2, full: 5 };
const WRITING_AGAIN_MS = within(10_000);
const LIVES_MS = { least: 500, most: 2_000 };

export const drill: Drill = {
  name: 'postgres-killed',
  load: (size) =>
    `${CLIENTS} clients post without pause, PostgreSQL gets kill -9 ${KILLS[size]} times`,
  required: '0 lost, 0 double; first 201 within 10 s of the database accepting',
  run: async (ground, size) => {
    // Of its own: nobody else's database may be killed.
    const postgres = await startTemplatePostgres();
    ground.atEnd(postgres.stop);
    const kill = (kills: number, synchronousCommit: 'on' | 'off') =>
      killAgainAndAgain(ground, postgres, { kills, synchronousCommit });
    const real = await kill(KILLS[size], 'on');
    const control = await kill(CONTROL_KILLS[size], 'off');
    return {
      measured: `${real.acknowledged} acknowledged: ${real.lost} lost, ${real.double} double, ${real.orphans} without event or job; first 201 after ${real.middle} ms (median), ${real.slowest} ms at most`,
      held:
        real.acknowledged > KILLS[size] &&
        real.lost + real.double + real.orphans === 0 &&
        real.slowest <= WRITING_AGAIN_MS[size],
      control: {
        measured: `with synchronous_commit=off ${control.lost} of ${control.acknowledged} lost`,
        attackSucceeded: control.lost > 0,
      },
    };
  },
};

type Postgres = Awaited<ReturnType<typeof startTemplatePostgres>>;

async function killAgainAndAgain(
  ground: Ground,
  postgres: Postgres,
  { kills, synchronousCommit }: { kills: number; synchronousCommit: 'on' | 'off' },
) {
  const database = await cloneTemplate(postgres.superuserUrl);
  const server = await ground.server(database);
  // No server starts with it off; those that run get it with their next connection.
  const superuser = database.as('superuser');
  await sql`ALTER ROLE hikaya_web SET synchronous_commit = ${sql.lit(synchronousCommit)}`.execute(
    superuser,
  );
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'hikaya_web'`.execute(
    superuser,
  );
  const acknowledged: string[] = [];
  const stopWriting = startWriting(server.origin, (title) => acknowledged.push(title));
  const waits: number[] = [];
  for (let i = 0; i < kills; i++) {
    await pause(randomInt(LIVES_MS.least, LIVES_MS.most));
    await postgres.kill();
    await startUntilItStands(postgres.startAgain);
    const accepting = performance.now();
    const before = acknowledged.length;
    while (
      acknowledged.length === before &&
      performance.now() - accepting < 2 * WRITING_AGAIN_MS.small
    )
      await pause(5);
    waits.push(performance.now() - accepting);
  }
  await stopWriting();
  await server.kill();
  const found = await acknowledgedIn(database, acknowledged);
  await database.drop();
  return {
    ...found,
    acknowledged: acknowledged.length,
    middle: Math.round(percentile(waits, 0.5)),
    slowest: Math.round(Math.max(...waits)),
  };
}

/** The dead server's children hold its memory for a moment, and it does not start meanwhile. */
async function startUntilItStands(startAgain: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await startAgain();
    } catch (error) {
      if (tries === 20) throw error;
      await pause(100);
    }
}
