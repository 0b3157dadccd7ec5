import type { CategoryCode } from '#domain/options/categories.ts';
import { LOCALES, type Locale } from '#domain/options/locales.ts';
import type { CampaignRecord, Worded } from './campaign-record.ts';
import { hijab } from './hijab.ts';
import { jan29 } from './jan29.ts';
import { palestine } from './palestine.ts';
import { ramadan } from './ramadan.ts';
import type { Campaign } from './schema.ts';
import { STOCK_APPEAL, STOCK_LETTERS, STOCK_QUIET, STOCK_STORIES } from './stock.ts';
import { inLanguages, type Said, stockInLanguages } from './stock-words.ts';
import { sudan } from './sudan.ts';

/** What a new campaign may begin with: how one that is there asks and looks, and none of its words. */
const LIKE = { appeal: sudan, letters: palestine, stories: hijab, season: ramadan, quiet: jan29 };
export type Start = keyof typeof LIKE;
export const STARTS = Object.keys(LIKE) as Start[];
export const isStart = (code: string): code is Start => Object.hasOwn(LIKE, code);

/** Where it stands among what is open. */
const GROUPS = {
  appeal: 'now',
  letters: 'now',
  stories: 'year',
  season: 'year',
  quiet: 'remembrance',
} as const satisfies Record<Start, NonNullable<Campaign['opportunity']>['group']>;

/** What a lead says in a language: the rest of the words are the stock's. */
export type OwnWords = {
  name: string;
  /** Two sentences, for landing, form, room and course. */
  why: string;
  /** Whom letters are to, in the order of the English ones. */
  recipients: string[];
};

export type Begun = OwnWords & {
  start: Start;
  /** Made from the name where nobody typed one. */
  slug: string;
  category: CategoryCode;
  /** Without one it hangs on the wall of what it begins with. */
  wall?: string;
  languages: NonNullable<Campaign['form']>['languages'];
  /** The same in other languages; what is not given is missing in them. */
  also?: Partial<Record<Exclude<Locale, 'en'>, OwnWords>>;
};

/** A whole draft from five answers: form, list, landing, room and course. What is missing shows in the editor. */
export function beginCampaign(begun: Begun, said: Said = () => undefined): CampaignRecord {
  const { start, category, languages } = begun;
  const like = LIKE[start];
  const { writingType, authorLabel, remembrance, form, landing } = like;
  const slug = begun.slug.trim() || addressOf(begun.name);
  const locales = spokenIn(begun);
  const own = (words: (one: OwnWords) => string | undefined) => inOwnWords(begun, locales, words);
  const [name, why] = [own((one) => one.name), own((one) => one.why)];
  const letters = writingType === 'LETTER';
  const how = { said, locales };
  const stock = stockInLanguages(
    remembrance ? STOCK_QUIET : letters ? STOCK_LETTERS : STOCK_STORIES,
    how,
  );
  const recipients = letters
    ? begun.recipients.map((one, i) => ({
        recipient: tidy(one),
        label: own(({ recipients }) => recipients[i]),
      }))
    : [];
  const requires = form?.requires.filter((one) => one !== 'recipient') ?? [];
  const appeal = start === 'appeal' ? inLanguages(STOCK_APPEAL.appeal, how) : null;
  return {
    ...{ slug, name, summary: why, category, writingType, remembrance, authorLabel },
    ...{ wall: begun.wall ?? like.wall, recipients, goal: null, banner: null, home: null },
    exhibit: { title: name, text: why },
    opportunity: { group: GROUPS[start], title: name, text: why, writeLabel: stock.writeLabel },
    form: {
      ...{ path: `/${slug}/tell`, heading: stock.heading, letterHeading: null },
      ...{ pageTitle: name, lead: why, appeal },
      requires: recipients.length > 0 ? [...requires, 'recipient'] : requires,
      ...{ limits: form?.limits ?? 'campaign', languages },
    },
    list: { path: `/${slug}/${letters ? 'letters' : 'stories'}`, heading: name, pageTitle: name },
    landing: {
      ...{ path: `/${slug}`, aliases: [], style: landing?.style ?? 'painted' },
      ...{ heading: name, pageTitle: name, lead: why, writeLabel: stock.writeLabel },
      blocks: stock.blocks,
    },
  };
}

/** English, what is invited, and whatever a lead gave words in: pages have more languages than forms invite. */
function spokenIn({ languages, also = {} }: Begun): Locale[] {
  const invited: readonly string[] = languages;
  return LOCALES.map(({ code }) => code).filter(
    (code) => code === 'en' || invited.includes(code) || also[code] !== undefined,
  );
}

function inOwnWords(
  begun: Begun,
  locales: readonly Locale[],
  words: (one: OwnWords) => string | undefined,
): Worded {
  const told = locales.flatMap((locale): [Locale, string][] => {
    const from = locale === 'en' ? begun : begun.also?.[locale];
    const text = tidy((from && words(from)) ?? '');
    return text === '' && locale !== 'en' ? [] : [[locale, text]];
  });
  return Object.fromEntries(told) as Worded;
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** "Letters to Alder Street" becomes `letters-to-alder-street`. */
export const addressOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s-]/g, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '');
