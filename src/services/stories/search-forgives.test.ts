import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { parseSearch } from '#domain/search/search.ts';
import { fillSearchable } from '#support/fill-searchable.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { searchStories } from './search-stories.ts';

type Search = { kind: string; typed: string; title: string };
/** Found: among the first five, and among those that have what was typed. */
type Answer = Search & { isFound: boolean; isExact: boolean };

const FIRST = 5;
/** What is found is measured here, however busy the machine; how long it takes, by `npm run bench -- search`. */
const WITHIN_MS = 60_000;
const searches = [1, 2, 3, 4, 5].flatMap(
  (author) =>
    JSON.parse(readFileSync(`tests/corpus/searches/author-${author}.json`, 'utf8')) as Search[],
);
const answers: Answer[] = [];
const AT_ONCE = 4;

beforeAll(async () => {
  const database = await cloneDatabase();
  await fillSearchable(database);
  // No more at once than there are connections: nobody's search is to fail for want of one.
  const left = [...searches];
  const ask = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const search = parseSearch({ q: one.typed });
      if (!search) throw new Error(`“${one.typed}” looks for nothing`);
      const request = { number: 0, size: FIRST };
      const { stories, exact } = await searchStories(
        database.as('web'),
        search,
        request,
        WITHIN_MS,
      );
      const place = stories.content.findIndex(({ story }) => story.title === one.title);
      answers.push({ ...one, isFound: place >= 0, isExact: place >= 0 && place < exact });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
}, 180_000);

const shareOf = (of: Answer[], which: 'isFound' | 'isExact') =>
  of.filter((one) => one[which]).length / of.length;

/** By people who knew the stories and not the index; what a thesaurus cannot know is lost. */
test.each([
  ['slip', 78, 0.98],
  ['spelling', 52, 0.92],
  ['place', 42, 0.92],
  ['script', 36, 0.86],
  ['meaning', 52, 0.7],
])(
  '%s: of %i searches the right story is among the first five for at least %f',
  (kind, many, least) => {
    const of = answers.filter((one) => one.kind === kind);
    expect(of).toHaveLength(many);
    const missed = of
      .filter(({ isFound }) => !isFound)
      .map(({ typed, title }) => `${typed}: ${title}`);
    expect(shareOf(of, 'isFound'), missed.join('\n')).toBeGreaterThanOrEqual(least);
  },
);

test('of all searches nine in ten find their story, and not half of them without forgiving', () => {
  expect(shareOf(answers, 'isFound')).toBeGreaterThanOrEqual(0.9);
  expect(shareOf(answers, 'isExact')).toBeLessThan(0.5);
});
