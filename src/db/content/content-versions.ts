import type { AnyContent } from '#domain/content/content-records.ts';
import type { ContentSlot } from '#domain/content/content-slots.ts';
import { canonicalContent } from '#domain/content/read-content.ts';
import type { Database, Transaction } from '../connect.ts';

export type ContentVersion = {
  slot: ContentSlot;
  no: number;
  hash: string;
  /** Checked before it was written and never changed, so that nobody has to check it again. */
  record: AnyContent;
  /** Null when it came with a release. */
  officer: string | null;
  why: string;
  at: Date;
};

export type NamedVersion = ContentVersion & {
  /** Null where it came with a release. */
  madeBy: string | null;
  agreedBy: string | null;
};

/** The newest version of each place: what readers are served. */
export async function listServedHeads(db: Database): Promise<{ slot: string; no: number }[]> {
  return db
    .selectFrom('content_version')
    .select((eb) => ['slot', eb.fn.max('no').as('no')])
    .groupBy('slot')
    .execute();
}

export async function readContentWords(
  db: Database,
  wanted: readonly { slot: string; no: number }[],
): Promise<{ slot: string; no: number; record: unknown }[]> {
  if (wanted.length === 0) return [];
  return db
    .selectFrom('content_version')
    .select(['slot', 'no', 'record'])
    .where((eb) =>
      eb.or(wanted.map(({ slot, no }) => eb.and([eb('slot', '=', slot), eb('no', '=', no)]))),
    )
    .execute();
}

export async function findServed(
  db: Database,
  slot: ContentSlot,
): Promise<ContentVersion | undefined> {
  const row = await db
    .selectFrom('content_version')
    .select(['no', 'hash', 'record', 'officer', 'why', 'at'])
    .where('slot', '=', slot)
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, slot, record: row.record as unknown as AnyContent };
}

/** Every version of a place, the newest first, with the names behind it. */
export async function listContentVersions(
  db: Database,
  slot: ContentSlot,
): Promise<NamedVersion[]> {
  const rows = await db
    .selectFrom('content_version as v')
    .leftJoin('officer as maker', 'maker.id', 'v.officer')
    .select(['v.no', 'v.hash', 'v.record', 'v.officer', 'v.why', 'v.at', 'maker.name as madeBy'])
    .select((eb) => [
      eb
        .selectFrom('event')
        .leftJoin('officer', 'officer.id', 'event.officer')
        .select((one) => one.fn.coalesce('officer.name', 'event.officer').as('name'))
        .where('event.kind', '=', 'agree-content')
        .whereRef('event.subject', '=', 'v.slot')
        .where((one) =>
          one(
            one.fn<string>('right', ['event.internal_note', one.lit(64)]),
            '=',
            one.ref('v.hash'),
          ),
        )
        .orderBy('event.no', 'desc')
        .limit(1)
        .as('agreedBy'),
    ])
    .where('v.slot', '=', slot)
    .orderBy('v.no', 'desc')
    .execute();
  return rows.map(({ madeBy, ...row }) => ({
    ...row,
    slot,
    record: row.record as unknown as AnyContent,
    madeBy: madeBy ?? row.officer,
  }));
}

/** The database counts along, makes the hash again, and asks who stands behind it. */
export async function insertContentVersion(
  db: Transaction,
  { record, ...version }: ContentVersion,
): Promise<void> {
  await db
    .insertInto('content_version')
    .values({ ...version, record: canonicalContent(record) })
    .execute();
}
