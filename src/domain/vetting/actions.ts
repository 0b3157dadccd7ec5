import {
  type Decision,
  STATES,
  type StoryState,
  statesBefore,
  WAITING_STATES,
} from '#domain/story/lifecycle.ts';
import type { Officer, OfficerRole } from './officer.ts';

/** A writer's own are not among them, and taking a story is more than a change of its state. */
export const OFFICER_DECISIONS = [
  'publish',
  'refuse',
  'hide',
  'park',
  'resume',
  'remove',
  'restore',
] as const satisfies Decision[];
export type OfficerDecision = (typeof OFFICER_DECISIONS)[number];

export const DESK_ACTIONS = [
  ...OFFICER_DECISIONS,
  'edit',
  'content-note',
  'ask-second-reader',
  'settle-second-reader',
  'answer-second-reader',
  'ask-writer',
  'note',
  'see-note',
  'set-language',
  'keep-mark',
  'hide-field',
  'set-field',
  'confirm-name',
  'state-permission',
  'raise-danger',
  'danger-step',
  'answer-writer',
  'deny-danger',
  'close-danger',
  'undo',
  'take',
  'take-over',
] as const;
export type DeskAction = (typeof DESK_ACTIONS)[number];

export type DeskSituation = {
  state: StoryState;
  officer: Pick<Officer, 'id' | 'role'>;
  /** Whether this officer showed the passkey a moment ago. */
  fresh: boolean;
  /** Who has the story in hand now, if anybody. */
  holder: string | null;
  secondReaderAskedBy: string | null;
  approvedBy: string | null;
  /** Waiting for its hour of publication. */
  scheduled: boolean;
  canUndo: boolean;
  /** Its words are gone. */
  erased: boolean;
  /** Nobody sent it here, so nobody holds a receipt to answer with. */
  broughtIn: boolean;
  /** Nothing speaks against these words before readers (gate.ts). */
  gateOpen: boolean;
  /** Null while nobody is thought to be in danger. */
  danger: OpenDanger | null;
};

/** What was done about a danger so far, as far as it opens or closes an action. */
export type OpenDanger = {
  /** Whoever only threatens gets none. */
  getsAnswer: boolean;
  /** Who said that nobody is in danger. */
  deniedBy: string | null;
  /** Every step but the last is taken. */
  closable: boolean;
};

/** What a hijacked account could do harm with, and so can do only so often (a rate limit). */
export type Limited = 'make-public' | 'remove' | 'decline';

type Rule = {
  caption: string;
  /** The single key that asks for it. */
  key?: string;
  states: readonly StoryState[];
  role: OfficerRole;
  /** Reaches readers past everybody else and cannot be undone: the passkey is shown once more. */
  freshIn?: readonly StoryState[];
  /** Counted by the hour; in all its states, unless some are named. */
  limit?: { as: Limited; in?: readonly StoryState[] };
  /** Possible while another officer has the story in hand. */
  whileHeld?: true;
  when?: (situation: DeskSituation) => boolean;
  /** Only through the gate: opened, and every mark settled. */
  gated?: true;
  /** Only, or never, while somebody may be in danger. */
  inDanger?: 'only' | 'never';
};

/** Whoever asked for another pair of eyes, or approved first, does not answer the question alone. */
const isNotOwnQuestion = ({ secondReaderAskedBy, officer }: DeskSituation) =>
  secondReaderAskedBy !== officer.id;
const isHeldByAnother = ({ holder, officer }: DeskSituation) =>
  holder !== null && holder !== officer.id;

