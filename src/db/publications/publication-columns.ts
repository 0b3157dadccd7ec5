import type { Selectable } from 'kysely';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { Gender } from '#domain/options/genders.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { ListedStory, Neighbour, NextStory } from '#domain/story/published-story.ts';
import type { Publication } from '../row-types.ts';
import { toSocialPair } from '../social-columns.ts';

/** Every column a public page may show, by name: a new column is private until it is listed. */
export const LISTED_COLUMNS = [
  'story_id',
  'seq',
  'hash',
  'campaign',
  'campaign_version',
  'category',
  'writing_type',
  'language',
  'title',
  'excerpt',
  'reading_minutes',
  'recipient',
  'name',
  'age',
  'age_band',
  'gender',
  'country',
  'city',
  'belief',
  'link',
  'social_service',
  'social_handle',
  'shortened',
  'face_changed',
  'content_note',
  'paused',
  'published_at',
  'first_told_on',
] as const satisfies (keyof Publication)[];

export const NEIGHBOUR_COLUMNS = ['hash', 'category', 'writing_type', 'language', 'title'] as const;
export const NEXT_COLUMNS = [
  ...NEIGHBOUR_COLUMNS,
  'excerpt',
  'content_note',
  'recipient',
  'campaign',
  'campaign_version',
  'gender',
  'age',
  'age_band',
  'country',
  'reading_minutes',
] as const;

export type NeighbourRow = Pick<ListedRow, (typeof NEIGHBOUR_COLUMNS)[number]>;
export type NextRow = Pick<ListedRow, (typeof NEXT_COLUMNS)[number]>;
type ListedRow = Pick<Selectable<Publication>, (typeof LISTED_COLUMNS)[number]>;

export function toNeighbour(row: NeighbourRow): Neighbour {
  return {
    hash: row.hash,
    title: row.title,
    category: row.category as CategoryCode,
    writingType: row.writing_type as WritingType,
    language: row.language as TextLanguage,
  };
}

export function toNext(row: NextRow): NextStory {
  return {
    ...toNeighbour(row),
    excerpt: row.excerpt,
    contentNote: row.content_note,
    recipient: row.recipient,
    campaign: row.campaign,
    campaignVersion: row.campaign_version,
    gender: row.gender as Gender,
    age: row.age,
    ageBand: row.age_band,
    country: row.country,
    readingMinutes: row.reading_minutes,
  };
}

/** Closed lists are kept by the domain before a row is written, so the casts are safe here. */
export function toListed(row: ListedRow): ListedStory {
  return {
    ...toNext(row),
    id: row.story_id,
    name: row.name,
    city: row.city,
    belief: row.belief,
    link: row.link,
    social: toSocialPair(row),
    shortened: row.shortened,
    faceChanged: row.face_changed,
    publishedAt: row.published_at,
    firstToldOn: row.first_told_on,
    paused: row.paused,
  };
}
