import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { MAILS_A_DAY } from '#domain/mail-cap.ts';
import type { Database } from './connect.ts';

/** Hashes that hold for one day: which mailbox, and which mail to it. */
export type MailPlace = { day: CalendarDay; mailbox: Uint8Array; mail: Uint8Array };

/** False when the day is full. A mail that is tried again keeps the place it has. */
export async function takeMailPlace(db: Database, wanted: MailPlace): Promise<boolean> {
  const { day } = wanted;
  const [mailbox, mail] = [Buffer.from(wanted.mailbox), Buffer.from(wanted.mail)];
  // Two at the same moment want the same place: one of them looks again.
  for (let tries = 0; tries < MAILS_A_DAY; tries++) {
    await sql`
      INSERT INTO mail_place (mailbox, place, mail, day)
      SELECT ${mailbox}, free, ${mail}, ${day}::date
      FROM generate_series(1, ${MAILS_A_DAY}::int) AS free
      WHERE NOT EXISTS (
        SELECT FROM mail_place AS taken
        WHERE taken.mailbox = ${mailbox} AND (taken.place = free OR taken.mail = ${mail}))
      ORDER BY free LIMIT 1
      ON CONFLICT DO NOTHING`.execute(db);
    const rows = await db
      .selectFrom('mail_place')
      .select('mail')
      .where('mailbox', '=', mailbox)
      .execute();
    if (rows.some((row) => row.mail.equals(mail))) return true;
    if (rows.length >= MAILS_A_DAY) return false;
  }
  return false;
}

export async function deleteOldMailPlaces(db: Database, before: CalendarDay): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_place')
    .where('day', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
