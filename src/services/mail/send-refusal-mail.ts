import { listClauses } from '#db/clauses.ts';
import { findContact } from '#db/contacts.ts';
import { findEvent, isNewestChange } from '#db/events.ts';
import { findRevision } from '#db/revisions.ts';
import { findStory } from '#db/stories.ts';
import { getsAnswer } from '#domain/vetting/clauses.ts';
import { noteByItself } from '#services/stories/note-by-itself.ts';
import { refusalMail } from './refusal-mail.ts';
import type { ApprovalMailContext } from './send-approval-mail.ts';

/**
 * Nothing is sent when no address was left, when the decision was taken back, or when a clause it
 * rests on is one that gets no answer.
 */
export async function sendRefusalMail(
  context: ApprovalMailContext,
  refusal: { storyId: string; eventNo: number },
): Promise<void> {
  const { db, site } = context;
  const [sealed, story, event] = await Promise.all([
    findContact(db, refusal.storyId),
    findStory(db, refusal.storyId),
    findEvent(db, refusal.eventNo),
  ]);
  const newest = await isNewestChange(db, refusal.storyId, refusal.eventNo);
  if (!sealed || !story || !event || !newest) return;
  const clauses = (await listClauses(db)).filter(({ code }) => event.clauses.includes(code));
  if (!getsAnswer(clauses)) return;
  // The title the writer gave: an officer's wording would be strange to read here.
  const revision = await findRevision(db, story.id, 1);
  if (!revision) return;
  const language = story.language ?? 'en';
  const mail = refusalMail(
    {
      story: { ...story, language, title: revision.title },
      reasons: clauses.map(({ words }) => words[language]),
      note: event.noteToWriter,
      eventNo: event.no,
    },
    site,
    await context.openContact(sealed),
  );
  await context.sendMail(mail);
  // From here on the address is kept for seven days and no longer.
  await noteByItself(db, { storyId: story.id, kind: 'mail', at: context.clock() });
}
