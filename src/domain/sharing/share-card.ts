import type { Campaign } from '#domain/campaigns/schema.ts';
import { tileKey, wallHex } from '#domain/motif/own-wall.ts';
import { categoryLabel } from '#domain/options/categories.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { Locale } from '#domain/options/locales.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { Site } from '#domain/site.ts';
import type { ListedStory } from '#domain/story/published-story.ts';

/** What stands on a share picture. Nothing about the writer: pictures are copied and never come back. */
export type ShareCard = {
  kind: 'card';
  title: string;
  /** What it is, in the language of the title. */
  what: string;
  language: TextLanguage;
  subject: string;
  siteName: string;
  /** By a subject, or by the key of its wall where leads drew one. */
  tile: { category: string; story?: string };
  /** Colour of a painted wall; without one the card is paper. */
  wall: string | null;
  /** Rooms of remembrance are drawn in lines. */
  lineWork: boolean;
};

/** The site's mark as a picture, for home screens. */
export type IconPicture = { kind: 'icon'; size: number; maskable: boolean };

/** A story's tile for its writer to keep. No word is on it. */
export type TilePicture = { kind: 'tile'; category: string; story: string };

export type Picture = ShareCard | IconPicture | TilePicture;

export const TILE_IMAGE_SIDE = 1080;

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

type Kind = WritingType | 'remembrance';
type ToldLanguage = Exclude<TextLanguage, 'other'>;

const WHAT: Readonly<Record<ToldLanguage, Readonly<Record<Kind, string>>>> = {
  en: { STORY: 'A true story', LETTER: 'A letter', remembrance: 'Letter of remembrance' },
  fr: { STORY: 'Un récit vrai', LETTER: 'Une lettre', remembrance: 'Lettre de souvenir' },
  ur: { STORY: 'ایک سچی کہانی', LETTER: 'ایک خط', remembrance: 'یاد کا خط' },
  ar: { STORY: 'حكاية حقيقية', LETTER: 'رسالة', remembrance: 'رسالة ذكرى' },
};

type SharedStory = Pick<ListedStory, 'hash' | 'category' | 'writingType' | 'language' | 'title'>;

/** What a story is, in its own language, or in English where we do not know that one. */
export function whatItIs(
  { writingType, language }: Pick<SharedStory, 'writingType' | 'language'>,
  { quiet }: { quiet: boolean },
): string {
  const remembrance = writingType === 'LETTER' && quiet;
  return WHAT[language === 'other' ? 'en' : language][remembrance ? 'remembrance' : writingType];
}

type Around = Pick<Site, 'name'> & {
  subject: string;
  /** The campaign of its category. */
  room: Pick<Campaign, 'remembrance' | 'wall'> | undefined;
};

/** The subject is named in the story's language, too. */
export function storyCard(story: SharedStory, { name, subject, room }: Around): ShareCard {
  const remembrance = room?.remembrance ?? false;
  return {
    kind: 'card',
    title: canBeDrawn(story.title) ? story.title : subject,
    what: whatItIs(story, { quiet: remembrance }),
    language: story.language,
    subject,
    siteName: name,
    tile: { category: (room && tileKey(room)) ?? story.category, story: story.hash },
    wall: remembrance ? wallColour(room?.wall) : null,
    lineWork: remembrance,
  };
}

type Wording = Pick<Site, 'name' | 'tagline'> & {
  language: Locale;
  /** What a campaign gathers, and what one does here. */
  says: Record<WritingType | 'everything', string>;
};

/** In the words of the page that names it. The general campaign's picture is the site's own. */
export function campaignCard(
  campaign: Campaign,
  { name, tagline, language, says }: Wording,
): ShareCard {
  const { category, landing, list, wall, remembrance, writingType } = campaign;
  const heading = landing?.heading ?? list?.pageTitle ?? campaign.name;
  return {
    kind: 'card',
    title: category ? heading : tagline,
    what: says[writingType],
    language,
    subject: category ? categoryLabel(category) : says.everything,
    siteName: name,
    tile: { category: tileKey(campaign) ?? category ?? 'MUSLIM' },
    wall: category ? wallColour(wall) : null,
    lineWork: remembrance,
  };
}

function wallColour(wall = 'default'): string | null {
  return wallHex(wall) ?? wallHex('default') ?? null;
}

/** The scripts our fonts draw; a title in another would be a row of empty boxes. */
const DRAWN =
  /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u;

function canBeDrawn(title: string): boolean {
  return DRAWN.test(title);
}
