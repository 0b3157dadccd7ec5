import { sql } from 'kysely';
import { PAGE_SIZE } from '#domain/paging/paging.ts';
import { SHORT_MINUTES } from '#domain/story/excerpt.ts';
import type { ListedStory, ListScope, PublishedStory } from '#domain/story/published-story.ts';
import type { Database } from '../connect.ts';
import { prepared } from '../prepared.ts';
import type { Publication } from '../row-types.ts';
import { LISTED_COLUMNS, toListed } from './publication-columns.ts';
import { counterOf, countPublished, totalOf } from './publication-counts.ts';

export type ListSlice = { offset: number; limit: number };

/** A piece of a list, and how many there are in all of it. */
export type PartOfList<Story> = { stories: Story[]; total: number };

/** Newest first. */
export async function listPublications(
  db: Database,
  scope: ListScope,
  slice: ListSlice,
): Promise<PartOfList<ListedStory>> {
  const { rows, total } = await readCards(db, scope, slice);
  return { stories: rows.map(toListed), total };
}

/** The newest that their writers let others pass on. */
export async function listPublicationsToShare(
  db: Database,
  scope: ListScope,
  limit: number,
): Promise<ListedStory[]> {
  const rows = await inScope(db, scope)
    .select(LISTED_COLUMNS)
    .where('paused', '=', false)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toListed);
}

/** By their numbers in the list, for whoever found them elsewhere. */
export async function listPublicationsBySeq(
  db: Database,
  seqs: number[],
): Promise<Map<number, ListedStory>> {
  if (seqs.length === 0) return new Map();
  const rows = await db
    .selectFrom('publication')
    .select(LISTED_COLUMNS)
    .where('seq', 'in', seqs)
    .execute();
  return new Map(rows.map((row) => [row.seq, toListed(row)]));
}

/** With their words, by their hashes. */
export async function listPublicationsByHash(
  db: Database,
  hashes: string[],
): Promise<Map<string, PublishedStory>> {
  const rows = await db
    .selectFrom('publication')
    .select([...LISTED_COLUMNS, 'body'])
    .where('hash', 'in', hashes)
    .execute();
  return new Map(rows.map((row) => [row.hash, { ...toListed(row), body: row.body }]));
}

export async function listPublicationsWithBody(
  db: Database,
  scope: ListScope,
  slice: ListSlice,
): Promise<PartOfList<PublishedStory>> {
  const { rows, total } = await readTexts(db, scope, slice);
  return { stories: rows.map((row) => ({ ...toListed(row), body: row.body })), total };
}

export function inScope(db: Database, scope: ListScope) {
  let query = db.selectFrom('publication');
  if (scope.category) query = query.where('category', '=', scope.category);
  if (scope.writingType) query = query.where('writing_type', '=', scope.writingType);
  if (scope.recipient) query = query.where('recipient', '=', scope.recipient);
  if (scope.language) query = query.where('language', '=', scope.language);
  if (scope.country) query = query.where('country', '=', scope.country);
  // Written into the text: an index of short reads alone serves only a question that names its bound.
  if (scope.minutes) query = query.where('reading_minutes', '<=', sql.lit(SHORT_MINUTES));
  return query;
}

/** So near the top of a list, stepping over rows is cheaper than asking the counts. */
const STEPPED_OVER = 100;

/** The sizes our own pages ask for; the API's with one more on each side. */
const USUAL_LIMITS = [PAGE_SIZE, PAGE_SIZE + 2];

function readSlice<Column extends keyof Publication>(columns: readonly Column[]) {
  const write = (db: Database, reach: Reach, place: Place) =>
    sliceOf(db, place, reach).select(columns).select(totalOf(db, place).as('in_all'));
  const usual = prepared(write);
  return async (db: Database, scope: ListScope, { offset, limit }: ListSlice) => {
    const narrowed = Object.fromEntries(Object.entries(scope).filter(([, value]) => value));
    const place = { ...narrowed, ...counterOf(scope), offset };
    const start = offset === 0 ? 'top' : offset <= STEPPED_OVER ? 'near' : 'far';
    // How many are read and stepped over is part of the plan, so it is part of the text.
    const unusual = start === 'near' || !USUAL_LIMITS.includes(limit);
    const rows = unusual
      ? await write(db, { start, limit }, place).execute()
      : await usual(db, { start, limit }, place);
    // Behind the end of a list there is no row that could say it.
    return { rows, total: rows[0]?.in_all ?? (await countPublished(db, scope)) };
  };
}

const readCards = readSlice(LISTED_COLUMNS);
const readTexts = readSlice([...LISTED_COLUMNS, 'body']);

type Place = ListScope & { kind: string; key: string; offset: number };

type Reach = { start: 'top' | 'near' | 'far'; limit: number };

function sliceOf(db: Database, place: Place, { start, limit }: Reach) {
  const newestFirst = inScope(db, place).orderBy('seq', 'desc').limit(sql.lit(limit));
  if (start === 'top') return newestFirst;
  if (start === 'near') return newestFirst.offset(place.offset);
  const among = inScope(db, place)
    .select('seq')
    .where('seq', '<=', sql<number>`place.newest`)
    .orderBy('seq', 'desc')
    .offset(sql<number>`place.behind`)
    .limit(sql.lit(1));
  const first = sql<number>`(SELECT found.seq
    FROM place_in_list(${place.kind}, ${place.key}, ${place.offset}) AS place, LATERAL ${among} AS found)`;
  return newestFirst.where('seq', '<=', first);
}
