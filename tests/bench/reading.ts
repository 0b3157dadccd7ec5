import { inBatches } from '#support/samples.ts';
import { createWorld } from '#support/world.ts';
import { percentile } from '../drills/ask.ts';
import { openDesk } from '../drills/desk-ground.ts';
import type { Ground } from '../drills/ground.ts';
import { type Bench, median } from './bench.ts';

const TEXTS = 200;
/** What the processes compile on their way; not counted. */
const WARMING_UP = 20;
const MOST_MS = 15;

/** What a trace of reading costs: each text opened once, here and at a desk that writes nothing down, in turn. */
export const reading: Bench = {
  name: 'reading',
  run: async (ground) => {
    const traced = await openTexts(ground);
    const bare = await openTexts(ground, 'tests/drills/controls/open-reading.ts');
    const took = { traced: [] as number[], bare: [] as number[] };
    for (let n = 0; n < TEXTS; n += 1) {
      const pair = [await traced(n), await bare(n)] as const;
      if (n < WARMING_UP) continue;
      took.traced.push(pair[0]);
      took.bare.push(pair[1]);
    }
    const more = median(took.traced) - median(took.bare);
    const p95 = percentile(took.traced, 0.95) - percentile(took.bare, 0.95);
    return [
      {
        figure: `an unpublished text opened for the first time − the same without a trace, ${TEXTS - WARMING_UP} texts`,
        required: `≤ ${MOST_MS} ms`,
        measured: `${more.toFixed(1)} ms (${median(took.traced).toFixed(1)} − ${median(took.bare).toFixed(1)} ms)`,
        spread: `p95 ${p95.toFixed(1)} ms`,
        ok: more <= MOST_MS,
      },
    ];
  },
};

/** A desk with unread texts; answers how many milliseconds opening the nth takes. */
async function openTexts(ground: Ground, script?: string) {
  const database = await ground.database();
  const world = await createWorld(database);
  const numbers = Array.from({ length: TEXTS }, (_, n) => n);
  await inBatches(numbers, (n) => world.submit({ title: `Unread ${n}` }));
  const { origin, db, officer, cookieOf } = await openDesk(
    ground,
    database,
    script ? { script } : {},
  );
  const rows = await db.selectFrom('story').select('id').execute();
  const cookie = await cookieOf(await officer());
  return async (n: number): Promise<number> => {
    const start = performance.now();
    const answer = await fetch(`${origin}/desk/story/${rows[n]?.id}?open=1`, {
      headers: { cookie },
    });
    await answer.text();
    if (!answer.ok) throw new Error(`The desk answered ${answer.status}.`);
    return performance.now() - start;
  };
}
