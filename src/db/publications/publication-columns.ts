import type { Selectable } from 'kysely';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { Gender } from '#domain/options/genders.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { ListedStory, Neighbour } from '#domain/story/published-story.ts';
import type { Publication } from '../row-types.ts';
import { toSocialPair } from '../social-columns.ts';

/** Every column a public page may show, by name: a new column is private until it is listed. */
export const LISTED_COLUMNS = [
  'story_id',
  'seq',
  'hash',
  'campaign',
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
] as const satisfies (keyof Publication)[];

export type NeighbourRow = Pick<
  ListedRow,
  'hash' | 'category' | 'writing_type' | 'language' | 'title'
>;
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

/** Closed lists are kept by the domain before a row is written, so the casts are safe here. */
export function toListed(row: ListedRow): ListedStory {
  return {
    ...toNeighbour(row),
    id: row.story_id,
    campaign: row.campaign,
    excerpt: row.excerpt,
    readingMinutes: row.reading_minutes,
    recipient: row.recipient,
    name: row.name,
    age: row.age,
    ageBand: row.age_band,
    gender: row.gender as Gender,
    country: row.country,
    city: row.city,
    belief: row.belief,
    link: row.link,
    social: toSocialPair(row),
    shortened: row.shortened,
    faceChanged: row.face_changed,
    contentNote: row.content_note,
    publishedAt: row.published_at,
    paused: row.paused,
  };
}
