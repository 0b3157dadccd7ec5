import type { Transaction } from '#db/connect.ts';
import { hasOpened, listEvents } from '#db/events.ts';
import type { StoryRecord } from '#db/stories.ts';
import {
  denialOf,
  isForLeads,
  type NotedStep,
  type NowChoice,
  STEP_NAMES,
} from '#domain/safeguarding/protocol.ts';
import { normaliseLine, normaliseText } from '#domain/submission/text.ts';
import { lengthProblem, NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import { countsAlready } from '#domain/vetting/officer.ts';
import {
  type AnnotateOutcome,
  type AnnotateRequest,
  annotate,
} from '#services/vetting/annotate.ts';
import type { DangerContext } from './danger-context.ts';

const TOO_NEW = 'Two officers say so, and you count as one of them a day after you came.';
const OPEN_FIRST = { kind: 'invalid', problem: 'Open the text first.' } as const;

/** Something was asked, told or looked at; the log keeps who, when and in which words. */
export async function takeStep(
  context: DangerContext,
  request: AnnotateRequest & { step: NotedStep; choice?: NowChoice | undefined; words: string },
): Promise<AnnotateOutcome> {
  return annotate(context, 'danger-step', request, async (db, story) => {
    if (!(await isOpen(db, story, request))) return OPEN_FIRST;
    const { step, choice, officer } = request;
    if (isForLeads(step) && officer.role !== 'lead')
      return { kind: 'invalid', problem: `${STEP_NAMES[step]} A lead says so.` };
    const words = normaliseText(request.words);
    if (step === 'now') {
      if (!choice) return { kind: 'invalid', problem: 'Choose one.' };
      const problem = words === '' ? null : lengthProblem(words, NOTE_LIMITS.internal);
      if (problem) return { kind: 'invalid', problem };
      return { annotations: {}, subject: `now ${choice}`, internalNote: words || null };
    }
    const unclear = lengthProblem(words, NOTE_LIMITS.internal);
    if (unclear) return { kind: 'invalid', problem: unclear };
    return { annotations: {}, subject: step, internalNote: words };
  });
}

/** The writer finds it on the receipt page; a mail, where one was asked for, says only that it is there. */
export async function answerWriter(
  context: DangerContext,
  request: AnnotateRequest & { words: string },
): Promise<AnnotateOutcome> {
  return annotate(context, 'answer-writer', request, async (db, story) => {
    if (!(await isOpen(db, story, request))) return OPEN_FIRST;
    const words = normaliseText(request.words);
    const unclear = lengthProblem(words, NOTE_LIMITS.toWriter);
    if (unclear) return { kind: 'invalid', problem: unclear };
    return {
      annotations: {},
      noteToWriter: words,
      after: (eventNo) =>
        context.enqueue(db, { name: 'send-answer-mail', data: { storyId: story.id, eventNo } }),
    };
  });
}

/** The first says so with a word why; the second, another one, closes it. */
export async function denyDanger(
  context: DangerContext,
  request: AnnotateRequest & { why: string },
): Promise<AnnotateOutcome> {
  return annotate(context, 'deny-danger', request, async (db, story) => {
    if (!(await isOpen(db, story, request))) return OPEN_FIRST;
    const why = normaliseLine(request.why);
    const unclear = lengthProblem(why, NOTE_LIMITS.editReason);
    if (unclear) return { kind: 'invalid', problem: `Say why, in a few words. ${unclear}` };
    if (!countsAlready(request.officer, context.clock()))
      return { kind: 'invalid', problem: TOO_NEW };
    const { dangerSince: since } = story;
    const first = since && denialOf(await listEvents(db, story.id), since);
    return {
      annotations: first ? { danger: { dangers: [], since: null } } : {},
      internalNote: why,
    };
  });
}

/** Every step was taken. It goes on like any other text, and two officers decide. */
export async function closeDanger(
  context: DangerContext,
  request: AnnotateRequest,
): Promise<AnnotateOutcome> {
  return annotate(context, 'close-danger', request, async (db, story) => {
    if (!(await isOpen(db, story, request))) return OPEN_FIRST;
    return { annotations: { danger: { dangers: story.dangers, since: null } } };
  });
}

function isOpen(db: Transaction, { id, revisionNo }: StoryRecord, { officer }: AnnotateRequest) {
  return hasOpened(db, { storyId: id, revisionNo, officer: officer.id });
}
