import { z } from 'zod';
import { languageTag } from '#domain/options/languages.ts';
import { profileUrl } from '#domain/options/social-services.ts';
import { bodyMarkup, parseBody } from '#domain/story/body.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { Neighbours, PublishedStory } from '#domain/story/published-story.ts';

/** The specification's names; they appear in this folder only. */
export const wireStorySchema = z.object({
  id: z.string(),
  url: z.string(),
  title: z.string(),
  story: z.string().describe('Safe markup in a pre wrapper.'),
  name: z.string().nullable(),
  gender: z.enum(['M', 'F', 'X']),
  age: z.int().nullable().describe('0 is a secret; null is not told, or shown as a band only.'),
  ageBand: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string(),
  belief: z.string().nullable(),
  dateTime: z.iso.datetime(),
  category: z.string(),
  type: z.enum(['STORY', 'LETTER']),
  storyType: z.enum(['STORY', 'LETTER']),
  writingType: z.enum(['STORY', 'LETTER']),
  language: z.string().describe('en, fr, ur or ar; und where it is another one.'),
  previousUrl: z.string().nullable(),
  nextUrl: z.string().nullable(),
  toField: z.string().nullable(),
  link: z.string().nullable(),
  handle: z.string().nullable(),
  handleURL: z.string().nullable(),
});

export type WireStory = z.infer<typeof wireStorySchema>;

/** Names every field that leaves; a new field of the domain stays inside until it is added here. */
export function presentStory(story: PublishedStory, neighbours: Neighbours): WireStory {
  const { previous, next } = neighbours;
  return {
    id: story.id,
    url: permalink(story),
    title: story.title,
    story: `<pre>${bodyMarkup(parseBody(story.body))}</pre>`,
    name: story.name,
    gender: story.gender,
    age: story.age,
    ageBand: story.ageBand,
    city: story.city,
    country: story.country,
    belief: story.belief,
    dateTime: story.publishedAt.toISOString(),
    category: story.category,
    type: story.writingType,
    storyType: story.writingType,
    writingType: story.writingType,
    language: languageTag(story.language),
    previousUrl: previous && permalink(previous),
    nextUrl: next && permalink(next),
    toField: story.recipient,
    link: story.link,
    handle: story.social?.handle ?? null,
    handleURL: story.social && profileUrl(story.social.service, story.social.handle),
  };
}

export const wirePageSchema = z.object({
  content: z.array(wireStorySchema),
  totalPages: z.int(),
  totalElements: z.int(),
  number: z.int(),
  first: z.boolean(),
  last: z.boolean(),
});
