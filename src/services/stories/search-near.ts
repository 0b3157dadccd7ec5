import type { Database } from '#db/connect.ts';
import {
  askFor,
  findCommon,
  findNear,
  findVocabulary,
  type NearFound,
} from '#db/publications/near-search.ts';
import { askedWords, forgive, type Wanted } from '#domain/search/forgive.ts';
import type { StorySearch } from '#domain/search/search.ts';

/** When so many are found, nobody needs what only comes near. */
export const ENOUGH = 5;
/** What comes after is near nothing. */
const MOST_NEAR = 40;

/** A courtesy: nobody waits longer for it, and the database is not kept from others. */
export const NEAR_WITHIN_MS = 120;
const FEWEST_MS = 10;

export type Near = { seqs: number[]; wanted: Wanted[] };

/** What comes near: stories with all that is wanted first, then with all but one, and so on. */
export async function searchNear(
  db: Database,
  search: StorySearch,
  withinMs: number,
): Promise<Near> {
  const { words, parts } = askedWords(search.words);
  if (words.length === 0) return { seqs: [], wanted: [] };
  const all = forgive(words, await findVocabulary(db, words, parts));
  const common = await findCommon(
    db,
    all.flatMap((one) => one.words),
  );
  const understood = all.map((one) => withoutCommon(one, common));
  const questions = await askFor(db, understood);
  // Of a word that says nothing in any language no question is left.
  const asked = questions.filter(({ any }) => any !== '');
  const wanted = understood.filter((_, i) => questions[i]?.any !== '');
  const seqs = new Set<number>();
  const fewest = Math.max(1, Math.floor(wanted.length / 2));
  const end = performance.now() + withinMs;
  for (let atLeast = wanted.length; atLeast >= fewest && seqs.size < ENOUGH; atLeast -= 1) {
    const left = end - performance.now();
    if (left < FEWEST_MS) break;
    // The next one is given a chance as well.
    const found = await findNear(db, search, asked, {
      atLeast,
      withinMs: atLeast > fewest ? left / 2 : left,
    });
    for (const seq of ranked(found)) seqs.add(seq);
  }
  return { seqs: [...seqs].slice(0, MOST_NEAR), wanted };
}

/** What was typed or meant is kept, however common. */
const withoutCommon = (one: Wanted, common: ReadonlySet<string>): Wanted => ({
  ...one,
  words: one.words.filter(
    (word) => !common.has(word) || word === one.typed || one.meant.includes(word),
  ),
});

/** What few of these stories have tells more than what all of them have, and the typed word more than another. */
function ranked(found: readonly NearFound[]): number[] {
  const scale = { has: scalesOf(found, 'has'), asTyped: scalesOf(found, 'asTyped') };
  const worthOf = (one: NearFound) =>
    one.has.reduce((sum, has, i) => {
      const [any, typed] = [scale.has[i]?.(has) ?? 0, scale.asTyped[i]?.(one.asTyped[i] ?? 0) ?? 0];
      return sum + Math.max(typed, LESS * any);
    }, 0);
  return found
    .map((one) => ({ seq: one.seq, worth: worthOf(one) }))
    .toSorted((a, b) => b.worth - a.worth || b.seq - a.seq)
    .map(({ seq }) => seq);
}

const LESS = 0.75;

function scalesOf(found: readonly NearFound[], name: 'has' | 'asTyped') {
  return (found[0]?.[name] ?? []).map((_, i) => {
    const amounts = found.map((one) => one[name][i] ?? 0);
    const most = Math.max(...amounts);
    const rarity = Math.log(
      1 + found.length / Math.max(1, amounts.filter((one) => one > 0).length),
    );
    return (amount: number) => (amount > 0 ? rarity * (0.5 + (0.5 * amount) / most) : 0);
  });
}
