import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from './ask.ts';
import type { Drill, Outcome } from './drill.ts';
import type { Ground } from './ground.ts';
import { acknowledgedIn } from './stored-stories.ts';
import { CLIENTS, startWriting } from './tireless-writers.ts';

const KILLS = { small: 3, full: 200 };
const CONTROL_KILLS = { small: 1, full: 5 };
/** A check shares its machine with other tests; only the full drill is held to the plan's figure. */
const SERVING_AGAIN_MS = { small: 15_000, full: 3_000 };
/** Between two kills, so that a kill finds the server at every stage of its work. */
const LIVES_MS = { least: 100, most: 1_200 };

export const drill: Drill = {
  name: 'kill',
  load: (size) =>
    `${CLIENTS} clients post without pause, the server gets kill -9 ${KILLS[size]} times`,
  required: '0 lost, 0 double, 0 without event and job; serving again within 3 s',
  run: async (ground, size): Promise<Outcome> => {
    const real = await killAgainAndAgain(ground, { kills: KILLS[size] });
    const early = await killAgainAndAgain(ground, {
      kills: CONTROL_KILLS[size],
      script: 'tests/drills/controls/answer-before-commit.ts',
    });
    return {
      measured: `${real.acknowledged} acknowledged: ${real.lost} lost, ${real.double} double, ${real.orphans} without event or job; serving again after ${real.middle} ms (median), ${real.slowest} ms at most`,
      held:
        real.acknowledged > KILLS[size] &&
        real.lost + real.double + real.orphans === 0 &&
        real.slowest <= SERVING_AGAIN_MS[size],
      control: {
        measured: `answering before COMMIT: ${early.lost} of ${early.acknowledged} lost`,
        attackSucceeded: early.lost > 0,
      },
    };
  },
};

async function killAgainAndAgain(ground: Ground, options: { kills: number; script?: string }) {
  const database = await ground.database();
  const start = (port?: number) =>
    ground.server(database, {
      ...(options.script && { script: options.script }),
      ...(port && { port }),
    });
  let server = await start();
  const acknowledged: string[] = [];
  const stopWriting = startWriting(server.origin, (title) => acknowledged.push(title));
  const waits: number[] = [];
  for (let i = 0; i < options.kills; i++) {
    await pause(randomInt(LIVES_MS.least, LIVES_MS.most));
    await server.kill();
    const killedAt = performance.now();
    server = await start(server.port);
    waits.push(performance.now() - killedAt);
  }
  await stopWriting();
  await server.kill();
  const found = await acknowledgedIn(database, acknowledged);
  return {
    ...found,
    acknowledged: acknowledged.length,
    middle: Math.round(percentile(waits, 0.5)),
    slowest: Math.round(Math.max(...waits)),
  };
}
