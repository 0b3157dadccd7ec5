import type { StoryEventKind } from './event-kinds.ts';

/** What is beside a text: what was said of it, and in grey what happened. */
export type FolderEntry<Event> =
  | { kind: 'said'; event: Event }
  | { kind: 'happened'; event: Event; what: string };

type Told = {
  kind: StoryEventKind;
  officer: string | null;
  internalNote: string | null;
};

/** As a colleague would tell it, behind the name of who did it. What only shows that somebody looked is left out. */
const HAPPENED: Partial<Record<StoryEventKind, string>> = {
  received: 'sent it',
  mask: 'shows less or more of themselves',
  pause: 'paused or opened sharing',
  withdraw: 'took it back',
  'take-over': 'took it over',
  publish: 'published it',
  refuse: 'declined it',
  hide: 'declined it without a word',
  park: 'put it aside',
  resume: 'took it up again',
  remove: 'removed it from the site',
  restore: 'put it back into the queue',
  approve: 'approved it',
  schedule: 'approved it for its hour',
  undo: 'undid that',
  edit: 'changed the words',
  'content-note': 'wrote a content note',
  'ask-second-reader': 'asked a second reader',
  'answer-second-reader': 'answered the question',
  'settle-second-reader': 'needs no second reader any more',
  'set-language': 'set the language',
  'keep-mark': 'kept what was marked',
  'hide-field': 'left a line out',
  'set-field': 'wrote a line anew',
  'confirm-name': 'confirmed a first name',
  'state-permission': 'told how an adult gave permission',
  'raise-danger': 'saw that somebody may be in danger',
  'ask-writer': 'asked the writer',
  reply: 'answered us',
  appeal: 'asked us to look again',
  uphold: 'looked again, and it stands',
  overturn: 'looked again: the writer is right',
  'case-opened': 'was told that something is not right',
  'case-read': 'read what was reported',
  'case-asked': 'asked whoever reported it',
  'case-paused': 'paused the page, or opened it again',
  'case-decided': 'decided about what was reported',
  'case-request': 'wrote down who asks, and how that was proved',
  hold: 'holds it: nothing of it is erased',
  'end-hold': 'ended the hold',
  'answer-writer': 'answered the writer',
  'close-danger': 'closed the danger',
  'read-answer': 'read the answer',
  lapse: 'ended it after a year',
  'put-aside': 'put it aside together with others like it',
  'tell-apart': 'told it apart from one that is much like it',
};

/** The newest first. */
export function folderOf<Event extends Told>(events: readonly Event[]): FolderEntry<Event>[] {
  return events
    .flatMap((event): FolderEntry<Event>[] => {
      if (isSaid(event)) return [{ kind: 'said', event }];
      const what = HAPPENED[event.kind];
      return what ? [{ kind: 'happened', event, what }] : [];
    })
    .reverse();
}

/** Words of an officer, or a writer's answer. The language of a text is noted as a code, which is no word. */
export const isSaid = ({ kind, officer, internalNote }: Told) =>
  internalNote !== null &&
  (kind === 'reply' ||
    kind === 'appeal' ||
    (officer !== null && kind !== 'set-language' && kind !== 'content-note'));

/** What was done, where words stand beside it. A note is nothing but its words. */
export const happenedText = (kind: StoryEventKind) => HAPPENED[kind] ?? null;
