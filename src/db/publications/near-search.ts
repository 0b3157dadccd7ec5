import { sql } from 'kysely';
import type { Vocabulary, Wanted } from '#domain/search/forgive.ts';
import { MOST_FOUND, type StorySearch } from '#domain/search/search.ts';
import type { Database } from '../connect.ts';
import { counterOf, totalOf } from './publication-counts.ts';
import { narrowing } from './publication-search.ts';

/** What the published stories have that looks or sounds like these words. */
export async function findVocabulary(
  db: Database,
  words: string[],
  parts: string[],
): Promise<Vocabulary> {
  const [near, used] = await Promise.all([
    sql<{ typed: string; word: string; stories: number; sameSounds: number }>`
      SELECT typed_word AS typed, word, stories, same_sounds AS "sameSounds" FROM near_words(${words})`.execute(
      db,
    ),
    db
      .selectFrom('search_word')
      .select('word')
      .where('word', 'in', parts.length > 0 ? parts : [''])
      .execute(),
  ]);
  return { near: near.rows, parts: new Set(used.map(({ word }) => word)) };
}

/** Of these words, those in so many stories that they tell little and cost much. */
export async function findCommon(db: Database, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM search_word WHERE word = ANY (${words})
      AND stories > greatest(${FEWEST_COMMON}, (${totalOf(db, counterOf({}))}) / ${ONE_IN})`.execute(
    db,
  );
  return new Set(rows.map(({ word }) => word));
}

const FEWEST_COMMON = 60;
const ONE_IN = 100;

/** Of each thing that is wanted: how much of it a story has, and of the typed or meant word itself; 0 for none. */
export type NearFound = { seq: number; has: number[]; asTyped: number[] };

/** What is wanted, as the index is asked for it; made once, because it is asked several times. */
export type Asked = { any: string; asTyped: string };

export async function askFor(db: Database, wanted: readonly Wanted[]): Promise<Asked[]> {
  const { rows } = await sql<Asked>`
    SELECT coalesce(any_of(words, french, exact), '')::text AS "any",
      coalesce(any_of(typed || meant, '{}', '{}'), '')::text AS "asTyped"
    FROM ROWS FROM (json_to_recordset(${JSON.stringify(wanted)})
      AS (typed text, meant text[], words text[], french text[], exact text[])) WITH ORDINALITY
      AS one (typed, meant, words, french, exact, place)
    ORDER BY place`.execute(db);
  return rows;
}

/** A word in the title is worth more than one in the text (the last and the first of these). */
const WORTH = sql`'{0.3,0.3,0.3,1}'::real[]`;

const TOOK_TOO_LONG = '57014';

/**
 * Stories that have at least so many of the things that are asked for; none where that takes long. Of very many any:
 * to know the newest all of them would have to be fetched.
 */
export async function findNear(
  db: Database,
  search: StorySearch,
  asked: readonly Asked[],
  { atLeast, withinMs }: { atLeast: number; withinMs: number },
): Promise<NearFound[]> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await sql`SELECT set_config('statement_timeout', ${String(Math.ceil(withinMs))}, true)`.execute(
        transaction,
      );
      return askNear(transaction, search, asked, atLeast);
    });
  } catch (error) {
    if ((error as { code?: string }).code === TOOK_TOO_LONG) return [];
    throw error;
  }
}

async function askNear(
  db: Database,
  search: StorySearch,
  asked: readonly Asked[],
  atLeast: number,
): Promise<NearFound[]> {
  const each = (name: keyof Asked) => {
    const worth = asked.map(({ [name]: query }) => {
      const words = sql`${query}::tsquery`;
      return sql`CASE WHEN words @@ ${words} THEN ts_rank(${WORTH}, words, ${words}) ELSE 0 END`;
    });
    return sql`ARRAY[${sql.join(worth)}]`;
  };
  const { rows } = await sql<NearFound>`
    SELECT seq, ${each('any')} AS has, ${each('asTyped')} AS "asTyped"
    FROM (
      SELECT seq, words FROM publication_search
      WHERE words @@ (${someOf(asked, atLeast)}::tsquery${narrowing(search)})
      LIMIT ${MOST_FOUND}
    ) found`.execute(db);
  return rows;
}

/** Every choice of so many of these, as one question. */
const someOf = (asked: readonly Asked[], atLeast: number) =>
  choices(asked, atLeast)
    .map((some) => some.map(({ any }) => `(${any})`).join(' & '))
    .join(' | ');

function choices<T>(from: readonly T[], many: number): T[][] {
  if (many === 0) return [[]];
  return from.flatMap((one, i) =>
    choices(from.slice(i + 1), many - 1).map((others) => [one, ...others]),
  );
}
