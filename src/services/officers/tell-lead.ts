import type { Database } from '#db/connect.ts';
import { findLeadAddress } from '#db/desk/officers.ts';
import type { Site } from '#domain/site.ts';
import { letterParts, line } from '#services/mail/mail-letter.ts';
import type { Mail, SendMail } from '#services/ports.ts';

export type TellLeadContext = {
  db: Database;
  site: Site;
  /** Where officers come in. */
  deskOrigin: string;
  sendMail: SendMail;
};

export type LeadToTell = { officerId: string; eventNo: number };

/** One lead learns that something waits. Whoever is none any more by then learns nothing. */
export async function tellLead(
  { db, site, deskOrigin, sendMail }: TellLeadContext,
  { officerId, eventNo }: LeadToTell,
): Promise<void> {
  const to = await findLeadAddress(db, officerId);
  if (to) await sendMail(waitsMail({ to, eventNo, deskOrigin }, site));
}

type About = { to: string; eventNo: number; deskOrigin: string };

/** The same words whatever it is: a mailbox may be read by others, and says nothing of what leads prepare. */
function waitsMail({ to, eventNo, deskOrigin }: About, site: Site): Mail {
  const letter = {
    language: 'en' as const,
    subject: 'Something waits for you at the desk',
    blocks: [
      line('Something waits for you at the desk. This mail does not say what it is.'),
      { kind: 'link' as const, url: `${deskOrigin}/desk` },
      line('Nobody here will ever ask you for a code or a passkey by mail or by phone.'),
    ],
  };
  return { name: `lead ${eventNo} ${to}`, to, ...letterParts(letter, site) };
}
