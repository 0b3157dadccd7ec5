import type { StoryState } from '#domain/story/lifecycle.ts';
import type { StoryEventKind } from './event-kinds.ts';

/** A slip of the finger is seen at once; the mail waits until nobody can undo any more. */
export const UNDO_SECONDS = 10;
/** Later than the last undo, with room for a slow request. */
export const MAIL_DELAY_SECONDS = 15;

const UNDOABLE = [
  'publish',
  'refuse',
  'hide',
  'park',
  'ask-writer',
] as const satisfies StoryEventKind[];

/** What an officer is told of for a moment after doing it, also where nothing takes it back. */
const TOLD = [
  ...UNDOABLE,
  'approve',
  'schedule',
  'remove',
  'ask-second-reader',
  'answer-second-reader',
] as const satisfies StoryEventKind[];
export type ToldKind = (typeof TOLD)[number];

export function isTold(kind: StoryEventKind): kind is ToldKind {
  return TOLD.some((told) => told === kind);
}

export type PastDecision = {
  kind: StoryEventKind;
  officer: string | null;
  fromState: StoryState | null;
  toState: StoryState | null;
  at: Date;
};

/**
 * The state to go back to, for the officer who decided and only for a moment. Whatever came after
 * it, a withdrawal above all, is not undone along with it.
 */
export function undoTarget(
  last: PastDecision | undefined,
  { officer, state, now }: { officer: string; state: StoryState; now: Date },
): StoryState | null {
  if (!last || last.officer !== officer) return null;
  if (!UNDOABLE.some((kind) => kind === last.kind)) return null;
  if (last.toState !== state) return null;
  const age = now.getTime() - last.at.getTime();
  return age <= UNDO_SECONDS * 1_000 ? last.fromState : null;
}
