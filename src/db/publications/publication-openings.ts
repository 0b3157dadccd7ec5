import { sql } from 'kysely';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { OpeningStory } from '#domain/story/on-the-wall.ts';
import type { ListScope } from '#domain/story/published-story.ts';
import type { Database } from '../connect.ts';
import { prepared } from '../prepared.ts';
import { LISTED_COLUMNS, toListed } from './publication-columns.ts';
import { WHOLE_LIST } from './publication-counts.ts';
import { inScope } from './publication-lists.ts';

/** Signs of a text that are read to show how it begins; more than any page shows of it. */
const OPENING_SIGNS = 400;
const opening = sql<string>`left(publication.body, ${sql.lit(OPENING_SIGNS)})`.as('opening');

type Row = Parameters<typeof toListed>[0] & { opening: string };
const toOpening = (row: Row): OpeningStory => ({ ...toListed(row), opening: row.opening });

/** The newest, and how each begins. */
export async function listOpenings(db: Database, limit: number): Promise<OpeningStory[]> {
  return (await newestOpenings(db, { limit }, {})).map(toOpening);
}

const newestOpenings = prepared((db, { limit }: { limit: number }, _values: object) =>
  inScope(db, {})
    .select([...LISTED_COLUMNS, opening])
    .orderBy('seq', 'desc')
    .limit(sql.lit(limit)),
);

/** `mayStandOut` as a question to the database. */
const standsOut = (quiet: readonly CategoryCode[]) =>
  sql<boolean>`content_note IS NULL AND NOT paused AND category <> ALL(${quiet})`;

/** The newest of a list that may stand out. */
export async function findNewestToStandOut(
  db: Database,
  scope: ListScope,
  quiet: readonly CategoryCode[],
): Promise<OpeningStory | undefined> {
  const row = await inScope(db, scope)
    .select([...LISTED_COLUMNS, opening])
    .where(standsOut(quiet))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && toOpening(row);
}

/** The newest of each country that may stand out: one step into an index a country, however many stories. */
export async function listOpeningsByCountry(
  db: Database,
  quiet: readonly CategoryCode[],
): Promise<OpeningStory[]> {
  const rows = await db
    .selectFrom('publication_count as count')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('publication')
          .select([...LISTED_COLUMNS, opening])
          .whereRef('publication.country', '=', 'count.key')
          .where(standsOut(quiet))
          .orderBy('seq', 'desc')
          .limit(1)
          .as('story'),
      (join) => join.onTrue(),
    )
    .selectAll('story')
    .where('count.kind', '=', 'country')
    .where('count.bits', '=', WHOLE_LIST)
    .where('count.total', '>', 0)
    .orderBy('count.key')
    .execute();
  return rows.map(toOpening);
}
