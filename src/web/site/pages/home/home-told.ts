import { t } from '@lingui/core/macro';
import { recipientShown } from '#domain/campaigns/as-written.ts';
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import { recipientWithin } from '#domain/campaigns/recipient-name.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { WallLine } from '#domain/story/on-the-wall.ts';
import type * as read from '#services/stories/home-page.ts';
import { displayCover } from '#web/words/display.ts';
import { LOCALE } from '#web/words/locale.ts';
import { countryName } from '#web/words/names.ts';
import { personLabel, writerLabel } from '../../story/writer-label.ts';

/** What a tile says of its story, in words. */
type Told = {
  line: string;
  language: TextLanguage;
  /** Not the writer's words. */
  hushed: boolean;
};

export type WallStory = Addressed & { readingMinutes: number; who: string } & Told;
export type FeaturedStory = Addressed &
  Pick<read.FeaturedStory, 'language' | 'name' | 'city' | 'country' | 'opening'> & { who: string };
/** How the newest text from a country begins. */
export type CountryWords = Pick<Told, 'line' | 'language'> & { who: string };

type Addressed = Pick<read.WallStory, 'hash' | 'category' | 'writingType' | 'title'>;

export type HomeTold = {
  total: number;
  open: WallStory | null;
  wall: WallStory[];
  feature: FeaturedStory | null;
  letter: (Addressed & Pick<Told, 'line' | 'language'> & { to: string | null }) | null;
  countries: read.HomePage['countries'];
  card: (CountryWords & { country: string }) | null;
};

/** Only what the page shows of each story, which it carries twice; worked out by the server, so that no browser has to. */
export function homeTold(
  { total, countries, ...home }: read.HomePage,
  campaigns: Campaigns,
): HomeTold {
  const { open, wall, feature, letter, card } = home;
  return {
    total,
    open: open && wallStory(open, campaigns),
    wall: wall.map((story) => wallStory(story, campaigns)),
    feature: feature && featured(feature),
    letter: letter && newestLetter(letter, campaigns),
    countries,
    card: card && { country: card.country, ...countryTold(card, campaigns) },
  };
}

export function countryTold(story: read.CountryOpening, campaigns: Campaigns): CountryWords {
  const { line, language } = told(story, campaigns);
  return { line, language, who: personLabel(story) };
}

function wallStory(story: read.WallStory, campaigns: Campaigns): WallStory {
  const { readingMinutes } = story;
  return {
    ...addressed(story),
    readingMinutes,
    ...told(story, campaigns),
    who: writerLabel(story),
  };
}

function featured(story: read.FeaturedStory): FeaturedStory {
  const { language, name, city, country, opening } = story;
  return {
    ...addressed(story),
    language,
    name,
    city,
    country: countryName(country),
    opening,
    who: personLabel(story),
  };
}

function newestLetter(
  story: NonNullable<read.HomePage['letter']>,
  campaigns: Campaigns,
): HomeTold['letter'] {
  const { line, language } = told(story, campaigns);
  const to = campaigns.ofCategory(story.category)?.home?.addressee ?? null;
  return { ...addressed(story), line, language, to };
}

function addressed({ hash, category, writingType, title }: Addressed): Addressed {
  return { hash, category, writingType, title };
}

type Speaking = { says: WallLine; writingType: WritingType };

function told({ says, writingType }: Speaking, campaigns: Campaigns): Told {
  if (says.kind === 'opening') return { line: says.line, language: says.language, hushed: false };
  const line =
    says.kind === 'note'
      ? displayCover(says.note, writingType)
      : remembranceLine(recipientShown(says, campaigns), writingType);
  return { line, language: LOCALE, hushed: true };
}

function remembranceLine(recipient: string | null, writingType: WritingType): string {
  const letter = writingType === 'LETTER';
  if (!recipient) return letter ? t`A letter of remembrance` : t`A story of remembrance`;
  const whom = recipientWithin(recipient);
  return letter ? t`A letter of remembrance, to ${whom}` : t`A story of remembrance, to ${whom}`;
}
