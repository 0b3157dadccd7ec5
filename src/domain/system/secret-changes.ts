import { SUBMISSION_KEY_DAYS } from '#domain/retention.ts';
import { SESSION_MOST_MS } from '#domain/vetting/sign-in-limits.ts';
import type { ProcessKind } from './processes.ts';

/** What can be changed while everybody goes on writing, reading and deciding (key rotation). */
export const CHANGING_SECRETS = ['contact', 'receipt', 'session'] as const;
export type ChangingSecret = (typeof CHANGING_SECRETS)[number];

/**
 * First those who accept things know the new secret beside the old one; then things are made with it. The other way
 * round, one web server would not understand what the other one just made.
 */
export const CHANGE_STEPS = ['known', 'used'] as const;
export type ChangeStep = (typeof CHANGE_STEPS)[number];

type Change = {
  /** Who has to be started anew after each step, in this order. */
  restarts: Record<ChangeStep, readonly ProcessKind[]>;
  /** How long the old one still counts after the last of them. */
  keptMs: number;
  /** What is kept waiting for that. */
  because: string;
};

const DAY_MS = 86_400_000;

export const SECRET_CHANGES: Record<ChangingSecret, Change> = {
  contact: {
    restarts: { known: ['worker'], used: ['worker', 'web'] },
    // What was sealed before is sealed anew.
    keptMs: 0,
    because: '',
  },
  receipt: {
    restarts: { known: ['web'], used: ['web'] },
    keptMs: SUBMISSION_KEY_DAYS * DAY_MS,
    because: 'a text that is sent again after a lost answer is told the words of its first time',
  },
  session: {
    restarts: { known: ['desk'], used: ['desk'] },
    keptMs: SESSION_MOST_MS,
    because: 'officers who are signed in stay so',
  },
};

/** The kinds of process that run and were not started anew since then. */
export function notRestarted(
  kinds: readonly ProcessKind[],
  running: readonly { kind: string; startedAt: Date }[],
  since: Date,
): ProcessKind[] {
  return kinds.filter((wanted) =>
    running.some(({ kind, startedAt }) => kind === wanted && startedAt <= since),
  );
}
