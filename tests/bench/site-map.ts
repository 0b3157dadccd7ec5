import { ask } from '../drills/ask.ts';
import { openArchives } from './archive.ts';
import type { Bench } from './bench.ts';
import { peakMemory } from './memory.ts';

const STORIES = 1_000_000;
/** A part is made whole and then forgotten: reading everything again takes no more memory than the first time. */
const MOST_GROWTH = 1.25;

/** Every part of the map of the site, one after the other, as a search engine reads it. */
export const siteMap: Bench = {
  name: 'site-map',
  run: async (ground, { largest, keep }) => {
    const stories = Math.min(STORIES, largest);
    const archives = await openArchives(ground, [{ stories, search: false }], keep);
    const server = await ground.server(await ground.database(), {
      environment: archives.environment(stories),
    });
    const read = async (path: string) => {
      const { status, body } = await ask(server.origin, { path });
      if (status !== 200) throw new Error(`${path} answered ${status}`);
      return body;
    };
    const first = await readMap(read);
    const once = await peakMemory(server.pid);
    await readMap(read);
    const twice = await peakMemory(server.pid);
    return [
      {
        figure: `the whole map of ${stories.toLocaleString('en-CA')} stories`,
        required: `every story; read again, at most ${MOST_GROWTH} times the memory`,
        measured: `${first.listed.toLocaleString('en-CA')} listed in ${first.parts} parts, ${(first.bytes / 1e6).toFixed(0)} MB in ${first.seconds.toFixed(1)} s, slowest part ${first.slowestMs.toFixed(0)} ms; ${once} MB of memory at most, ${twice} MB the second time`,
        spread: '',
        ok: first.listed === stories && twice <= once * MOST_GROWTH,
      },
    ];
  },
};

const addressesIn = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address).pathname);

async function readMap(read: (path: string) => Promise<string>) {
  const start = performance.now();
  const parts = addressesIn(await read('/sitemap.xml'));
  let [listed, bytes, slowestMs] = [0, 0, 0];
  for (const part of parts) {
    const asked = performance.now();
    const xml = await read(part);
    slowestMs = Math.max(slowestMs, performance.now() - asked);
    bytes += xml.length;
    if (part.includes('/stories-')) listed += addressesIn(xml).length;
  }
  const seconds = (performance.now() - start) / 1_000;
  return { parts: parts.length, listed, bytes, slowestMs, seconds };
}
