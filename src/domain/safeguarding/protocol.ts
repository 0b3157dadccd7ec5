import type { OpenDanger } from '#domain/vetting/actions.ts';
import type { Danger } from './dangers.ts';

/** What is done with a text in danger, in this order. Opening and closing it are steps too. */
export const PROTOCOL_STEPS = ['read', 'now', 'lead', 'answer', 'reach', 'again', 'close'] as const;
export type ProtocolStep = (typeof PROTOCOL_STEPS)[number];

export const STEP_NAMES: Record<ProtocolStep, string> = {
  read: 'Read it to the end',
  now: 'Is it now?',
  lead: 'Tell a lead',
  answer: 'Answer the writer',
  reach: 'Can anybody reach the writer?',
  again: 'Look again',
  close: 'Close it, and rest',
};

/** Whoever threatens gets no answer, and learns nothing from our silence. */
export function stepsOf(dangers: readonly Danger[]): ProtocolStep[] {
  const onlyThreat = dangers.every((danger) => danger === 'threat');
  return PROTOCOL_STEPS.filter((step) => step !== 'answer' || !onlyThreat);
}

/** What an officer writes down about a step that is not an act of its own. */
export const NOTED_STEPS = ['now', 'lead', 'reach', 'again'] as const;
export type NotedStep = (typeof NOTED_STEPS)[number];

export const NOW_CHOICES = ['now', 'past'] as const;
export type NowChoice = (typeof NOW_CHOICES)[number];
export const NOW_NAMES: Record<NowChoice, string> = {
  now: 'Now, or we cannot tell',
  past: 'It tells of the past',
};

/** Whether child protection or the police are told is for a lead to say, and nobody else. */
export const isForLeads = (step: NotedStep) => step === 'reach';

type Told = { kind: string; officer: string | null; subject: string | null; at: Date };

export type StepDone<Event extends Told = Told> = { step: ProtocolStep; done: Event | null };

const KIND_OF_STEP: Partial<Record<ProtocolStep, string>> = {
  read: 'open',
  answer: 'answer-writer',
};

/** From the log since the danger was first seen: which steps were taken, the newest of each. */
export function protocolOf<Event extends Told>(
  events: readonly Event[],
  { dangers, since }: { dangers: readonly Danger[]; since: Date },
): StepDone<Event>[] {
  // Whoever raised it had read it; the step is done by opening it at any time.
  const newest = [...events].reverse();
  return stepsOf(dangers).map((step) => ({
    step,
    done:
      newest.find(({ kind, subject, at }) =>
        step === 'read'
          ? kind === 'open'
          : at >= since &&
            (KIND_OF_STEP[step] === kind ||
              (kind === 'danger-step' && (subject ?? '').split(' ')[0] === step)),
      ) ?? null,
  }));
}

/** Everything but the end is done. */
function mayClose(steps: readonly StepDone[]): boolean {
  return steps.every(({ step, done }) => step === 'close' || done !== null);
}

/** Who said that nobody is in danger since it was raised last; a second one, another, closes it. */
export function denialOf<Event extends Told>(
  events: readonly Event[],
  since: Date,
): Event | undefined {
  return [...events].reverse().find(({ kind, at }) => kind === 'deny-danger' && at >= since);
}

type InDanger = { dangers: readonly Danger[]; dangerSince: Date | null };

/** What the table of actions asks about a danger; null while there is none. */
export function dangerOf(events: readonly Told[], story: InDanger): OpenDanger | null {
  const { dangers, dangerSince: since } = story;
  if (since === null) return null;
  return {
    getsAnswer: stepsOf(dangers).includes('answer'),
    deniedBy: denialOf(events, since)?.officer ?? null,
    closable: mayClose(protocolOf(events, { dangers, since })),
  };
}