/** The one table of what officers do with a text; page, keys and services ask it. */
export const ACTIONS: Record<DeskAction, Rule> = {
  publish: {
    caption: 'Publish',
    key: 'P',
    states: statesBefore('publish'),
    role: 'officer',
    limit: { as: 'make-public' },
    gated: true,
    inDanger: 'never',
    // A second approval would put another name and another hour in place of the first.
    when: (situation) =>
      isNotOwnQuestion(situation) &&
      situation.approvedBy !== situation.officer.id &&
      !situation.scheduled,
  },
  refuse: {
    caption: 'Decline, with a reason',
    key: 'D',
    states: statesBefore('refuse'),
    role: 'officer',
    limit: { as: 'decline' },
    inDanger: 'never',
    when: isNotOwnQuestion,
  },
  hide: {
    caption: 'Decline without a word',
    states: statesBefore('hide'),
    role: 'officer',
    limit: { as: 'decline' },
    inDanger: 'never',
    when: isNotOwnQuestion,
  },
  park: {
    caption: 'Park',
    key: 'H',
    states: statesBefore('park'),
    role: 'officer',
    limit: { as: 'decline' },
    inDanger: 'never',
  },
  resume: { caption: 'Take it up again', states: statesBefore('resume'), role: 'officer' },
  remove: {
    caption: 'Remove from the site',
    states: statesBefore('remove'),
    role: 'officer',
    freshIn: statesBefore('remove'),
    limit: { as: 'remove' },
  },
  restore: {
    caption: 'Put it back into the queue',
    states: statesBefore('restore'),
    role: 'officer',
  },
  edit: { caption: 'Edit the words', key: 'E', states: WAITING_STATES, role: 'officer' },
  // In place of the first words in lists and feeds: on a published text it is as good as publishing.
  'content-note': {
    caption: 'Content note',
    key: 'N',
    states: [...WAITING_STATES, 'published'],
    role: 'officer',
    freshIn: ['published'],
    limit: { as: 'make-public', in: ['published'] },
  },
  'ask-second-reader': {
    caption: 'Ask a second reader',
    key: 'S',
    states: WAITING_STATES,
    role: 'officer',
    // Approved and waiting for its hour: park it first, or it is published with the question open.
    when: ({ secondReaderAskedBy, scheduled }) => secondReaderAskedBy === null && !scheduled,
  },
  'settle-second-reader': {
    caption: 'No second reader needed',
    states: WAITING_STATES,
    role: 'officer',
    when: ({ secondReaderAskedBy, officer, approvedBy }) =>
      secondReaderAskedBy === officer.id && approvedBy === null,
  },
  // Where another officer approved first there is nothing to answer: whoever agrees publishes.
  'answer-second-reader': {
    caption: 'Answer the question, and give it back',
    key: 'B',
    states: WAITING_STATES,
    role: 'officer',
    when: (situation) =>
      situation.secondReaderAskedBy !== null &&
      isNotOwnQuestion(situation) &&
      situation.approvedBy === null &&
      !situation.scheduled,
  },
  // Puts it aside, and each is a mail: it counts as those do.
  'ask-writer': {
    caption: 'Ask the writer',
    key: 'W',
    states: statesBefore('ask-writer'),
    role: 'officer',
    limit: { as: 'decline' },
    inDanger: 'never',
    when: ({ scheduled, broughtIn }) => !scheduled && !broughtIn,
  },
  // Wherever the text is, and whoever has it in hand: it decides nothing.
  note: {
    caption: 'The folder, and a note',
    key: 'M',
    states: STATES,
    role: 'officer',
    whileHeld: true,
  },
  'see-note': { caption: 'I have read it', states: STATES, role: 'officer', whileHeld: true },
  'set-language': {
    caption: 'Set the language',
    key: 'Z',
    states: WAITING_STATES,
    role: 'officer',
  },
  'keep-mark': {
    caption: 'Keep what is marked, with a word why',
    states: WAITING_STATES,
    role: 'officer',
  },
  // Leaves out one line of the label, also where readers have it already: that can only protect.
  'hide-field': {
    caption: 'Leave a line out',
    states: [...WAITING_STATES, 'published'],
    role: 'officer',
  },
  // Other words, or the writer's own again: on a published text it is as good as publishing.
  'set-field': {
    caption: 'Write a line anew, or show it again',
    states: [...WAITING_STATES, 'published'],
    role: 'officer',
    freshIn: ['published'],
    limit: { as: 'make-public', in: ['published'] },
  },
  'confirm-name': {
    caption: 'It is a first name',
    states: WAITING_STATES,
    role: 'officer',
  },
  'state-permission': {
    caption: 'Say how an adult gave permission',
    states: WAITING_STATES,
    role: 'officer',
  },
  // Wherever the text is, and whoever has it in hand: nobody waits to say this. One danger may turn out to be another.
  'raise-danger': {
    caption: 'Somebody may be in danger',
    key: 'I',
    states: STATES,
    role: 'officer',
    whileHeld: true,
  },
  'danger-step': {
    caption: 'Write down a step',
    states: STATES,
    role: 'officer',
    whileHeld: true,
    inDanger: 'only',
  },
  'answer-writer': {
    caption: 'Put the answer on the receipt',
    key: 'A',
    states: STATES,
    role: 'officer',
    whileHeld: true,
    inDanger: 'only',
    when: ({ danger }) => danger?.getsAnswer === true,
  },
  // Two read it so, or it stays open.
  'deny-danger': {
    caption: 'Not in danger, as two of us read it',
    states: STATES,
    role: 'officer',
    whileHeld: true,
    inDanger: 'only',
    when: ({ danger, officer }) => danger?.deniedBy !== officer.id,
  },
  'close-danger': {
    caption: 'Close it, and rest',
    states: STATES,
    role: 'officer',
    whileHeld: true,
    inDanger: 'only',
    when: ({ danger }) => danger?.closable === true,
  },
  undo: {
    caption: 'Undo, for ten seconds',
    key: 'U',
    states: ['published', 'refused', 'hidden', 'parked'],
    role: 'officer',
    whileHeld: true,
    when: ({ canUndo }) => canUndo,
  },
  take: {
    caption: 'Take it',
    states: WAITING_STATES,
    role: 'officer',
    when: ({ holder }) => holder === null,
  },
  'take-over': {
    caption: 'Take it over',
    key: 'T',
    states: [...WAITING_STATES, 'parked', 'published', 'refused', 'hidden', 'removed'],
    role: 'officer',
    whileHeld: true,
    when: isHeldByAnother,
  },
};

