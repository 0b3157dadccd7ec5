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

/** A page of sections with a table of contents beside it. */
export type ContentPage = {
  path: string;
  title: string;
  lead: Text;
  /** Shown as "Last updated" where it matters: terms and privacy. */
  updated?: string;
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
export type MediaLink = { outlet: string; headline: string; url: string; date: string };
export type PictureSlot = { src: string; alt: string; caption: string };
