import { sql } from 'kysely';
import type { BookletOf, BookletOrder } from '#domain/print/booklet-order.ts';
import type { PublishedStory } from '#domain/story/published-story.ts';
import type { Database, Transaction } from '../connect.ts';
import { listPublicationsByHash } from '../publications/publication-lists.ts';

export type BookletState = 'waiting' | 'gathering' | 'printing' | 'ready' | 'empty' | 'failed';

export type ListedBooklet = {
  id: string;
  askedBy: string;
  order: BookletOrder;
  state: BookletState;
  done: number;
  total: number;
  pages: number;
  bytes: number | null;
  expiresAt: Date;
};

export async function insertBooklet(
  db: Database,
  booklet: { id: string; askedBy: string; order: BookletOrder; at: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('booklet')
    .values({
      id: booklet.id,
      asked_by: booklet.askedBy,
      options: JSON.stringify(booklet.order),
      created_at: booklet.at,
      expires_at: booklet.expiresAt,
    })
    .execute();
}

/** Newest first, without those whose day is over. */
export async function listBooklets(db: Database, now: Date): Promise<ListedBooklet[]> {
  const rows = await db
    .selectFrom('booklet')
    .innerJoin('officer', 'officer.id', 'booklet.asked_by')
    .select(['booklet.id', 'officer.name', 'options', 'state', 'done', 'total', 'pages'])
    .select(['expires_at', sql<number | null>`octet_length(file)`.as('bytes')])
    .where('expires_at', '>', now)
    .orderBy('booklet.created_at', 'desc')
    .execute();
  return rows.map(({ name, options, state, expires_at, ...row }) => ({
    ...row,
    askedBy: name,
    order: options as unknown as BookletOrder,
    state: state as BookletState,
    expiresAt: expires_at,
  }));
}

/** Until the transaction ends, no other wish of this officer is counted. */
export async function countUnfinishedBooklets(
  db: Transaction,
  askedBy: string,
  now: Date,
): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('booklets'), hashtext(${askedBy}))`.execute(db);
  const { total } = await db
    .selectFrom('booklet')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('asked_by', '=', askedBy)
    .where('state', 'in', ['waiting', 'gathering', 'printing'])
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return total;
}

/** What is still to be made; nothing when it is finished, or its day is over. */
export async function findBookletOrder(
  db: Database,
  id: string,
  now: Date,
): Promise<BookletOrder | undefined> {
  const row = await db
    .selectFrom('booklet')
    .select('options')
    .where('id', '=', id)
    .where('state', 'not in', ['ready', 'empty'])
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && (row.options as unknown as BookletOrder);
}

type Progress = {
  state: BookletState;
  done?: number;
  total?: number;
  pages?: number;
  hashes?: string[];
  fingerprint?: string;
  file?: Buffer;
};

export async function updateBooklet(db: Database, id: string, progress: Progress): Promise<void> {
  await db.updateTable('booklet').set(progress).where('id', '=', id).execute();
}

/** The texts of a booklet, oldest first or as they were named; paused ones are left out. */
export async function listBookletHashes(
  db: Database,
  of: BookletOf,
  most: number,
): Promise<string[]> {
  let query = db.selectFrom('publication').select('hash').where('paused', '=', false);
  if (of.kind === 'campaign') query = query.where('campaign', '=', of.slug);
  else if (of.kind === 'subject') query = query.where('category', '=', of.category);
  else query = query.where('hash', 'in', of.hashes);
  const rows = await query.orderBy('seq').limit(most).execute();
  const found = rows.map(({ hash }) => hash);
  return of.kind === 'list' ? of.hashes.filter((hash) => found.includes(hash)) : found;
}

export async function listBookletTexts(db: Database, hashes: string[]): Promise<PublishedStory[]> {
  const stories = await listPublicationsByHash(db, hashes);
  return hashes.flatMap((hash) => stories.get(hash) ?? []).filter(({ paused }) => !paused);
}

/** Changes with every word and every line of a card that a booklet shows. */
export async function fingerprintOf(db: Database, hashes: string[]): Promise<string> {
  const { rows } = await sql<{ print: string | null }>`
    SELECT encode(sha256(string_agg(sha256(convert_to(row(hash, title, body, language, category, recipient, name, age,
      age_band, country, content_note, shortened)::text, 'UTF8')), '' ORDER BY hash)), 'hex') AS print
    FROM publication WHERE NOT paused AND hash = ANY(${hashes})`.execute(db);
  return rows[0]?.print ?? '';
}

export async function findReadyBooklet(db: Database, id: string, now: Date) {
  return db
    .selectFrom('booklet')
    .select(['hashes', 'fingerprint', sql<number>`octet_length(file)`.as('bytes')])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Of the file, from this byte on; empty at its end. */
export async function readBookletPiece(
  db: Database,
  id: string,
  piece: { from: number; length: number },
): Promise<Buffer> {
  const { part } = await db
    .selectFrom('booklet')
    .select(
      sql<Buffer>`substring(file FROM ${piece.from + 1}::int FOR ${piece.length}::int)`.as('part'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return part;
}
