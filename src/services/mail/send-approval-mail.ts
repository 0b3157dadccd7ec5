import type { Database } from '#db/connect.ts';
import { findContact } from '#db/contacts.ts';
import { isNewestChange } from '#db/events.ts';
import { findPublicationOfStory } from '#db/publications.ts';
import type { Site } from '#domain/site.ts';
import type { Clock, ContactOpen, SendMail } from '#services/ports.ts';
import { noteByItself } from '#services/stories/note-by-itself.ts';
import { approvalMail } from './approval-mail.ts';

export type ApprovalMailContext = {
  db: Database;
  clock: Clock;
  site: Site;
  openContact: ContactOpen;
  sendMail: SendMail;
};

/** Nothing is sent when no address was left, or when another decision came in the meantime. */
export async function sendApprovalMail(
  context: ApprovalMailContext,
  { storyId, eventNo }: { storyId: string; eventNo: number },
): Promise<void> {
  const [sealed, story, newest] = await Promise.all([
    findContact(context.db, storyId),
    findPublicationOfStory(context.db, storyId),
    isNewestChange(context.db, storyId, eventNo),
  ]);
  if (!sealed || !story || !newest) return;
  const address = await context.openContact(sealed);
  await context.sendMail(approvalMail(story, context.site, address));
  // From here on the address is kept for seven days and no longer.
  await noteByItself(context.db, { storyId, kind: 'mail', at: context.clock() });
}
