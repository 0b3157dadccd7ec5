import { hashOfUrl } from '#domain/story/permalink.ts';
import { publishSample, sampleIn } from '#support/samples.ts';
import { createWorld } from '#support/world.ts';
import { percentile } from '../drills/ask.ts';
import { type Bench, median } from './bench.ts';
import { waits } from './waits.ts';

const ASKED = 60;
const MOST_MS = 60;

/** The picture of a story in each language, drawn anew for every request. */
export const pictures: Bench = {
  name: 'pictures',
  run: async (ground) => {
    const database = await ground.database();
    const world = await createWorld(database);
    const server = await ground.server(database);
    const figures = [];
    for (const language of ['en', 'fr', 'ur'] as const) {
      const sample = sampleIn(language, 'ourlondonfamily');
      const url = await publishSample({ database, world }, sample);
      const times = await waits(`${server.origin}/image/story/${hashOfUrl(url)}.png`, ASKED);
      const [middle, p95] = [median(times), percentile(times, 0.95)];
      figures.push({
        figure: `share picture in ${language}, warm, from the server itself`,
        required: `< ${MOST_MS} ms`,
        measured: `${middle.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
        spread: `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms`,
        ok: p95 < MOST_MS,
      });
    }
    return figures;
  },
};
