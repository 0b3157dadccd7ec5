import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Database } from './connect.ts';

type Deleted = { numDeletedRows: bigint };
const count = ({ numDeletedRows }: Deleted) => Number(numDeletedRows);

export async function deleteOldSubmissionKeys(db: Database, before: Date): Promise<number> {
  const old = db.deleteFrom('submission_key').where('created_at', '<', before);
  return count(await old.executeTakeFirst());
}

export async function deleteOldPageViews(db: Database, before: CalendarDay): Promise<number> {
  return count(await db.deleteFrom('page_view').where('day', '<', before).executeTakeFirst());
}

/** Their day is over to the hour; the desk shows them no longer in any case. */
export async function deleteExpiredBooklets(db: Database, now: Date): Promise<number> {
  return count(await db.deleteFrom('booklet').where('expires_at', '<', now).executeTakeFirst());
}

/** Sign-ins and invitations that ended before then, used or not. */
export async function deleteEnded(db: Database, before: Date): Promise<number> {
  const tables = ['officer_session', 'officer_verification', 'invitation'] as const;
  let ended = 0;
  for (const table of tables)
    ended += count(
      await db.deleteFrom(table).where('expires_at', '<', before).executeTakeFirstOrThrow(),
    );
  return ended;
}
