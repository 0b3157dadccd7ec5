import { decisionsFrom, type StoryState, WAITING_STATES } from '#domain/story/lifecycle.ts';
import type { Officer } from './officer.ts';

export const DESK_ACTIONS = [
  'publish',
  'refuse',
  'hide',
  'park',
  'resume',
  'remove',
  'restore',
  'edit',
  'content-note',
  'ask-second-reader',
  'settle-second-reader',
  'set-language',
  'undo',
  'take',
  'take-over',
] as const;
export type DeskAction = (typeof DESK_ACTIONS)[number];

export type DeskSituation = {
  state: StoryState;
  officer: Pick<Officer, 'id' | 'role'>;
  /** Who has the story in hand now, if anybody. */
  holder: string | null;
  secondReaderAskedBy: string | null;
  approvedBy: string | null;
  /** Waiting for its hour of publication. */
  scheduled: boolean;
  canUndo: boolean;
  /** Its words are gone. */
  erased: boolean;
};

const ANSWERS: readonly string[] = ['publish', 'refuse', 'hide'];

/** Whoever asked for another pair of eyes, or approved first, does not answer the question alone. */
export function isOwnQuestion(decision: string, askedBy: string | null, officer: string): boolean {
  return ANSWERS.includes(decision) && askedBy === officer;
}

/** What reaches readers past everybody else and cannot be undone: the passkey is shown once more. */
export function needsFreshSignIn(action: string, state: StoryState): boolean {
  return action === 'remove' || (action === 'content-note' && state === 'published');
}

/** What this officer can do with this story now; the page draws these and nothing else. */
export function actionsFor(situation: DeskSituation): DeskAction[] {
  const { state, officer, holder, scheduled } = situation;
  if (situation.erased) return [];
  const undo: DeskAction[] = situation.canUndo ? ['undo'] : [];
  if (holder !== null && holder !== officer.id) return ['take-over', ...undo];
  const decisions = decisionsFrom(state) as string[];
  const asked = situation.secondReaderAskedBy;
  const can = (action: DeskAction): boolean =>
    decisions.includes(action) && !isOwnQuestion(action, asked, officer.id);
  const waiting = (WAITING_STATES as readonly StoryState[]).includes(state);
  const mine = asked === officer.id;
  const possible: Partial<Record<DeskAction, boolean>> = {
    publish: can('publish') && situation.approvedBy !== officer.id && !scheduled,
    refuse: can('refuse'),
    hide: can('hide'),
    park: can('park'),
    resume: can('resume'),
    remove: can('remove'),
    restore: can('restore'),
    edit: waiting,
    'content-note': waiting || state === 'published',
    'ask-second-reader': waiting && asked === null && !scheduled,
    'settle-second-reader': waiting && mine && situation.approvedBy === null,
    'set-language': waiting,
    take: waiting && holder === null,
  };
  return [...DESK_ACTIONS.filter((action) => possible[action]), ...undo];
}
