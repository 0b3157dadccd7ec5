import { data, redirect } from 'react-router';
import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { findTextLanguage } from '#domain/options/languages.ts';
import { DANGERS } from '#domain/safeguarding/dangers.ts';
import { NOTED_STEPS, NOW_CHOICES } from '#domain/safeguarding/protocol.ts';
import { STATES, type StoryState } from '#domain/story/lifecycle.ts';
import { isRedactedField } from '#domain/story/redaction.ts';
import { OFFICER_DECISIONS, type OfficerDecision } from '#domain/vetting/actions.ts';
import { gateReason } from '#domain/vetting/gate-reason.ts';
import type { ActingOfficer, NeedsPasskey, Officer } from '#domain/vetting/officer.ts';
import { findParkReason, type Parking } from '#domain/vetting/parking.ts';
import { findIfSilent, findQuestionKind, type QuestionDraft } from '#domain/vetting/question.ts';
import { findRemovalGround } from '#domain/vetting/removal.ts';
import { type Answer, findVerdict } from '#domain/vetting/second-reader.ts';
import type { Seen } from '#domain/vetting/seen.ts';
import type { DeskServices } from '#services/desk-services.ts';
import { withPasskey } from '../desk-context.ts';
import { formText } from '../form-text.ts';
import { addressEnd, filterOf, type Narrowing } from '../queue/narrowing.ts';
import { ANOTHER_DAY } from './another-day.ts';

type Call = {
  services: DeskServices;
  officer: Officer & ActingOfficer;
  form: FormData;
  request: Request;
  narrowing: Narrowing;
};

/** What the page says when a wish was not granted; null when it was. */
export type Refusal = { problem: string } | null;

/** After these an officer has put the story down and is handed the next one. */
const PUTS_DOWN: readonly string[] = [
  'publish',
  'refuse',
  'hide',
  'park',
  'ask-second-reader',
  'answer-second-reader',
  'ask-writer',
];

const GIVES_BACK: readonly string[] = ['answer-second-reader'];

/** After these the folder stays open beside the text. */
const IN_FOLDER: readonly string[] = ['note', 'see-note'];

/** One wish of an officer about one story, as the form names it. */
export async function carryOut(storyId: string, call: Call) {
  const { services, officer, form, narrowing, request } = call;
  const intent = formText(form, 'intent');
  const outcome = withPasskey(await ask(storyId, intent, call), request);
  const refusal = refusalOf(outcome);
  if (refusal) return data(refusal, { status: outcome.kind === 'stale' ? 409 : 422 });
  if (intent === 'undo') throw redirect(`/story/${storyId}`);
  if (!PUTS_DOWN.includes(intent)) {
    // A text that was opened stays open: whoever writes a note about it is not done with it.
    // Whoever raises a danger has read it, and goes on with the protocol.
    const asked = new URL(request.url).searchParams.get('open') ?? '';
    const open = intent === 'raise-danger' ? '1' : asked;
    const done = intent === 'remove' ? storyId : '';
    const folder = IN_FOLDER.includes(intent) ? '1' : '';
    const gate = folder && (new URL(request.url).searchParams.get('gate') ?? '');
    throw redirect(`/story/${storyId}${addressEnd(narrowing, { open, done, folder, gate })}`);
  }
  // Whatever list the decided one was in, the next one is to be read; a second reader goes on as one.
  const view = narrowing.view === 'second-reader' ? narrowing.view : 'to-read';
  const onward: Narrowing = { ...narrowing, view };
  const within = filterOf(onward, officer);
  // What was given back is for others, and would be the next one.
  const next = GIVES_BACK.includes(intent) ? null : await services.takeNext({ officer, within });
  const end = addressEnd(onward, { done: storyId });
  throw redirect(next ? `/story/${next}${end}` : `/queue${end}`);
}

