import type { CategoryCode } from '#domain/options/categories.ts';
import type { CampaignRecord } from './campaign-record.ts';
import { hijab } from './hijab.ts';
import { jan29 } from './jan29.ts';
import { palestine } from './palestine.ts';
import { ramadan } from './ramadan.ts';
import type { Campaign } from './schema.ts';
import { sudan } from './sudan.ts';

/** What a new campaign may begin with: how one that is there asks and looks, and none of its words. */
const LIKE = { appeal: sudan, letters: palestine, stories: hijab, season: ramadan, quiet: jan29 };
export type Start = keyof typeof LIKE;
export const STARTS = Object.keys(LIKE) as Start[];
export const isStart = (code: string): code is Start => Object.hasOwn(LIKE, code);

export type Begun = {
  start: Start;
  name: string;
  /** Made from the name where nobody typed one. */
  slug: string;
  /** Whom letters are to. */
  recipients: string[];
  category: CategoryCode;
  /** Without one it hangs on the wall of what it begins with. */
  wall?: string;
  /** Two sentences, for landing and form. */
  why: string;
  languages: NonNullable<Campaign['form']>['languages'];
};

/** A whole draft from five answers: form, list and landing, in English. What is missing shows in the editor. */
export function beginCampaign(begun: Begun): CampaignRecord {
  const { start, category, languages } = begun;
  const { writingType, authorLabel, remembrance, form, landing } = LIKE[start];
  const wall = begun.wall ?? LIKE[start].wall;
  const slug = begun.slug.trim() || addressOf(begun.name);
  const [name, why] = [begun.name, begun.why].map((text) => ({ en: tidy(text) })) as [Said, Said];
  const letters = writingType === 'LETTER';
  const write = { en: letters ? 'Write a letter' : 'Tell your story' };
  const newest = { en: letters ? 'The newest letters' : 'The newest stories' };
  const recipients = letters
    ? begun.recipients.map((one) => ({ recipient: tidy(one), label: { en: tidy(one) } }))
    : [];
  const requires = form?.requires.filter((one) => one !== 'recipient') ?? [];
  return {
    ...{ slug, name, summary: why, category, writingType, wall, remembrance, authorLabel },
    ...{ recipients, goal: null, exhibit: null, opportunity: null, banner: null, home: null },
    form: {
      ...{ path: `/${slug}/tell`, heading: write, letterHeading: null, pageTitle: name, lead: why },
      appeal: null,
      requires: recipients.length > 0 ? [...requires, 'recipient'] : requires,
      ...{ limits: form?.limits ?? 'campaign', languages },
    },
    list: { path: `/${slug}/${letters ? 'letters' : 'stories'}`, heading: name, pageTitle: name },
    landing: {
      ...{ path: `/${slug}`, aliases: [], style: landing?.style ?? 'painted' },
      ...{ heading: name, pageTitle: name, lead: why, writeLabel: write },
      blocks: remembrance
        ? [{ kind: 'hush', text: why, guides: [] }]
        : [
            { kind: 'newest', heading: newest },
            { kind: 'closing', text: why, button: write },
          ],
    },
  };
}

type Said = { en: string };
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
