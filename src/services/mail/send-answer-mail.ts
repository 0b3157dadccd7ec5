import { findContact } from '#db/contacts.ts';
import { findStory } from '#db/stories.ts';
import type { Later } from '#services/ports.ts';
import { answerMail } from './answer-mail.ts';
import { deliver } from './deliver.ts';
import type { ApprovalMailContext } from './send-approval-mail.ts';
import { languageToTellIn } from './words/mail-words.ts';

/** Nothing is sent where no address was left. */
export async function sendAnswerMail(
  context: ApprovalMailContext,
  { storyId, eventNo }: { storyId: string; eventNo: number },
): Promise<Later | undefined> {
  const [contact, story] = await Promise.all([
    findContact(context.db, storyId),
    findStory(context.db, storyId),
  ]);
  if (!contact || !story) return undefined;
  const { hash, writingType } = story;
  const language = languageToTellIn({ page: contact.language, text: story.language });
  const mail = answerMail(
    { hash, language, writingType, eventNo },
    context.site,
    await context.openContact(contact.sealedEmail),
  );
  return deliver(context, { storyId, mail });
}
