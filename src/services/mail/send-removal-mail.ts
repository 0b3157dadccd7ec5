import { findContact } from '#db/contacts.ts';
import { findEvent, isNewestChange } from '#db/events.ts';
import { findRevision } from '#db/revisions.ts';
import { findStory } from '#db/stories.ts';
import { findRemovalGround } from '#domain/vetting/removal.ts';
import { siteNow } from '#services/content/site-now.ts';
import type { Later } from '#services/ports.ts';
import { deliver } from './deliver.ts';
import { removalName } from './mail-names.ts';
import { quietMail } from './quiet-mail.ts';
import { removalMail } from './removal-mail.ts';
import type { ApprovalMailContext } from './send-approval-mail.ts';
import { languageToTellIn } from './words/mail-words.ts';

/** Nothing is sent where no address is kept any more, or where the text was put back meanwhile. */
export async function sendRemovalMail(
  context: ApprovalMailContext,
  { storyId, eventNo }: { storyId: string; eventNo: number },
): Promise<Later | undefined> {
  const { db } = context;
  const site = await siteNow(context);
  const [contact, story, event, newest] = await Promise.all([
    findContact(db, storyId),
    findStory(db, storyId),
    findEvent(db, eventNo),
    isNewestChange(db, storyId, eventNo),
  ]);
  const ground = findRemovalGround(event?.subject ?? null);
  if (!contact || !story || !ground || !newest) return undefined;
  const language = languageToTellIn({ page: contact.language, text: story.language });
  const to = await context.openContact(contact.sealedEmail);
  if (contact.quietMail) {
    const name = removalName(story, eventNo);
    const mail = quietMail({ name, language, decision: 'taken-down' }, site, to);
    return deliver(context, { storyId, mail });
  }
  const revision = await findRevision(db, storyId, story.revisionNo);
  if (!revision) return undefined;
  const { hash, writingType } = story;
  const told = { hash, writingType, language, title: revision.title };
  return deliver(context, {
    storyId,
    mail: removalMail({ story: told, ground, eventNo }, site, to),
  });
}
