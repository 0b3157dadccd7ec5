import { readFileSync } from 'node:fs';
import { percentile } from '../drills/ask.ts';
import { openArchives } from './archive.ts';
import { type Bench, type Figure, median } from './bench.ts';
import { waits } from './waits.ts';

const [SMALL, LARGE] = [10_000, 1_000_000];
const ASKED = 60;
const MOST_P95_MS = 200;
const MOST_RATIO = 5;

/** Each title of the archive ends with its number, so a number is the rarest word there is. */
const WORDS = { common: 'mother', rare: '7777', 'two common': 'mother house' };

/** As people type, with slips, other spellings and other scripts: `tests/corpus/searches`. */
const typedByReaders = () =>
  [1, 2, 3, 4, 5]
    .map((author) => readFileSync(`tests/corpus/searches/author-${author}.json`, 'utf8'))
    .flatMap((file) => JSON.parse(file) as { typed: string }[])
    .map(({ typed }) => typed);

export const search: Bench = {
  name: 'search',
  run: async (ground, { largest, keep }) => {
    const sizes = [SMALL, Math.min(LARGE, largest)];
    const archives = await openArchives(
      ground,
      sizes.map((stories) => ({ stories, search: true })),
      keep,
    );
    const database = await ground.database();
    const figures: Figure[] = [];
    const [small, large] = await Promise.all(
      sizes.map((size) => ground.server(database, { environment: archives.environment(size) })),
    );
    for (const [name, words] of Object.entries(WORDS)) {
      const path = `/stories?q=${encodeURIComponent(words)}`;
      const few = await waits(`${small?.origin}${path}`, ASKED);
      const many = await waits(`${large?.origin}${path}`, ASKED);
      const ratio = median(many) / median(few);
      const p95 = percentile(many, 0.95);
      figures.push({
        figure: `search for a ${name} word at ${sizes[1]?.toLocaleString('en-CA')} ÷ at ${SMALL.toLocaleString('en-CA')}`,
        required: `≤ ${MOST_RATIO}, p95 < ${MOST_P95_MS} ms`,
        measured: `${ratio.toFixed(2)} (${median(many).toFixed(0)} ÷ ${median(few).toFixed(0)} ms), p95 ${p95.toFixed(0)} ms`,
        spread: `${Math.min(...many).toFixed(0)} to ${Math.max(...many).toFixed(0)} ms`,
        ok: ratio <= MOST_RATIO && p95 < MOST_P95_MS,
      });
    }
    const typed: number[] = [];
    for (const words of typedByReaders())
      typed.push(...(await waits(`${large?.origin}/stories?q=${encodeURIComponent(words)}`, 1)));
    const p95 = percentile(typed, 0.95);
    figures.push({
      figure: `${typed.length} searches as readers type them, at ${sizes[1]?.toLocaleString('en-CA')}`,
      required: `p95 < ${MOST_P95_MS} ms`,
      measured: `median ${median(typed).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
      spread: `${Math.min(...typed).toFixed(0)} to ${Math.max(...typed).toFixed(0)} ms`,
      ok: p95 < MOST_P95_MS,
    });
    return figures;
  },
};
