import { OFFICER_DECISIONS } from './actions.ts';

/** What the log tells of one text (audit log): by its writer, by officers, by the desk itself. */
export const STORY_EVENT_KINDS = [
  'received',
  'mask',
  'pause',
  'withdraw',
  'take',
  'take-over',
  ...OFFICER_DECISIONS,
  'approve',
  'schedule',
  'undo',
  'edit',
  'content-note',
  'ask-second-reader',
  'settle-second-reader',
  'set-language',
  'open',
  'keep-mark',
  'hide-field',
  'set-field',
  'confirm-name',
  'state-permission',
  'face-by-rule',
  'ready',
  'mail',
  'forget-contact',
  'erase-request',
  'erase-words',
] as const;
export type StoryEventKind = (typeof STORY_EVENT_KINDS)[number];

/** What it tells of the desk: its officers, its rules, and what was taken out of it. */
export const DESK_EVENT_KINDS = [
  'invite',
  'enrol',
  'appoint',
  'disable',
  'enable',
  'add-clause',
  'edit-clause',
  'move-clause',
  'delete-clause',
  'add-holiday',
  'rename-holiday',
  'delete-holiday',
  'edit-policy',
  'booklet',
  'export',
  'retry-mails',
] as const;
export type DeskEventKind = (typeof DESK_EVENT_KINDS)[number];
