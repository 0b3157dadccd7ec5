import type { Database } from '#db/connect.ts';
import { takeMailPlace } from '#db/mail-places.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { mailboxOf, secondsToNextDay } from '#domain/mail-cap.ts';
import type { Clock, DayHash, Later, Mail, SendMail } from '#services/ports.ts';
import { noteByItself } from '#services/stories/note-by-itself.ts';

export type DeliverContext = {
  db: Database;
  clock: Clock;
  dayHash: DayHash;
  sendMail: SendMail;
};

/** What comes after the last mail of a mailbox's day waits for the next one, and is not lost. */
export async function deliver(
  context: DeliverContext,
  { storyId, mail }: { storyId: string; mail: Mail },
): Promise<Later | undefined> {
  const later = await handOver(context, mail);
  if (later) return later;
  // From here on the address is kept for seven days and no longer.
  await noteByItself(context.db, { storyId, kind: 'mail', at: context.clock() });
  return undefined;
}

/** The same, of a mail that no text's log tells of. */
export async function handOver(context: DeliverContext, mail: Mail): Promise<Later | undefined> {
  const { db, dayHash } = context;
  const now = context.clock();
  const day = dayIn(now, 'UTC');
  const place = {
    day,
    mailbox: dayHash(day, mailboxOf(mail.to)),
    mail: dayHash(day, mail.name),
  };
  if (!(await takeMailPlace(db, place))) return { afterSeconds: secondsToNextDay(now) };
  await context.sendMail(mail);
  return undefined;
}
