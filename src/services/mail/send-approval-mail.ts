import { findContact } from '#db/contacts.ts';
import { isNewestChange } from '#db/events.ts';
import { findPublicationOfStory } from '#db/publications/publications.ts';
import type { Site } from '#domain/site.ts';
import type { ContactOpen, Later } from '#services/ports.ts';
import { approvalMail } from './approval-mail.ts';
import { type DeliverContext, deliver } from './deliver.ts';

export type ApprovalMailContext = DeliverContext & { site: Site; openContact: ContactOpen };

/** Nothing is sent when no address was left, or when another decision came in the meantime. */
export async function sendApprovalMail(
  context: ApprovalMailContext,
  { storyId, eventNo }: { storyId: string; eventNo: number },
): Promise<Later | undefined> {
  const [sealed, story, newest] = await Promise.all([
    findContact(context.db, storyId),
    findPublicationOfStory(context.db, storyId),
    isNewestChange(context.db, storyId, eventNo),
  ]);
  if (!sealed || !story || !newest) return undefined;
  const address = await context.openContact(sealed);
  return deliver(context, { storyId, mail: approvalMail(story, context.site, address) });
}
