import { findContact } from '#db/contacts.ts';
import { isNewestChange } from '#db/events.ts';
import { findQuestion } from '#db/questions.ts';
import { findRevision } from '#db/revisions.ts';
import { findStory } from '#db/stories.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { siteNow } from '#services/content/site-now.ts';
import type { Later } from '#services/ports.ts';
import { deliver } from './deliver.ts';
import { questionName } from './mail-names.ts';
import { questionMail } from './question-mail.ts';
import { quietMail } from './quiet-mail.ts';
import type { ApprovalMailContext } from './send-approval-mail.ts';
import { languageToTellIn } from './words/mail-words.ts';

/** Nothing is sent where no address was left, or where nobody waits for the answer any more. */
export async function sendQuestionMail(
  context: ApprovalMailContext,
  { storyId, eventNo }: { storyId: string; eventNo: number },
): Promise<Later | undefined> {
  const { db } = context;
  const site = await siteNow(context);
  const [contact, story, question] = await Promise.all([
    findContact(db, storyId),
    findStory(db, storyId),
    findQuestion(db, eventNo),
  ]);
  if (!contact || !story || !question || question.closedAt) return undefined;
  if (!(await isNewestChange(db, storyId, eventNo))) return undefined;
  const language = languageToTellIn({ page: contact.language, text: story.language });
  const to = await context.openContact(contact.sealedEmail);
  if (contact.quietMail) {
    const name = questionName(story, eventNo);
    return deliver(context, {
      storyId,
      mail: quietMail({ name, language, decision: 'asked' }, site, to),
    });
  }
  // The title the writer gave: another one may be what is asked about.
  const revision = await findRevision(db, storyId, 1);
  if (!revision) return undefined;
  const today = dayIn(context.clock(), site.timeZone);
  const { hash, writingType } = story;
  const told = { hash, writingType, language, title: revision.title };
  const mail = questionMail({ story: told, until: question.until, today, eventNo }, site, to);
  return deliver(context, { storyId, mail });
}
