import { type SqlBool, sql } from 'kysely';
import type { StoryState } from '#domain/story/lifecycle.ts';
import type { SearchPlace } from '#domain/vetting/search-place.ts';
import type { Database } from '../connect.ts';
import { currentRevision } from '../current-revision.ts';
import { DESK_COLUMNS, type DeskRow, toDeskRow } from './desk-rows.ts';

export type SearchFilter = {
  /** As typed; quotes and minus mean what they mean in other search boxes. */
  words?: string | undefined;
  /** The reference of one story. */
  hash?: string | undefined;
  state?: StoryState | undefined;
  campaign?: string | undefined;
};

export type FoundStory = DeskRow;

/** In any state, by the words of any revision, newest first. No e-mail is near these tables. */
export async function searchStories(
  db: Database,
  filter: SearchFilter,
  slice: { limit: number; after?: SearchPlace | undefined },
): Promise<FoundStory[]> {
  let query = db
    .selectFrom('story')
    .innerJoin('revision', currentRevision)
    .select(DESK_COLUMNS)
    .orderBy('story.received_at', 'desc')
    .orderBy('story.id', 'desc')
    .limit(slice.limit);
  if (filter.hash) query = query.where('story.hash', '=', filter.hash);
  if (filter.words) query = query.where('story.id', 'in', storiesWith(filter.words));
  if (filter.state) query = query.where('story.state', '=', filter.state);
  if (filter.campaign) query = query.where('story.campaign', '=', filter.campaign);
  if (slice.after) {
    const { receivedAt, id } = slice.after;
    query = query.where(
      sql<SqlBool>`(story.received_at, story.id) < (${receivedAt}::timestamptz, ${id}::uuid)`,
    );
  }
  return (await query.execute()).map(toDeskRow);
}

/** The expression of the index, letter for letter. */
function storiesWith(words: string) {
  return sql<string>`(SELECT story_id FROM revision
    WHERE to_tsvector('simple', title || ' ' || body) @@ websearch_to_tsquery('simple', ${words}))`;
}
