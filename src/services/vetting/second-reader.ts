import type { Transaction } from '#db/connect.ts';
import { dropLease } from '#db/desk/leases.ts';
import { insertEvent } from '#db/insert-events.ts';
import type { StoryRecord } from '#db/stories.ts';
import { NOTE_LIMITS, noteProblem, tidyNote } from '#domain/vetting/desk-limits.ts';
import { type Answer, answerProblem } from '#domain/vetting/second-reader.ts';
import { type AnnotateOutcome, type AnnotateRequest, annotate } from './annotate.ts';
import type { VettingContext } from './desk-context.ts';
import { readMarks } from './read-gate.ts';
import { tellNamed } from './tell-named.ts';

/** Another pair of eyes, for one of its marks or for the whole of it. */
export async function askSecondReader(
  context: VettingContext,
  request: AnnotateRequest & { question: string; mark?: string | undefined },
): Promise<AnnotateOutcome> {
  return annotate(context, 'ask-second-reader', request, async (db, story) => {
    const problem = noteProblem(request.question, NOTE_LIMITS.internal);
    if (problem) return { kind: 'invalid', problem };
    const { mark } = request;
    if (mark && !(await readMarks(db, story, context.policy)).some(({ id }) => id === mark))
      return { kind: 'invalid', problem: 'That mark is not in these words any more.' };
    await dropLease(db, story.id, request.officer.id);
    return {
      annotations: { secondReaderAskedBy: request.officer.id },
      ...(mark && { subject: mark }),
      internalNote: tidyNote(request.question),
    };
  });
}

/** The one who asked has found the answer. */
export async function settleSecondReader(
  context: VettingContext,
  request: AnnotateRequest,
): Promise<AnnotateOutcome> {
  return annotate(context, 'settle-second-reader', request, async () => ({
    annotations: { secondReaderAskedBy: null },
  }));
}

/** The answer, and the text back to the queue; whoever asked finds it under "For you". */
export async function answerSecondReader(
  context: VettingContext,
  request: AnnotateRequest & { answer?: Answer | undefined },
): Promise<AnnotateOutcome> {
  return annotate(context, 'answer-second-reader', request, async (db, story) => {
    const { answer } = request;
    const problem = answerProblem(answer, { publishes: false });
    if (problem || !answer) return { kind: 'invalid', problem: problem ?? '' };
    await dropLease(db, story.id, request.officer.id);
    return {
      annotations: { secondReaderAskedBy: null },
      subject: answer.verdict,
      internalNote: tidyNote(answer.words),
      alsoTell: story.secondReaderAskedBy,
    };
  });
}

/** The answer of whoever publishes it in the same breath. Nothing where nobody asked. */
export async function answerAndPublish(
  db: Transaction,
  answered: { story: StoryRecord; officer: string; answer: Answer; at: Date },
): Promise<void> {
  const { story, officer, answer, at } = answered;
  if (story.secondReaderAskedBy === null || story.approval !== null) return;
  const note = tidyNote(answer.words);
  const eventNo = await insertEvent(db, {
    storyId: story.id,
    kind: 'answer-second-reader',
    officer,
    fromState: story.state,
    toState: story.state,
    revisionNo: story.revisionNo,
    subject: answer.verdict,
    internalNote: note,
    at,
  });
  const also = story.secondReaderAskedBy;
  await tellNamed(db, { eventNo, storyId: story.id, note, by: officer, also });
}
