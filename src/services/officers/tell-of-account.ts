import type { Database } from '#db/connect.ts';
import { findDeskEvent } from '#db/desk/desk-log.ts';
import { isOfficersAddress, listLeadAddresses } from '#db/desk/officers.ts';
import type { Site } from '#domain/site.ts';
import { ACCOUNT_NEWS } from '#domain/vetting/account-news.ts';
import type { SendMail } from '#services/ports.ts';
import { accountMail } from './account-mail.ts';

export type TellOfAccountContext = {
  db: Database;
  site: Site;
  /** Where officers come in. */
  deskOrigin: string;
  sendMail: SendMail;
};

/** Whose account it is and every lead learn of it: a thief cannot keep both from reading their mail. */
export async function tellOfAccount(
  { db, site, deskOrigin, sendMail }: TellOfAccountContext,
  { eventNo }: { eventNo: number },
): Promise<void> {
  const event = await findDeskEvent(db, eventNo);
  const news = event && ACCOUNT_NEWS[event.kind];
  if (!event || !news) return;
  const owner =
    news.toOfficer && (await isOfficersAddress(db, event.subject)) ? [event.subject] : [];
  const leads = news.toLeads ? await listLeadAddresses(db) : [];
  for (const to of new Set([...owner, ...leads]))
    await sendMail(accountMail({ to, event, news, deskOrigin }, site));
}
