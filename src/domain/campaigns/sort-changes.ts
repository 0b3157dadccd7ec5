import type { Locale } from '#domain/options/locales.ts';
import type { CampaignRecord } from './campaign-record.ts';
import { canonicalJson, type JsonValue } from './canonical-json.ts';
import { hasWordsIn, onlyTypos } from './translated-words.ts';

/** Why a change is refused once somebody wrote under the campaign. */
export const REFUSALS = {
  address: 'second-address',
  subject: 'new-campaign',
  kind: 'new-campaign',
  'author-label': 'new-campaign',
  remembrance: 'new-campaign',
  'recipient-with-letters': 'hide-recipient',
  'language-with-texts': 'stop-inviting',
  'form-with-texts': 'close',
} as const;
export type Refusal = keyof typeof REFUSALS;
/** What can be done instead; there is always something. */
export type WayOn = (typeof REFUSALS)[Refusal];

/**
 * Free: readers notice, writers do not. A new version: writers are asked or told something else. `part` is the place in
 * the record, such as `form.heading`.
 */
export type Change =
  | { part: string; kind: 'free' | 'new-version' }
  | { part: string; kind: 'refused'; reason: Refusal; wayOn: WayOn };

/** What was written under it by now. */
export type TextsThere = {
  any: boolean;
  /** To whom a letter is. */
  recipients: readonly string[];
  /** In which a text is published. */
  languages: readonly string[];
};

/** Sorts the difference of two versions. Whatever is not known to be free makes a new version. */
export function sortChanges(
  before: CampaignRecord,
  after: CampaignRecord,
  texts: TextsThere,
): Change[] {
  const context = { before, after, texts };
  const found = [
    ...partsThatChanged(PARTS, before, after, context),
    ...SECTIONS.flatMap((section) => section(context)),
    ...languagesGone(context),
  ];
  // Nobody was asked anything yet: all of it is still the leads' own.
  return texts.any ? found : found.map(({ part }) => ({ part, kind: 'free' }));
}

/** What it takes to publish a draft as it is. */
export function weightOf(changes: readonly Change[]): 'none' | 'free' | 'new-version' | 'refused' {
  for (const kind of ['refused', 'new-version', 'free'] as const)
    if (changes.some((change) => change.kind === kind)) return kind;
  return 'none';
}

type Verdict = 'free' | 'new-version' | Refusal;
type Context = { before: CampaignRecord; after: CampaignRecord; texts: TextsThere };
type Rule<T> = (before: T, after: T, context: Context) => Verdict;
/** Every part has a rule; one that is new to the schema does not compile without. */
type Rules<T> = { [Part in keyof T]-?: Rule<T[Part]> };

type Form = NonNullable<CampaignRecord['form']>;
type List = NonNullable<CampaignRecord['list']>;
type Landing = NonNullable<CampaignRecord['landing']>;
type Home = NonNullable<CampaignRecord['home']>;
type Thanks = NonNullable<CampaignRecord['thanks']>;

const free = (): Verdict => 'free';
const fixed = (reason: Refusal) => (): Verdict => reason;
const told = <T>(before: T, after: T): Verdict =>
  onlyTypos(before, after) ? 'free' : 'new-version';
/** In another order the same is asked. */
const askedInAnyOrder = (before: readonly string[], after: readonly string[]): Verdict =>
  same([...before].sort(), [...after].sort()) ? 'free' : 'new-version';

const PARTS: Rules<Omit<CampaignRecord, 'form' | 'list' | 'landing' | 'home' | 'thanks'>> = {
  slug: fixed('address'),
  name: told,
  summary: told,
  category: fixed('subject'),
  writingType: fixed('kind'),
  wall: free,
  remembrance: (_, after) => (after ? 'new-version' : 'remembrance'),
  authorLabel: fixed('author-label'),
  recipients: sortRecipients,
  goal: told,
  exhibit: free,
  opportunity: free,
  banner: free,
  beginnings: told,
  closesAt: (before, after) =>
    before && (!after || Date.parse(after) > Date.parse(before)) ? 'free' : 'new-version',
  whereItGoes: told,
};