/** `needs-passkey`: possible once the passkey was shown again. `closed`: once the gate is open. */
export type Permission = 'allowed' | 'needs-passkey' | 'closed' | 'held' | 'not-allowed';

export function permissionFor(action: DeskAction, situation: DeskSituation): Permission {
  const { states, role, freshIn, whileHeld, when, gated, inDanger } = ACTIONS[action];
  if (situation.erased || !states.includes(situation.state)) return 'not-allowed';
  if (role === 'lead' && situation.officer.role !== 'lead') return 'not-allowed';
  if (inDanger && (inDanger === 'only') !== (situation.danger !== null)) return 'not-allowed';
  if (!whileHeld && isHeldByAnother(situation)) return 'held';
  if (when && !when(situation)) return 'not-allowed';
  if (gated && !situation.gateOpen) return 'closed';
  return freshIn?.includes(situation.state) && !situation.fresh ? 'needs-passkey' : 'allowed';
}

/** How often an hour, if that is counted where the story stands now. */
export function limitOf(action: DeskAction, state: StoryState): Limited | null {
  const { states, limit } = ACTIONS[action];
  return limit && (limit.in ?? states).includes(state) ? limit.as : null;
}

/** What this officer can do with this story now; the page draws these and nothing else. */
export function actionsFor(situation: DeskSituation): DeskAction[] {
  return DESK_ACTIONS.filter((action) =>
    ['allowed', 'needs-passkey'].includes(permissionFor(action, situation)),
  );
}
