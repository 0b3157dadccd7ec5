import { IMPACT_PLACES, PEOPLE, SHOWN_WHERE } from '#domain/content/content-records.ts';
import type { ContentSlot } from '#domain/content/content-slots.ts';

/** A field of a place, as its form asks for it. */
export type Field = {
  name: string;
  label: string;
  /** `words` are said in every language of the pages. */
  kind: 'words' | 'line' | 'link' | 'day' | 'countries' | 'choice';
  most: number;
  /** Where it may stay empty, or until it goes out. */
  optional?: true | 'in-draft';
  hint?: string;
  choices?: readonly (readonly [value: string, name: string])[];
};

type SlotWords = {
  title: string;
  /** In the list: where readers meet it. */
  where: string;
  lead: string;
  /** What readers see while it is empty. */
  empty: string;
  fields: readonly Field[];
  /** For a list: what one of its things is called, and how many there may be. */
  list?: { one: string; many: string; most: number };
};

const SHOWN_NAMES: Record<(typeof SHOWN_WHERE)[number], string> = {
  both: 'Heavy pages, and answers to a writer in danger',
  care: 'Heavy pages',
  answers: 'Answers to a writer in danger',
};
const PEOPLE_NAMES: Record<(typeof PEOPLE)[number], string> = {
  nobody: 'Nobody can be recognised',
  agreed: 'People, and each has agreed in writing',
};

const PICTURE_FIELDS: readonly Field[] = [
  { name: 'caption', label: 'Caption', kind: 'words', most: 300, optional: 'in-draft' },
  {
    ...{ name: 'alt', label: 'For people who do not see it', kind: 'words', most: 600 },
    ...{ optional: 'in-draft', hint: 'What is in it, and who is not.' },
  },
  {
    ...{ name: 'people', label: 'Who is in it', kind: 'choice', most: 20, optional: 'in-draft' },
    choices: PEOPLE.map((value) => [value, PEOPLE_NAMES[value]]),
    hint: 'We do not show children, with or without consent.',
  },
  {
    ...{ name: 'licence', label: 'Who made it, and under which licence', kind: 'line', most: 200 },
    optional: 'in-draft',
  },
];

const optionalWords = (name: string, label: string, hint: string): Field => ({
  ...{ name, label, hint, kind: 'words', most: 600, optional: true },
});

