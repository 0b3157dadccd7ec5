import type { Transaction } from '#db/connect.ts';
import { insertWriterEvent } from '#db/insert-events.ts';
import { closeWithReply, findOpenQuestion, type Question } from '#db/questions.ts';
import { setReplied } from '#db/receipts.ts';
import { findRevision, insertWritersRevision, type Revision } from '#db/revisions.ts';
import type { StoryRecord } from '#db/stories.ts';
import { decide } from '#domain/story/lifecycle.ts';
import { withPlaces } from '#domain/story/places.ts';
import { childContacts } from '#domain/submission/child-contacts.ts';
import { STORY_LONGEST } from '#domain/submission/limits.ts';
import { type Problem, tooLong } from '#domain/submission/problems.ts';
import { checkTitle } from '#domain/submission/rules.ts';
import { normaliseLine, normaliseText, textLength } from '#domain/submission/text.ts';
import { NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import { isFitting, type ReplyKind } from '#domain/vetting/question.ts';
import { countStandingStill } from '#services/vetting/stand-still.ts';

/** What a writer says to a question, as it was typed. */
export type Reply = {
  /** Which question: another may have been asked since the page was opened. */
  question: number;
  reply: ReplyKind;
  /** Their own words, one piece for each place that was asked about. */
  places: string[];
  /** An answer in words, or who the adult is. */
  words: string;
  /** "I am an adult who looks after them, and I say yes." */
  adult: boolean;
};

export type ReplyProblem =
  /** Nobody waits for it any more. */
  { code: 'over' } | { code: 'empty' } | { code: 'no-adult' } | { code: 'form'; problem: Problem };

type Context = { at: Date; timeZone: string };
type Words = { title: string; body: string };

/** The text goes back to its place with the answer. Null where nothing is wrong with it. */
export async function replyToQuestion(
  db: Transaction,
  { story, reply }: { story: StoryRecord; reply: Reply },
  { at, timeZone }: Context,
): Promise<ReplyProblem | null> {
  const question = await findOpenQuestion(db, story.id);
  const next = decide(story.state, 'reply');
  if (!question || question.eventNo !== reply.question || !next.allowed) return { code: 'over' };
  if (!isFitting(question.kind, reply.reply)) return { code: 'over' };
  const current = await findRevision(db, story.id, question.revisionNo);
  if (!current) return { code: 'over' };
  const words = wordsOf(question, current, reply);
  const problem = problemWith(story, { question, reply, words });
  if (problem) return problem;
  await countStandingStill(db, story, { at, timeZone });
  const revisionNo = words ? story.revisionNo + 1 : story.revisionNo;
  if (words)
    await insertWritersRevision(db, {
      ...words,
      storyId: story.id,
      no: revisionNo,
      campaign: story.campaign,
      createdAt: at,
    });
  const said = normaliseText(reply.words) || null;
  await closeWithReply(db, question.eventNo, { reply: reply.reply, words: said, at });
  await setReplied(db, story.id, { revisionNo, guardian: question.kind === 'adults-yes' });
  await insertWriterEvent(db, {
    storyId: story.id,
    kind: 'reply',
    fromState: story.state,
    toState: next.to,
    revisionNo,
    subject: reply.reply,
    internalNote: said,
    at,
  });
  return null;
}

/** The words that count from now on; null where the text stays as it is. */
function wordsOf({ kind, proposal }: Question, current: Revision, reply: Reply): Words | null {
  if (kind !== 'change' || !proposal) return null;
  if (reply.reply === 'yes') return proposal;
  const { title, body } = withPlaces(current, proposal, reply.places.map(normaliseText));
  return { title: normaliseLine(title), body: normaliseText(body) };
}

type Answered = { question: Question; reply: Reply; words: Words | null };

function problemWith(
  story: StoryRecord,
  { question, reply, words }: Answered,
): ReplyProblem | null {
  const said = textLength(normaliseText(reply.words));
  const over = said - NOTE_LIMITS.toWriter.most;
  if (over > 0) return { code: 'form', problem: tooLong('tooLong', over) };
  if (question.kind === 'adults-yes') return reply.adult ? null : { code: 'no-adult' };
  if (question.kind === 'something-else') return said === 0 ? { code: 'empty' } : null;
  // What an officer proposed was looked at when it was asked.
  return reply.reply === 'own-words' && words ? problemWithWords(story, words) : null;
}

function problemWithWords(story: StoryRecord, { title, body }: Words): ReplyProblem | null {
  const checked = checkTitle(title, story.form);
  if ('problem' in checked) return { code: 'form', problem: checked.problem };
  const length = textLength(body);
  if (length === 0) return { code: 'empty' };
  if (length > STORY_LONGEST)
    return { code: 'form', problem: tooLong('tooLong', length - STORY_LONGEST) };
  // As when it was sent: what would lead a stranger to a child is taken out before anybody gets it.
  const [contact] = childContacts({ ...story, title, story: body });
  return contact ? { code: 'form', problem: contact } : null;
}
