import { type Selectable, sql } from 'kysely';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { Gender } from '#domain/options/genders.ts';
import type { Language } from '#domain/options/languages.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import { PAGE_SIZE } from '#domain/paging/paging.ts';
import type {
  ListedStory,
  ListScope,
  Neighbour,
  Neighbours,
  PublishedStory,
} from '#domain/story/published-story.ts';
import type { Database } from './connect.ts';
import { prepared } from './prepared.ts';
import { counterOf } from './publication-counts.ts';
import type { Publication } from './row-types.ts';
import { toSocialColumns, toSocialPair } from './social-columns.ts';

/** Every column a public page may show, by name: a new column is private until it is listed. */
const LISTED_COLUMNS = [
  'story_id',
  'seq',
  'hash',
  'campaign',
  'category',
  'writing_type',
  'language',
  'title',
  'excerpt',
  'reading_minutes',
  'recipient',
  'name',
  'age',
  'age_band',
  'gender',
  'country',
  'city',
  'belief',
  'link',
  'social_service',
  'social_handle',
  'shortened',
  'content_note',
  'paused',
  'published_at',
] as const satisfies (keyof Publication)[];

type NeighbourRow = Pick<ListedRow, 'hash' | 'category' | 'writing_type' | 'language' | 'title'>;
type ListedRow = Pick<Selectable<Publication>, (typeof LISTED_COLUMNS)[number]>;

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
    const beside = (direction: '> ASC' | '< DESC') => {
      const [compared = '', order = ''] = direction.split(' ');
      return sql<NeighbourRow | null>`(
        SELECT json_build_object('hash', p.hash, 'category', p.category, 'language', p.language,
          'writing_type', p.writing_type, 'title', p.title)
        FROM publication p WHERE p.seq ${sql.raw(compared)} publication.seq ${category} ${kind}
        ORDER BY p.seq ${sql.raw(order)} LIMIT 1)`;
    };
    return db
      .selectFrom('publication')
      .select([...LISTED_COLUMNS, 'body'])
      .select([beside('> ASC').as('newer'), beside('< DESC').as('older')])
      .where('hash', '=', slots.hash);
  },
);

/** A story and those beside it in one question; previous is the newer one, next the older one. */
export async function findPublicationWithNeighbours(
  db: Database,
  hash: string,
  scope: NeighbourScope,
): Promise<{ story: PublishedStory; neighbours: Neighbours } | undefined> {
  const { withinCategory, writingType } = scope;
  const [row] = await storyWithNeighbours(db, { withinCategory }, { hash, writingType });
  return (
    row && {
      story: { ...toListed(row), body: row.body },
      neighbours: {
        previous: row.newer && toNeighbour(row.newer),
        next: row.older && toNeighbour(row.older),
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

export type ListSlice = { offset: number; limit: number };

/** Newest first. */
export async function listPublications(
  db: Database,
  scope: ListScope,
  slice: ListSlice,
): Promise<ListedStory[]> {
  const rows = await readCards(db, scope, slice);
  return rows.map(toListed);
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
): Promise<PublishedStory[]> {
  const rows = await readTexts(db, scope, slice);
  return rows.map((row) => ({ ...toListed(row), body: row.body }));
}

export type NewPublication = PublishedStory & { revisionNo: number };

export async function insertPublication(db: Database, story: NewPublication): Promise<void> {
  await db.deleteFrom('tombstone').where('hash', '=', story.hash).execute();
  await db
    .insertInto('publication')
    .values({
      story_id: story.id,
      hash: story.hash,
      campaign: story.campaign,
      category: story.category,
      writing_type: story.writingType,
      language: story.language,
      revision_no: story.revisionNo,
      shortened: story.shortened,
      content_note: story.contentNote,
      title: story.title,
      body: story.body,
      excerpt: story.excerpt,
      reading_minutes: story.readingMinutes,
      recipient: story.recipient,
      name: story.name,
      age: story.age,
      age_band: story.ageBand,
      gender: story.gender,
      country: story.country,
      city: story.city,
      belief: story.belief,
      link: story.link,
      ...toSocialColumns(story.social),
      published_at: story.publishedAt,
      paused: story.paused,
    })
    .execute();
}

/** Takes a story off the public site; its address answers 410 from then on, also if it is marked already. */
export async function retirePublication(
  db: Database,
  storyId: string,
): Promise<ListedStory | undefined> {
  const story = await deletePublication(db, storyId);
  if (story)
    await db
      .insertInto('tombstone')
      .values({ hash: story.hash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return story;
}

/** As if it had never been public: its address is unknown again. */
export async function deletePublication(
  db: Database,
  storyId: string,
): Promise<ListedStory | undefined> {
  const row = await db
    .deleteFrom('publication')
    .where('story_id', '=', storyId)
    .returning(LISTED_COLUMNS)
    .executeTakeFirst();
  return row && toListed(row);
}

export async function setContentNote(
  db: Database,
  storyId: string,
  contentNote: string | null,
): Promise<void> {
  await db
    .updateTable('publication')
    .set({ content_note: contentNote })
    .where('story_id', '=', storyId)
    .execute();
}

export async function isGone(db: Database, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('tombstone')
    .select('hash')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

function inScope(db: Database, scope: ListScope) {
  let query = db.selectFrom('publication');
  if (scope.category) query = query.where('category', '=', scope.category);
  if (scope.writingType) query = query.where('writing_type', '=', scope.writingType);
  if (scope.recipient) query = query.where('recipient', '=', scope.recipient);
  if (scope.language) query = query.where('language', '=', scope.language);
  return query;
}

/** So near the top of a list, stepping over rows is cheaper than asking the counts. */
const STEPPED_OVER = 100;

/** The sizes our own pages ask for; the API's with one more on each side. */
const USUAL_LIMITS = [PAGE_SIZE, PAGE_SIZE + 2];

function readSlice<Column extends keyof Publication>(columns: readonly Column[]) {
  const write = (db: Database, reach: Reach, place: Place) =>
    sliceOf(db, place, reach).select(columns);
  const usual = prepared(write);
  return async (db: Database, scope: ListScope, { offset, limit }: ListSlice) => {
    const narrowed = Object.fromEntries(Object.entries(scope).filter(([, value]) => value));
    const place = { ...narrowed, ...counterOf(scope), offset };
    const start = offset === 0 ? 'top' : offset <= STEPPED_OVER ? 'near' : 'far';
    // How many are read and stepped over is part of the plan, so it is part of the text.
    if (start === 'near' || !USUAL_LIMITS.includes(limit))
      return write(db, { start, limit }, place).execute();
    return usual(db, { start, limit }, place);
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

function toNeighbour(row: NeighbourRow): Neighbour {
  return {
    hash: row.hash,
    title: row.title,
    category: row.category as CategoryCode,
    writingType: row.writing_type as WritingType,
    language: row.language as Language,
  };
}

/** Closed lists are kept by the domain before a row is written, so the casts are safe here. */
function toListed(row: ListedRow): ListedStory {
  return {
    ...toNeighbour(row),
    id: row.story_id,
    campaign: row.campaign,
    excerpt: row.excerpt,
    readingMinutes: row.reading_minutes,
    recipient: row.recipient,
    name: row.name,
    age: row.age,
    ageBand: row.age_band,
    gender: row.gender as Gender,
    country: row.country,
    city: row.city,
    belief: row.belief,
    link: row.link,
    social: toSocialPair(row),
    shortened: row.shortened,
    contentNote: row.content_note,
    publishedAt: row.published_at,
    paused: row.paused,
  };
}
