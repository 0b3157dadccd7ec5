import { ask } from '../drills/ask.ts';
import { openArchives } from './archive.ts';
import type { Bench } from './bench.ts';
import { peakMemory } from './memory.ts';

const STORIES = 1_000_000;
/** A part is made whole and then forgotten: after the first few, memory no longer grows with their number. */
const FIRST_FEW = 15;
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
    const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)];
    const start = performance.now();
    const index = addresses(await read('/sitemap.xml'));
    const indexMs = performance.now() - start;
    let [listed, bytes, slowest] = [0, 0, 0];
    let early = 0;
    for (const [n, [, address = '']] of index.entries()) {
      if (n <= FIRST_FEW) early = await peakMemory(server.pid);
      const asked = performance.now();
      const xml = await read(new URL(address).pathname);
      slowest = Math.max(slowest, performance.now() - asked);
      bytes += xml.length;
      if (address.includes('/stories-')) listed += addresses(xml).length;
    }
    const seconds = (performance.now() - start) / 1_000;
    const late = await peakMemory(server.pid);
    return [
      {
        figure: `the whole map of ${stories.toLocaleString('en-CA')} stories`,
        required: `every story; memory at most ${MOST_GROWTH} times that of ${FIRST_FEW} parts`,
        measured: `${listed.toLocaleString('en-CA')} listed in ${index.length} parts, ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s, index ${indexMs.toFixed(0)} ms, slowest part ${slowest.toFixed(0)} ms; at most ${late} MB of memory, ${early} MB after ${FIRST_FEW} parts`,
        spread: '',
        ok: listed === stories && late <= early * MOST_GROWTH,
      },
    ];
  },
};
