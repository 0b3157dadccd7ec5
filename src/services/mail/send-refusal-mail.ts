import { findContact } from '#db/contacts.ts';
import { listClauses } from '#db/desk/clauses.ts';
import { findEvent, isNewestChange } from '#db/events.ts';
import { findRevision } from '#db/revisions.ts';
import { findStory } from '#db/stories.ts';
import { clauseWords, getsAnswer } from '#domain/vetting/clauses.ts';
import { siteNow } from '#services/content/site-now.ts';
import type { Later } from '#services/ports.ts';
import { deliver } from './deliver.ts';
import { refusalName } from './mail-names.ts';
import { quietMail } from './quiet-mail.ts';
import { refusalMail } from './refusal-mail.ts';
import type { ApprovalMailContext } from './send-approval-mail.ts';
import { languageToTellIn } from './words/mail-words.ts';

/**
 * Nothing is sent when no address was left, when the decision was taken back, or when a clause it
 * rests on is one that gets no answer.
 */
export async function sendRefusalMail(
  context: ApprovalMailContext,
  refusal: { storyId: string; eventNo: number },
): Promise<Later | undefined> {
  const { db } = context;
  const site = await siteNow(context);
  const [contact, story, event] = await Promise.all([
    findContact(db, refusal.storyId),
    findStory(db, refusal.storyId),
    findEvent(db, refusal.eventNo),
  ]);
  const newest = await isNewestChange(db, refusal.storyId, refusal.eventNo);
  if (!contact || !story || !event || !newest) return undefined;
  const clauses = (await listClauses(db)).filter(({ code }) => event.clauses.includes(code));
  if (!getsAnswer(clauses)) return undefined;
  const language = languageToTellIn({ page: contact.language, text: story.language });
  const to = await context.openContact(contact.sealedEmail);
  if (contact.quietMail) {
    const name = refusalName(story, event.no);
    const mail = quietMail({ name, language, decision: 'not-as-it-is' }, site, to);
    return deliver(context, { storyId: story.id, mail });
  }
  // The title the writer gave: an officer's wording would be strange to read here.
  const revision = await findRevision(db, story.id, 1);
  if (!revision) return undefined;
  const mail = refusalMail(
    {
      story: { ...story, language, title: revision.title },
      reasons: clauses.map((clause) => clauseWords(clause, language).text),
      note: event.noteToWriter,
      unanswered: event.byItself,
      eventNo: event.no,
    },
    site,
    to,
  );
  return deliver(context, { storyId: story.id, mail });
}