const FORM: Rules<Form> = {
  path: fixed('address'),
  heading: told,
  letterHeading: told,
  pageTitle: told,
  lead: told,
  appeal: told,
  requires: askedInAnyOrder,
  limits: told,
  languages: askedInAnyOrder,
};
const LIST: Rules<List> = { path: fixed('address'), heading: free, pageTitle: free };
const LANDING: Rules<Landing> = {
  path: fixed('address'),
  aliases: (before, after) => (before.every((alias) => after.includes(alias)) ? 'free' : 'address'),
  style: free,
  heading: free,
  pageTitle: free,
  lead: free,
  writeLabel: free,
  blocks: free,
};
/** Whom all its letters are said to be to stands beside those that are there. */
const HOME: Rules<Home> = { title: free, addressee: told };
const THANKS: Rules<Thanks> = { lead: told, ask: free, another: free, read: free };

/** Parts that a campaign may do without, with what it means that one comes or goes. */
const SECTIONS = [
  section('form', FORM, { comes: 'new-version', goes: 'form-with-texts' }),
  section('list', LIST, { comes: 'free', goes: 'address' }),
  section('landing', LANDING, { comes: 'free', goes: 'address' }),
  section('home', HOME, { comes: 'new-version', goes: 'new-version' }),
  section('thanks', THANKS, { comes: 'new-version', goes: 'new-version' }),
];

function section<Name extends 'form' | 'list' | 'landing' | 'home' | 'thanks'>(
  name: Name,
  rules: Rules<NonNullable<CampaignRecord[Name]>>,
  verdicts: { comes: Verdict; goes: Verdict },
) {
  return (context: Context): Change[] => {
    const before = context.before[name];
    const after = context.after[name];
    if (before && after) return partsThatChanged(rules, before, after, context, `${name}.`);
    if (!before && !after) return [];
    return [change(name, after ? verdicts.comes : verdicts.goes)];
  };
}

function partsThatChanged<T extends object>(
  rules: Rules<T>,
  before: T,
  after: T,
  context: Context,
  within = '',
): Change[] {
  return (Object.keys(rules) as (keyof T & string)[])
    .filter((part) => !same(before[part], after[part]))
    .map((part) => change(`${within}${part}`, rules[part](before[part], after[part], context)));
}

function sortRecipients(
  before: CampaignRecord['recipients'],
  after: CampaignRecord['recipients'],
  { texts }: Context,
): Verdict {
  const stays = new Set(after.map(({ recipient }) => recipient));
  const gone = before.filter(({ recipient }) => !stays.has(recipient));
  if (gone.some(({ recipient }) => texts.recipients.includes(recipient)))
    return 'recipient-with-letters';
  const inOrder = (all: CampaignRecord['recipients']) =>
    [...all].sort((a, b) => (a.recipient < b.recipient ? -1 : 1));
  return told(inOrder(before), inOrder(after));
}

/** A language may be invited no longer; its words stay, because texts in it are read among them. */
function languagesGone({ before, after, texts }: Context): Change[] {
  return texts.languages
    .filter((language) => language !== 'en')
    .filter((language) => {
      const locale = language as Locale;
      return hasWordsIn(before, locale) && !hasWordsIn(after, locale);
    })
    .map((language) => change(`languages.${language}`, 'language-with-texts'));
}

function change(part: string, verdict: Verdict): Change {
  if (verdict === 'free' || verdict === 'new-version') return { part, kind: verdict };
  return { part, kind: 'refused', reason: verdict, wayOn: REFUSALS[verdict] };
}

const same = (a: unknown, b: unknown): boolean =>
  canonicalJson((a ?? null) as JsonValue) === canonicalJson((b ?? null) as JsonValue);
