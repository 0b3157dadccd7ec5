import type { Transaction } from '#db/connect.ts';
import { dropLease } from '#db/desk/leases.ts';
import { findPolicy } from '#db/desk/policies.ts';
import { inTransaction } from '#db/in-transaction.ts';
import { insertEvent } from '#db/insert-events.ts';
import { insertQuestion } from '#db/questions.ts';
import { findOwnRevision, findRevision } from '#db/revisions.ts';
import { annotateStory, lockStory, type StoryRecord, setStoryState } from '#db/stories.ts';
import { addDays, dayIn } from '#domain/calendar/calendar-day.ts';
import { decide } from '#domain/story/lifecycle.ts';
import { STORY_LONGEST } from '#domain/submission/limits.ts';
import { checkTitle } from '#domain/submission/rules.ts';
import { normaliseLine, normaliseText, textLength } from '#domain/submission/text.ts';
import { tidyNote } from '#domain/vetting/desk-limits.ts';
import {
  type QuestionDraft,
  questionProblem,
  questionSubject,
  WAITS_FOR,
} from '#domain/vetting/question.ts';
import { isStale } from '#domain/vetting/seen.ts';
import { MAIL_DELAY_SECONDS } from '#domain/vetting/undo.ts';
import { problemWords } from '#words/problems.ts';
import type { AnnotateOutcome, AnnotateRequest } from './annotate.ts';
import { CLEARED_BY, type DecideStoryContext } from './decide-story.ts';
import { tooManyThisHour } from './hourly-limit.ts';
import { readGate } from './read-gate.ts';
import { refusalOf } from './refusal.ts';

/** As it is typed: the kind or the day may not have been chosen. */
export type AskWriterRequest = AnnotateRequest & { question: QuestionDraft | undefined };

/** Puts a text aside until its writer has answered, and tells where an address was left. The promise stands still. */
export async function askWriter(
  context: DecideStoryContext,
  request: AskWriterRequest,
): Promise<AnnotateOutcome> {
  return inTransaction(context.db, async (db) => {
    const story = await lockStory(db, request.storyId);
    if (!story) return { kind: 'not-found' };
    const { state, revisionNo } = story;
    if (isStale(story, request.seen)) return { kind: 'stale', state, revisionNo };
    const at = context.clock();
    const { officer } = request;
    const action = 'ask-writer';
    const refused = await refusalOf(db, { story, action, officer, at, policy: context.policy });
    if (refused) return refused;
    if (!(await readGate(db, { story, officer, policy: context.policy })).opened)
      return { kind: 'invalid', problem: 'Open the text first.' };
    const question = request.question && tidied(request.question);
    const problem = await problemWith(context, { db, story, question, at });
    if (problem || !question) return { kind: 'invalid', problem: problem ?? CHOOSE };
    const tooMany = await tooManyThisHour(
      db,
      { officer: officer.id, doing: 'decline', at },
      await findPolicy(db),
    );
    if (tooMany) return tooMany;
    await ask(context, { db, story, question, officer: officer.id, at });
    return { kind: 'annotated' };
  });
}

const CHOOSE = 'Say what you ask for, and until which day.';

function tidied(question: QuestionDraft): QuestionDraft {
  const { kind, proposal } = question;
  return {
    ...question,
    words: tidyNote(question.words) ?? '',
    proposal:
      kind === 'change' && proposal
        ? { title: normaliseLine(proposal.title), body: normaliseText(proposal.body) }
        : null,
  };
}

type Asked = { db: Transaction; story: StoryRecord; at: Date };

async function problemWith(
  { timeZone }: DecideStoryContext,
  { db, story, question, at }: Asked & { question: QuestionDraft | undefined },
): Promise<string | null> {
  const current = await findRevision(db, story.id, story.revisionNo);
  const own = await findOwnRevision(db, story.id, story.revisionNo);
  if (!question || !current || !own) return CHOOSE;
  const about = { today: dayIn(at, timeZone), current, own, writer: story };
  const problem = questionProblem(question, about);
  if (problem || !question.proposal) return problem;
  const { title, body } = question.proposal;
  const checked = checkTitle(title, story.form);
  if ('problem' in checked) return problemWords(checked.problem, 'en');
  const length = textLength(body);
  return length === 0 || length > STORY_LONGEST
    ? 'The text is empty or longer than 10,000 characters.'
    : null;
}

async function ask(
  { enqueue }: DecideStoryContext,
  { db, story, question, officer, at }: Asked & { question: QuestionDraft; officer: string },
): Promise<void> {
  const next = decide(story.state, 'ask-writer');
  if (!next.allowed) throw new Error(`Nobody is asked about what is ${story.state}.`);
  const { id: storyId, revisionNo } = story;
  // In the list of parked texts until the day after the last on which an answer counts.
  const parking = { until: addDays(question.until, 1), waitsFor: WAITS_FOR[question.kind] };
  await annotateStory(db, storyId, { parking, ...CLEARED_BY.park });
  await setStoryState(db, storyId, { state: next.to });
  const eventNo = await insertEvent(db, {
    storyId,
    kind: 'ask-writer',
    officer,
    fromState: story.state,
    toState: next.to,
    revisionNo,
    subject: questionSubject(question),
    internalNote: question.words,
    at,
  });
  await insertQuestion(db, {
    ...question,
    storyId,
    eventNo,
    revisionNo,
    askedBy: officer,
    askedAt: at,
  });
  await dropLease(db, storyId, officer);
  await enqueue(
    db,
    { name: 'send-question-mail', data: { storyId, eventNo } },
    { afterSeconds: MAIL_DELAY_SECONDS },
  );
}
