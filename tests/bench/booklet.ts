import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { insertBooklet } from '#db/desk/booklets.ts';
import { insertOfficer } from '#db/desk/officers.ts';
import { createNameIn } from '#integrations/list-names/read-list-names.ts';
import { createPrintShop } from '#integrations/print/print-shop.ts';
import { makeBooklet } from '#services/print/make-booklet.ts';
import { SITE } from '#support/sample-site.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { openArchives } from './archive.ts';
import type { Bench } from './bench.ts';
import { peakMemory } from './memory.ts';

const run = promisify(execFile);
const STORIES = 10_000;
/** As many as the letters to the children of Gaza that were once handed over. */
const LETTERS = 1_948;
const DAY_MS = 86_400_000;
const MOST = { seconds: 120, megabytes: 60, memory: 2_500 };

/** A booklet of letters in all three languages, the way the worker makes it. */
export const booklet: Bench = {
  name: 'booklet',
  run: async (ground, { keep }) => {
    const archives = await openArchives(ground, [{ stories: STORIES, search: false }], keep);
    const database = archives.database(STORIES);
    const hashes = await mixedLetters(database);
    const figures = [];
    for (const folded of [false, true]) {
      const printed = await printOne(database, { hashes, folded });
      const { seconds, megabytes, memory } = printed;
      figures.push({
        figure: `a booklet of ${hashes.length.toLocaleString('en-CA')} texts in three languages${folded ? ', to be folded' : ''}`,
        required: `≤ ${MOST.seconds} s, ${MOST.megabytes} MB, ${MOST.memory} MB of memory`,
        measured: `${printed.pages.toLocaleString('en-CA')} pages, ${megabytes.toFixed(1)} MB in ${seconds.toFixed(1)} s, ${memory} MB of memory`,
        spread: '',
        ok:
          printed.pages > hashes.length &&
          seconds <= MOST.seconds &&
          megabytes <= MOST.megabytes &&
          memory <= MOST.memory,
      });
    }
    return figures;
  },
};

/** A third in each language. */
async function mixedLetters(database: TestDatabase): Promise<string[]> {
  const hashesIn = async (language: string) =>
    (
      await database
        .as('worker')
        .selectFrom('publication')
        .select('hash')
        .where('language', '=', language)
        .limit(LETTERS)
        .execute()
    ).map(({ hash }) => hash);
  const [english = [], ...others] = await Promise.all(['en', 'fr', 'ur'].map(hashesIn));
  const rest = others.flatMap((hashes) => hashes.slice(0, Math.floor(LETTERS / 3)));
  return [...english.slice(0, LETTERS - rest.length), ...rest].toSorted();
}

async function printOne(database: TestDatabase, of: { hashes: string[]; folded: boolean }) {
  const { hashes, folded } = of;
  const [id, officer, at] = [randomUUID(), randomUUID(), new Date()];
  const about = { name: 'Bench', email: `${officer}@example.org`, languages: [] };
  await insertOfficer(database.as('desk'), { id: officer, ...about, role: 'officer' });
  const order = { title: 'Letters', of: { kind: 'list' as const, hashes }, flowing: false, folded };
  const expiresAt = new Date(at.getTime() + DAY_MS);
  await insertBooklet(database.as('desk'), { id, askedBy: officer, order, at, expiresAt });
  const shop = createPrintShop();
  const start = performance.now();
  try {
    await makeBooklet(
      {
        db: database.as('worker'),
        site: SITE,
        clock: () => at,
        print: shop.print,
        nameIn: createNameIn(),
      },
      id,
    );
    const seconds = (performance.now() - start) / 1_000;
    const press = (await run('pgrep', ['-f', '-P', String(process.pid), 'print-process'])).stdout;
    const { pages, file } = await database
      .as('desk')
      .selectFrom('booklet')
      .select(['pages', 'file'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      pages,
      seconds,
      megabytes: (file?.length ?? 0) / 1e6,
      memory: await peakMemory(Number(press.trim())),
    };
  } finally {
    await shop.stop();
  }
}
