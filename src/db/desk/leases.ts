import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../connect.ts';
import type { DB } from '../row-types.ts';

export type Lease = { storyId: string; officerId: string; takenAt: Date; expiresAt: Date };

type LeaseRequest = {
  storyId: string;
  officerId: string;
  now: Date;
  expiresAt: Date;
  /** Handed out as the next one, and not chosen by the officer. */
  byNext?: boolean;
};

/** Undefined when another officer holds it: the database itself lets only one have it. */
export async function takeLease(db: Database, request: LeaseRequest): Promise<Lease | undefined> {
  const row = await insertLease(db, request)
    .onConflict((conflict) =>
      conflict
        .column('story_id')
        .doUpdateSet((eb) => ({
          officer_id: eb.ref('excluded.officer_id'),
          expires_at: eb.ref('excluded.expires_at'),
          // One's own lease is only made longer.
          taken_at: sql<Date>`CASE WHEN lease.officer_id = excluded.officer_id
            AND lease.expires_at >= ${request.now} THEN lease.taken_at ELSE excluded.taken_at END`,
          by_next: eb.ref('excluded.by_next'),
        }))
        .where((eb) =>
          eb.or([
            eb('lease.expires_at', '<', request.now),
            eb('lease.officer_id', '=', request.officerId),
          ]),
        ),
    )
    .returningAll()
    .executeTakeFirst();
  return row && toLease(row);
}

/** From whoever has it. */
export async function seizeLease(db: Database, request: LeaseRequest): Promise<void> {
  await insertLease(db, request)
    .onConflict((conflict) =>
      conflict.column('story_id').doUpdateSet((eb) => ({
        officer_id: eb.ref('excluded.officer_id'),
        taken_at: eb.ref('excluded.taken_at'),
        expires_at: eb.ref('excluded.expires_at'),
        by_next: eb.ref('excluded.by_next'),
      })),
    )
    .execute();
}

/** Only for who still has it: a lease that was taken over or has run out is not renewed. */
export async function renewLease(db: Database, request: LeaseRequest): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('lease')
    .set({ expires_at: request.expiresAt })
    .where('story_id', '=', request.storyId)
    .where('officer_id', '=', request.officerId)
    .where('expires_at', '>=', request.now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function dropLease(db: Database, storyId: string, officerId: string): Promise<void> {
  await db
    .deleteFrom('lease')
    .where('story_id', '=', storyId)
    .where('officer_id', '=', officerId)
    .execute();
}

/** Whoever is handed another one has put down the one before, wherever it was left. */
export async function dropOthersByNext(
  db: Database,
  kept: Pick<LeaseRequest, 'storyId' | 'officerId'>,
): Promise<void> {
  await db
    .deleteFrom('lease')
    .where('officer_id', '=', kept.officerId)
    .where('by_next', '=', true)
    .where('story_id', '!=', kept.storyId)
    .execute();
}

/** Everything this officer had in hand is free again. */
export async function dropLeasesOf(db: Database, officerId: string): Promise<void> {
  await db.deleteFrom('lease').where('officer_id', '=', officerId).execute();
}

/** Of a story that is to be handed out. */
export function isInNobodysHands(now: Date) {
  return ({ not, exists, selectFrom }: ExpressionBuilder<DB, 'story'>) =>
    not(
      exists(
        selectFrom('lease')
          .select('lease.story_id')
          .whereRef('lease.story_id', '=', 'story.id')
          .where('lease.expires_at', '>=', now),
      ),
    );
}

export type HeldLease = Lease & { officerName: string };

/** The lease that counts now, and whose it is. */
export async function findLease(
  db: Database,
  storyId: string,
  now: Date,
): Promise<HeldLease | undefined> {
  const row = await db
    .selectFrom('lease')
    .innerJoin('officer', 'officer.id', 'lease.officer_id')
    .selectAll('lease')
    .select('officer.name')
    .where('story_id', '=', storyId)
    .where('expires_at', '>=', now)
    .executeTakeFirst();
  return row && { ...toLease(row), officerName: row.name };
}

function insertLease(
  db: Database,
  { storyId, officerId, now, expiresAt, byNext = false }: LeaseRequest,
) {
  return db.insertInto('lease').values({
    story_id: storyId,
    officer_id: officerId,
    taken_at: now,
    expires_at: expiresAt,
    by_next: byNext,
  });
}

function toLease(row: {
  story_id: string;
  officer_id: string;
  taken_at: Date;
  expires_at: Date;
}): Lease {
  return {
    storyId: row.story_id,
    officerId: row.officer_id,
    takenAt: row.taken_at,
    expiresAt: row.expires_at,
  };
}
