import { findAppeal } from '#db/appeals.ts';
import { listToldToWriter } from '#db/cases/reports.ts';
import { findContact } from '#db/contacts.ts';
import { listEvents } from '#db/events.ts';
import { findPublicationOfStory } from '#db/publications/publications.ts';
import { listQuestions } from '#db/questions.ts';
import { listRevisions } from '#db/revisions.ts';
import { findStory } from '#db/stories.ts';
import type { PrivacyContext } from './privacy-context.ts';

/** Everything we hold about a story and its writer; officers stay unnamed. */
export async function exportStory(context: PrivacyContext, storyId: string) {
  const { deskDb, workerDb } = context;
  const story = await findStory(deskDb, storyId);
  if (!story) return null;
  const { secondReaderAskedBy: _asked, approval: _approval, ...told } = story;
  const contact = await findContact(workerDb, storyId);
  const events = await listEvents(deskDb, storyId);
  const questions = await listQuestions(deskDb, storyId);
  const appeal = await findAppeal(deskDb, storyId);
  return {
    story: told,
    email: contact
      ? await context.openContact(contact.sealedEmail).catch(() => 'sealed to another key')
      : null,
    quietMail: contact?.quietMail ?? false,
    revisions: await listRevisions(deskDb, storyId),
    published: (await findPublicationOfStory(deskDb, storyId)) ?? null,
    asked: questions.map(({ askedBy: _, ...question }) => question),
    appeal: appeal ? { ...appeal, decidedBy: undefined } : null,
    /** What they were told of it. Who reported it, and in which words, is not theirs. */
    cases: await listToldToWriter(deskDb, storyId),
    history: events
      .filter(({ kind }) => !kind.startsWith('case-') && !kind.endsWith('hold'))
      .map(({ officer: _, ...event }) => event),
  };
}