export const SLOT_WORDS: Record<ContentSlot, SlotWords> = {
  'help-lines': {
    title: 'Help lines',
    where: 'By country, on care notes and under answers to writers',
    lead: 'A wrong number here can hurt somebody. Call or text each line every 90 days, and say so.',
    empty: 'No line is public',
    list: { one: 'line', many: 'lines', most: 300 },
    fields: [
      { name: 'name', label: 'Name', kind: 'line', most: 80 },
      {
        ...{ name: 'countries', label: 'Countries', kind: 'countries', most: 400, optional: true },
        hint: 'Their English names, with ; between. Empty: anywhere.',
      },
      { name: 'call', label: 'Number to call', kind: 'line', most: 80, optional: true },
      { name: 'textTo', label: 'Number to text', kind: 'line', most: 40, optional: true },
      { name: 'textWord', label: 'Word to text', kind: 'line', most: 20, optional: true },
      { name: 'url', label: 'Web address', kind: 'link', most: 500, optional: true },
      {
        ...{ name: 'about', label: 'About', kind: 'line', most: 200, optional: true },
        hint: 'Under answers only: when somebody is there, and for whom.',
      },
      {
        ...{ name: 'shown', label: 'Shown', kind: 'choice', most: 20 },
        choices: SHOWN_WHERE.map((value) => [value, SHOWN_NAMES[value]]),
      },
    ],
  },
  media: {
    title: 'In the media',
    where: 'Links under their own headline',
    lead: 'On /press. Each under its own headline and date, in its own language.',
    empty: 'Nothing listed. Readers see: “Nothing is listed yet”',
    list: { one: 'link', many: 'links', most: 100 },
    fields: [
      { name: 'outlet', label: 'Newspaper or station', kind: 'line', most: 80 },
      { name: 'headline', label: 'Headline', kind: 'line', most: 200 },
      { name: 'url', label: 'Web address', kind: 'link', most: 500 },
      { name: 'date', label: 'Day', kind: 'day', most: 10 },
    ],
  },
  'impact-pictures': {
    title: 'Pictures of impact',
    where: 'Three places, with caption and consent',
    lead: 'Three places on /impact. Only real ones, and only when everyone in them has agreed. Until then readers see drawn tiles and a line that says why.',
    empty: 'No picture is public. Readers see drawn tiles',
    list: { one: 'picture', many: 'pictures', most: IMPACT_PLACES },
    fields: PICTURE_FIELDS,
  },
  'sudan-photo': {
    title: 'The photo of Sudan',
    where: '/sudan, beside its first words',
    lead: 'One place on /sudan. Until it is filled the page has no picture.',
    empty: 'No picture is public',
    list: { one: 'picture', many: 'pictures', most: 1 },
    fields: PICTURE_FIELDS,
  },
  'press-facts': {
    title: 'Facts for the press',
    where: '/press, with counts filled in by themselves',
    lead: '{texts}, {countries} and {promise} fill themselves in. So do {pressEmail} and the other addresses of the site.',
    empty: 'No fact is public',
    list: { one: 'fact', many: 'facts', most: 20 },
    fields: [
      { name: 'term', label: 'Heading', kind: 'words', most: 60 },
      { name: 'text', label: 'Fact', kind: 'words', most: 600 },
    ],
  },
  tagline: {
    title: 'Tagline',
    where: 'Home, foot, mails in English',
    lead: 'The two lines that the site says of itself.',
    empty: 'Nothing is said',
    fields: [
      { name: 'title', label: 'Tagline', kind: 'words', most: 80, hint: 'Home, foot, mails' },
      { name: 'text', label: 'Line below', kind: 'words', most: 200, hint: 'Home, search engines' },
    ],
  },
  organisation: {
    title: 'Who we are',
    where: '/who-reads, where readers trust strangers with something true',
    lead: 'On /who-reads. Only what those who answer for it have confirmed; an empty place is not shown.',
    empty: 'No place is filled. Readers see none',
    fields: [
      optionalWords('organisation', 'Organisation', 'Name, legal form, where it is registered.'),
      optionalWords('answers', 'Who answers for it', 'Names and roles, two or three people.'),
      optionalWords('pays', 'Who pays', 'Donations; larger gifts by name.'),
      optionalWords(
        'notPartOf',
        'Not part of',
        'Police, border services, governments, political parties: only where confirmed in writing.',
      ),
      optionalWords('howMany', 'How many readers', 'And in which countries they live.'),
      optionalWords(
        'howChosen',
        'How readers are chosen',
        'Who introduces them, what they learn, what they sign.',
      ),
      optionalWords('twoReaders', 'Two readers', 'When a second person has to agree.'),
      optionalWords('languages', 'Languages of readers', 'Which they read without help.'),
      optionalWords(
        'beyond',
        'Beyond this wall',
        'Who prints, translates or carries letters to Gaza; to whom; since when; what has arrived.',
      ),
    ],
  },
  profiles: {
    title: 'Profiles',
    where: 'The profile elsewhere, and the donation page',
    lead: 'What is filled in here wins; what is empty stays as the settings of the installation say. Mail addresses stay with the settings.',
    empty: 'As the settings of the installation say',
    fields: [
      { name: 'socialLabel', label: 'Name of the profile', kind: 'line', most: 40, optional: true },
      { name: 'socialUrl', label: 'Its web address', kind: 'link', most: 500, optional: true },
      { name: 'donateUrl', label: 'Donation page', kind: 'link', most: 500, optional: true },
    ],
  },
};

/** The list of all, in its parts. */
export const SLOT_GROUPS: readonly {
  id: string;
  title: string;
  note: string;
  slots: readonly ContentSlot[];
}[] = [
  {
    ...{ id: 'care', title: 'Care', note: 'After a heavy page, and after sending' },
    slots: ['help-lines'],
  },
  {
    ...{ id: 'press', title: 'Press and impact', note: '/press, /impact and /sudan' },
    slots: ['media', 'press-facts', 'impact-pictures', 'sudan-photo'],
  },
  {
    ...{ id: 'us', title: 'Who we are', note: 'Head, foot and /who-reads' },
    slots: ['tagline', 'organisation', 'profiles'],
  },
];

/** "Line 3, Web address, French", for a place in a record. */
export function placeInWords(slot: ContentSlot, part: string): string {
  const { list, fields, title } = SLOT_WORDS[slot];
  const names = part.split('.');
  const [no, name, language] = names[0] === 'items' ? names.slice(1) : ['', ...names];
  const label =
    name === 'hash' ? 'The picture itself' : fields.find((field) => field.name === name)?.label;
  const one = list && no ? `${capital(list.one)} ${Number(no) + 1}` : null;
  return [one, label, language && LANGUAGE_NAMES[language]].filter(Boolean).join(', ') || title;
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'French',
  ur: 'Urdu',
  ar: 'Arabic',
};