function ask(storyId: string, intent: string, { services, officer, form }: Call) {
  const seen: Seen = {
    state: seenState(form),
    revisionNo: Number(formText(form, 'seen-revision')),
    folder: formText(form, 'seen-folder'),
  };
  const request = { storyId, officer, seen };
  switch (intent) {
    case 'undo':
      return services.undo({ storyId, officer });
    case 'take':
    case 'take-over':
      return services.takeStory({ storyId, officer, takeOver: intent === 'take-over' });
    case 'edit':
      return services.edit({
        ...request,
        title: formText(form, 'title'),
        body: formText(form, 'body'),
        reason: formText(form, 'reason'),
      });
    case 'content-note':
      return services.noteContent({ ...request, note: formText(form, 'note') });
    case 'ask-second-reader':
      return services.askSecondReader({
        ...request,
        question: formText(form, 'question'),
        mark: formText(form, 'mark') || undefined,
      });
    case 'answer-second-reader':
      return services.answerSecondReader({ ...request, answer: answerIn(form) });
    case 'ask-writer':
      return services.askWriter({ ...request, question: questionIn(form) });
    case 'note':
      return services.writeNote({ ...request, note: formText(form, 'folder-note') });
    case 'see-note':
      return services.seeNote(request);
    case 'settle-second-reader':
      return services.settleSecondReader(request);
    case 'keep-mark':
      return services.keepMark({
        ...request,
        mark: formText(form, 'mark'),
        why: formText(form, 'why'),
      });
    case 'cut-mark':
      return services.cutMark({ ...request, mark: formText(form, 'mark') });
    case 'hide-field':
    case 'set-field': {
      const field = formText(form, 'field');
      if (!isRedactedField(field)) throw data(null, { status: 400 });
      const shown = formText(form, 'line') === 'show' ? 'show' : 'replace';
      const action = intent === 'hide-field' ? 'hide' : shown;
      const value = formText(form, 'instead');
      return services.redact({
        ...request,
        field,
        action,
        value,
        reason: formText(form, 'reason'),
      });
    }
    case 'confirm-name':
      return services.confirmName(request);
    case 'state-permission':
      return services.statePermission({ ...request, how: formText(form, 'how') });
    case 'raise-danger': {
      const danger = DANGERS.find((one) => one === formText(form, 'danger'));
      if (!danger) throw data(null, { status: 400 });
      return services.raiseDanger({ ...request, danger, why: formText(form, 'why') });
    }
    case 'danger-step': {
      const step = NOTED_STEPS.find((one) => one === formText(form, 'step'));
      if (!step) throw data(null, { status: 400 });
      const choice = NOW_CHOICES.find((one) => one === formText(form, 'choice'));
      return services.takeStep({ ...request, step, choice, words: formText(form, 'words') });
    }
    case 'answer-writer':
      return services.answerWriter({ ...request, words: formText(form, 'words') });
    case 'deny-danger':
      return services.denyDanger({ ...request, why: formText(form, 'why') });
    case 'close-danger':
      return services.closeDanger(request);
    case 'set-language': {
      const language = findTextLanguage(formText(form, 'language'));
      if (!language) throw data(null, { status: 400 });
      return services.setLanguage({ ...request, language });
    }
    default:
      return services.decide({
        ...request,
        decision: decisionOf(intent),
        clauses: form.getAll('clause').filter((code) => typeof code === 'string'),
        ...(formText(form, 'writer-note') && { noteToWriter: formText(form, 'writer-note') }),
        parking: parkingIn(form),
        answer: answerIn(form),
        ground: findRemovalGround(formText(form, 'ground')),
        ...(formText(form, 'internal-note') && { internalNote: formText(form, 'internal-note') }),
      });
  }
}

/** Undefined where something was not chosen; the service says which rules it keeps. */
function questionIn(form: FormData): QuestionDraft | undefined {
  const kind = findQuestionKind(formText(form, 'ask-kind'));
  const ifSilent = findIfSilent(formText(form, 'ask-silent'));
  const until = formText(form, 'ask-until');
  if (!kind || !ifSilent || !isCalendarDay(until)) return undefined;
  const [title, body] = [formText(form, 'ask-title'), formText(form, 'ask-body')];
  return { kind, ifSilent, until, words: formText(form, 'ask-words'), proposal: { title, body } };
}

/** Undefined where none was chosen. */
function answerIn(form: FormData): Answer | undefined {
  const verdict = findVerdict(formText(form, 'verdict'));
  return verdict && { verdict, words: formText(form, 'answer') };
}

/** Undefined where a day or a reason is missing; the service says which rules they keep. */
function parkingIn(form: FormData): Parking | undefined {
  const waitsFor = findParkReason(formText(form, 'waits-for'));
  const chosen = formText(form, 'until');
  const until = chosen === ANOTHER_DAY ? formText(form, 'until-day') : chosen;
  return waitsFor && isCalendarDay(until) ? { until, waitsFor } : undefined;
}

function decisionOf(intent: string): OfficerDecision {
  const decision = OFFICER_DECISIONS.find((one) => one === intent);
  if (!decision) throw data(null, { status: 400 });
  return decision;
}

type Outcome = Exclude<Awaited<ReturnType<typeof ask>>, NeedsPasskey>;

/** Why nothing was done, in words; null when it was. */
export function refusalOf(outcome: Outcome): Refusal {
  switch (outcome.kind) {
    case 'decided':
    case 'approved':
    case 'scheduled':
    case 'annotated':
    case 'taken':
    case 'undone':
      return null;
    case 'stale':
      return {
        problem: `This changed since you looked: it is now ${STATE_NAMES[outcome.state]}, revision ${outcome.revisionNo}. Nothing was decided. Look again below.`,
      };
    case 'held':
      return { problem: `${outcome.by} has it in hand. Nothing was decided.` };
    case 'closed':
      return { problem: `${gateReason(outcome.gate)}. Nothing was decided.` };
    case 'clause-missing':
      return { problem: 'Untick at least one guideline: a refusal needs a reason.' };
    case 'too-many':
      return {
        problem: `That would be more than ${outcome.anHour} in an hour. Take a breath. Leads can change how many.`,
      };
    case 'too-late':
      return { problem: 'It is too late to undo this. You can still remove or restore it.' };
    case 'invalid':
      return { problem: outcome.problem };
    case 'not-found':
      throw data(null, { status: 404 });
    case 'not-allowed':
      return { problem: 'That is not possible for this story now.' };
  }
}

export const STATE_NAMES: Record<StoryState, string> = {
  received: 'waiting',
  in_review: 'being read',
  parked: 'parked',
  published: 'published',
  refused: 'declined',
  hidden: 'declined without a word',
  withdrawn: 'withdrawn by the writer',
  removed: 'removed',
};

function seenState(form: FormData): StoryState {
  return STATES.find((state) => state === formText(form, 'seen-state')) ?? 'received';
}
