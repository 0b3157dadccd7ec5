import type { CalendarDay } from '#domain/calendar/calendar-day.ts';

/**
 * Long prose as data. Texts may carry [a link](/path) and **strong** words, and nothing else;
 * `{siteName}`, `{contactEmail}`, `{pressEmail}`, `{educatorsEmail}`, `{appealsEmail}` and
 * `{donateUrl}` are filled in from the site's configuration.
 */
export type Text = string;

export type ContentBlock =
  | { kind: 'paragraph'; text: Text }
  | { kind: 'list'; items: Text[] }
  | { kind: 'steps'; steps: { title: string; text: Text }[] }
  | { kind: 'terms'; terms: { term: string; text: Text }[] }
  | { kind: 'note'; text: Text };

export type ContentSection = { id: string; heading: string; blocks: ContentBlock[] };

/** Whoever changes the meaning of such a page adds one, with its own day. */
export type Version = { day: CalendarDay; what: Text };

/** A page of sections with a table of contents beside it. */
export type ContentPage = {
  path: string;
  title: string;
  lead: Text;
  /** Of what people agree to: the text as it stands first, then those before it. */
  versions?: readonly [Version, ...Version[]];
  sections: ContentSection[];
};

export type Question = { id: string; question: string; answer: Text[] };
export type QuestionGroup = { heading: string; questions: Question[] };

/** Places an operator fills; until then the page says honestly that nothing is there. */
export type AudioSlot = {
  title: string;
  src: string;
  recorded: string;
  transcript: { at: number; text: string }[];
};
