import { findContact } from '#db/contacts.ts';
import { isNewestChange } from '#db/events.ts';
import { findPublicationOfStory } from '#db/publications/publications.ts';
import type { Site } from '#domain/site.ts';
import { siteNow } from '#services/content/site-now.ts';
import type { ContactOpen, Later } from '#services/ports.ts';
import { approvalMail } from './approval-mail.ts';
import { type DeliverContext, deliver } from './deliver.ts';
import { approvalName } from './mail-names.ts';
import { quietMail } from './quiet-mail.ts';
import { languageToTellIn } from './words/mail-words.ts';

export type ApprovalMailContext = DeliverContext & { site: Site; openContact: ContactOpen };

/** Nothing is sent when no address was left, or when another decision came in the meantime. */
export async function sendApprovalMail(
  context: ApprovalMailContext,
  { storyId, eventNo }: { storyId: string; eventNo: number },
): Promise<Later | undefined> {
  const [contact, story, newest] = await Promise.all([
    findContact(context.db, storyId),
    findPublicationOfStory(context.db, storyId),
    isNewestChange(context.db, storyId, eventNo),
  ]);
  if (!contact || !story || !newest) return undefined;
  const site = await siteNow(context);
  const to = await context.openContact(contact.sealedEmail);
  const language = languageToTellIn({ page: contact.language, text: story.language });
  const mail = contact.quietMail
    ? quietMail({ name: approvalName(story), language, decision: 'published' }, site, to)
    : approvalMail({ ...story, language }, site, to);
  return deliver(context, { storyId, mail });
}
