import type { ContentAct, ContentRefusal } from '#domain/content/content-acts.ts';
import type { PictureRefusal } from '#domain/content/pictures.ts';
import type { ContentProblem } from '#domain/content/read-content.ts';

/** What became of an act, said at the head of the page. */
export const DONE_CONTENT: Record<ContentAct | 'tried' | 'uploaded', string> = {
  edit: 'Kept in the draft. Nothing is public yet.',
  'set-aside': 'The draft is thrown away. Readers see what they saw.',
  ask: 'Asked. The other leads find it under “Waiting for you”.',
  agree: 'Agreed. Everyone sees it within a minute.',
  'not-yet': 'Said. It stands beside the draft.',
  publish: 'Published. Everyone sees it within a minute.',
  'roll-back': 'Brought back. Everyone sees it within a minute.',
  tried: 'Noted: checked today.',
  uploaded: 'Kept in the draft. Place and camera were taken out of the file.',
};

export const CONTENT_REFUSALS: Record<ContentRefusal, string> = {
  'no-draft': 'There is no draft.',
  'nothing-changed': 'The draft says what is public already.',
  'not-complete': 'Something has to be said or checked first.',
  'needs-second-lead': 'A picture goes out when two leads have looked at it.',
  'one-is-enough': 'One lead is enough for this.',
  'others-words': 'Whoever changed it last asks for a second lead.',
  'not-asked': 'Nobody has asked for a second lead yet.',
  'own-words': 'You changed it last. Another lead has to agree.',
  'too-new': 'A lead counts from a day after being made one.',
};

export const PICTURE_REFUSALS: Record<PictureRefusal, string> = {
  kind: 'That is no JPEG, PNG, WebP or AVIF. Nothing was kept.',
  heic: 'That is a HEIC file, which most browsers do not show. Save it as JPEG first; an iPhone does so with “Most compatible”.',
  'too-big': 'That picture is too big: 10 MB and 50 million dots at most.',
  'too-small': 'That picture is too small: 200 dots on each side at least.',
  broken: 'That file calls itself a picture and could not be read. Nothing was kept.',
};

export const CONTENT_PROBLEMS: Record<ContentProblem['problem'], string> = {
  missing: 'is missing',
  link: 'leads nowhere a link may lead: a web address begins with https://',
  day: 'is no day',
  'too-long': 'is too long',
  'not-so': 'cannot be kept so',
};
