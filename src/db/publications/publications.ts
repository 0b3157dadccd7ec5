import { sql } from 'kysely';
import type { WritingType } from '#domain/options/writing-types.ts';
import type {
  ListedStory,
  PublishedStory,
  ReadingNeighbours,
} from '#domain/story/published-story.ts';
import type { Database } from '../connect.ts';
import { prepared } from '../prepared.ts';
import {
  LISTED_COLUMNS,
  NEIGHBOUR_COLUMNS,
  NEXT_COLUMNS,
  type NeighbourRow,
  type NextRow,
  toListed,
  toNeighbour,
  toNext,
} from './publication-columns.ts';

export async function findPublication(
  db: Database,
  hash: string,
): Promise<PublishedStory | undefined> {
  const row = await db
    .selectFrom('publication')
    .select([...LISTED_COLUMNS, 'body'])
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row && { ...toListed(row), body: row.body };
}

/** What keeps previous and next together. */
export type NeighbourScope = { writingType?: WritingType | undefined; withinCategory: boolean };

const storyWithNeighbours = prepared(
  (
    db,
    { withinCategory }: { withinCategory: boolean },
    slots: { hash: string; writingType?: WritingType | undefined },
  ) => {
    const category = withinCategory ? sql`AND p.category = publication.category` : sql``;
    const kind = slots.writingType ? sql`AND p.writing_type = ${slots.writingType}` : sql``;
    const beside = <Row>(direction: '> ASC' | '< DESC', columns: readonly string[]) => {
      const [compared = '', order = ''] = direction.split(' ');
      const told = columns.map((column) => sql`${sql.lit(column)}, p.${sql.ref(column)}`);
      return sql<Row | null>`(
        SELECT json_build_object(${sql.join(told)})
        FROM publication p WHERE p.seq ${sql.raw(compared)} publication.seq ${category} ${kind}
        ORDER BY p.seq ${sql.raw(order)} LIMIT 1)`;
    };
    return db
      .selectFrom('publication')
      .select([...LISTED_COLUMNS, 'body'])
      .select([
        beside<NeighbourRow>('> ASC', NEIGHBOUR_COLUMNS).as('newer'),
        beside<NextRow>('< DESC', NEXT_COLUMNS).as('older'),
      ])
      .where('hash', '=', slots.hash);
  },
);

/** A story and those beside it in one question; previous is the newer one, next the older one. */
export async function findPublicationWithNeighbours(
  db: Database,
  hash: string,
  scope: NeighbourScope,
): Promise<{ story: PublishedStory; neighbours: ReadingNeighbours } | undefined> {
  const { withinCategory, writingType } = scope;
  const [row] = await storyWithNeighbours(db, { withinCategory }, { hash, writingType });
  return (
    row && {
      story: { ...toListed(row), body: row.body },
      neighbours: {
        previous: row.newer && toNeighbour(row.newer),
        next: row.older && toNext(row.older),
      },
    }
  );
}

/** Without its words. */
export async function findListedPublication(
  db: Database,
  hash: string,
): Promise<ListedStory | undefined> {
  const row = await db
    .selectFrom('publication')
    .select(LISTED_COLUMNS)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row && toListed(row);
}

export async function findPublicationOfStory(
  db: Database,
  storyId: string,
): Promise<PublishedStory | undefined> {
  const row = await db
    .selectFrom('publication')
    .select([...LISTED_COLUMNS, 'body'])
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  return row && { ...toListed(row), body: row.body };
}

/** Which words of a story readers see, and since when. */
export async function findPublishedRevision(
  db: Database,
  storyId: string,
): Promise<{ revisionNo: number; publishedAt: Date } | undefined> {
  const row = await db
    .selectFrom('publication')
    .select(['revision_no', 'published_at'])
    .where('story_id', '=', storyId)
    .executeTakeFirst();
  return row && { revisionNo: row.revision_no, publishedAt: row.published_at };
}

export async function isGone(db: Database, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('tombstone')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}
