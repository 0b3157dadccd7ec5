import { addressIn, LOCALES, type Locale } from '#domain/options/locales.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { openArchives } from './archive.ts';
import { askAll, bytesOf, sentBytes, someStories } from './asked-pages.ts';
import { type Bench, type Figure, median } from './bench.ts';
import { pin, SERVER_CORE } from './load.ts';
import { processorTime } from './processor-time.ts';

const STORIES = 20_000;
const ROUNDS = 7;
const ASKED = 40;
const WARMING_UP = 240;
const MOST_SCRIPTS_MORE = 6_000;
const MOST_RENDERING = 1.1;

/** One version in one language: where it answers, and how its addresses begin. */
type Side = { name: string; locale: Locale; origin: string; pid: number };
type Cost = { html: number; scripts: number; ms: number[] };

/**
 * What four languages cost whoever reads one of them: HTML and scripts as they travel, and the time a page takes to draw
 * that was never drawn, beside a version that is built in another folder, over the same texts and in turn.
 */
export const languages: Bench = {
  name: 'languages',
  run: async (ground, { keep, before }) => {
    if (!before) throw new Error('Say where the version before is built: --before FOLDER.');
    const archives = await openArchives(ground, [{ stories: STORIES, search: false }], keep);
    const database = archives.database(STORIES);
    const environment = archives.environment(STORIES);
    const now = await ground.server(database, { environment });
    const then = await ground.server(database, { environment, folder: before });
    for (const { pid } of [now, then]) await pin(pid, SERVER_CORE);
    const sides: Side[] = [
      { name: 'before', locale: 'en', origin: then.origin, pid: then.pid },
      ...LOCALES.map(({ code }) => ({
        name: code,
        locale: code,
        origin: now.origin,
        pid: now.pid,
      })),
    ];
    const figures: Figure[] = [];
    for (const [page, paths] of Object.entries(await pathsOf(database)))
      figures.push(...inFigures(page, await costs(sides, paths)));
    return figures;
  },
};

/** Enough that none is asked for twice. */
async function pathsOf(database: TestDatabase): Promise<Record<string, string[]>> {
  const many = WARMING_UP + ROUNDS * ASKED;
  const numbers = Array.from({ length: many }, (_, n) => n + 2);
  return {
    story: await someStories(database, many),
    list: numbers.map((n) => `/stories?page=${n}`),
    form: numbers.map((n) => `/tell?from=${n}`),
  };
}

/** In turn, because the machine is never quite the same. */
async function costs(sides: Side[], paths: string[]): Promise<Map<string, Cost>> {
  const found = new Map<string, Cost>();
  const at = ({ locale }: Side, from: number, many: number) =>
    paths.slice(from, from + many).map((path) => addressIn(locale, path));
  for (const side of sides) {
    const [first = ''] = at(side, 0, 1);
    const { sent: html } = await bytesOf(side.origin, first);
    found.set(side.name, { html, scripts: await scriptBytes(side.origin, first), ms: [] });
    await askAll(side.origin, at(side, 0, WARMING_UP));
  }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const side of sides) {
      const spent = await processorTime(side.pid);
      await askAll(side.origin, at(side, WARMING_UP + round * ASKED, ASKED));
      found.get(side.name)?.ms.push(((await processorTime(side.pid)) - spent) / ASKED);
    }
  return found;
}

/** Every script that the page calls for by itself. */
async function scriptBytes(origin: string, path: string): Promise<number> {
  const html = await (await fetch(`${origin}${path}`)).text();
  const files = new Set(html.match(/\/assets\/[^"'\s]+\.js/g));
  let sum = 0;
  for (const file of files) sum += await sentBytes(origin, file);
  return sum;
}

function inFigures(page: string, found: Map<string, Cost>): Figure[] {
  const before = found.get('before');
  if (!before) return [];
  return [...found].slice(1).map(([name, { html, scripts, ms }]) => {
    const ratios = ms.map((one, round) => one / (before.ms[round] ?? Number.NaN));
    const ratio = median(ratios);
    const more = scripts - before.scripts;
    return {
      figure: `${page} in ${name} beside the version before`,
      required: `scripts ≤ ${kB(MOST_SCRIPTS_MORE)} more; drawing ≤ ${MOST_RENDERING}`,
      measured: `HTML ${kB(html)} (${kB(html - before.html)} more); scripts ${kB(scripts)} (${kB(more)} more); ${ratio.toFixed(2)} (${median(ms).toFixed(2)} ÷ ${median(before.ms).toFixed(2)} ms)`,
      spread: `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
      ok: more <= MOST_SCRIPTS_MORE && ratio <= MOST_RENDERING,
    };
  });
}

const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
