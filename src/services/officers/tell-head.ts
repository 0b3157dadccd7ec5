import type { Database } from '#db/connect.ts';
import { findNewestEvent, type LogHead } from '#db/desk/desk-log.ts';
import { listLeadAddresses } from '#db/desk/officers.ts';
import type { Site } from '#domain/site.ts';
import { letterParts, line } from '#services/mail/mail-letter.ts';
import type { Mail, SendMail } from '#services/ports.ts';

export type TellHeadContext = { db: Database; site: Site; sendMail: SendMail };

/**
 * Every lead keeps what the log came to, in a mailbox that whoever owns the database cannot write: a log that is
 * rewritten to its end no longer fits.
 */
export async function tellHead(
  { db, site, sendMail }: TellHeadContext,
  { day }: { day: string },
): Promise<void> {
  const head = await findNewestEvent(db);
  if (!head) return;
  for (const to of await listLeadAddresses(db)) await sendMail(headMail({ to, day, head }, site));
}

type About = { to: string; day: string; head: LogHead };

/** A number and a hash, which name nobody. */
function headMail({ to, day, head }: About, site: Site): Mail {
  const letter = {
    language: 'en' as const,
    subject: `The event log, ${day}`,
    blocks: [
      line('Please keep this mail. Its line stands for everything in the event log until now:'),
      { kind: 'quote' as const, text: `hikaya verify-log --head ${head.no}:${head.hash}` },
      line(
        'Whoever runs the site can run it, today or in a year. It says whether anybody has changed or removed anything since.',
      ),
      line('It comes every night to every lead. If it stays away for two nights, ask why.'),
    ],
  };
  return { name: `head ${day} ${to}`, to, ...letterParts(letter, site) };
}
