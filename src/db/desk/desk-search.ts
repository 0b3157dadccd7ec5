import { type SqlBool, sql } from 'kysely';
import type { StoryState } from '#domain/story/lifecycle.ts';
import { FOUND_FROM, FOUND_TO } from '#domain/vetting/found-passage.ts';
import type { SearchPlace } from '#domain/vetting/search-place.ts';
import type { Topic } from '#domain/vetting/topics.ts';
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

export type FoundStory = DeskRow & {
  topics: Topic[];
  dangerSince: Date | null;
  /** Looked through for topics. */
  isReady: boolean;
};

/** In any state, by the words of any revision or the writer's name, newest first. No e-mail is near these tables. */
export async function searchStories(
  db: Database,
  filter: SearchFilter,
  slice: { limit: number; after?: SearchPlace | undefined },
): Promise<FoundStory[]> {
  let query = db
    .selectFrom('story')
    .innerJoin('revision', currentRevision)
    .select([...DESK_COLUMNS, 'story.topics', 'story.danger_since', 'story.ready_at'])
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
  const rows = await query.execute();
  return rows.map((row) => ({
    ...toDeskRow(row),
    topics: row.topics as Topic[],
    dangerSince: row.danger_since,
    isReady: row.ready_at !== null,
  }));
}

/** The expressions of the indexes, letter for letter. */
function storiesWith(words: string) {
  return sql<string>`(SELECT story_id FROM revision
    WHERE to_tsvector('simple', title || ' ' || body) @@ websearch_to_tsquery('simple', ${words})
    UNION SELECT id FROM story
    WHERE to_tsvector('simple', coalesce(name, '')) @@ websearch_to_tsquery('simple', ${words}))`;
}

type Looked = { ids: readonly string[]; words: string };

/** `isCurrent`: in the words as they stand now, and not only in an earlier revision. */
export type Passage = { storyId: string; passage: string; isCurrent: boolean };

const AROUND = `MaxFragments=1, MaxWords=28, MinWords=12, StartSel=${FOUND_FROM}, StopSel=${FOUND_TO}`;

/** Around what was found in each of these stories. Which of them may be shown is for the caller to say. */
export async function passagesWith(db: Database, { ids, words }: Looked): Promise<Passage[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Passage>`
    SELECT DISTINCT ON (r.story_id) r.story_id AS "storyId", r.no = s.revision_no AS "isCurrent",
      ts_headline('simple', r.body, query, ${AROUND}) AS passage
    FROM revision r JOIN story s ON s.id = r.story_id,
      websearch_to_tsquery('simple', ${words}) query
    WHERE r.story_id = ANY(${[...ids]}::uuid[])
      AND to_tsvector('simple', r.title || ' ' || r.body) @@ query
    ORDER BY r.story_id, (r.no = s.revision_no) DESC, r.no DESC`.execute(db);
  return rows;
}

/** Those of these stories whose writer has such a name. */
export async function namedWith(db: Database, { ids, words }: Looked): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM story WHERE id = ANY(${[...ids]}::uuid[])
      AND to_tsvector('simple', coalesce(name, '')) @@ websearch_to_tsquery('simple', ${words})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
