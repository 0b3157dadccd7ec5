import { findCampaign } from '#domain/campaigns/registry.ts';
import { readingMinutes } from '#domain/story/excerpt.ts';
import { opening } from '#domain/story/opening.ts';
import { NOTHING_LEFT_OUT, publicFace } from '#domain/story/public-face.ts';
import type { SampleStory } from './sample-story.ts';

/** What the public would see of a sample, once it was published. */
export const sampleFace = (sample: SampleStory) => ({
  ...publicFace(
    {
      name: sample.name ?? null,
      age: sample.age ?? null,
      adult: true,
      gender: sample.gender,
      country: sample.country,
      city: sample.city ?? null,
      belief: sample.belief ?? null,
      link: null,
      social: null,
    },
    { protectMinors: true },
    NOTHING_LEFT_OUT,
  ),
  campaign: sample.campaign,
  category: sample.category,
  writing_type: findCampaign(sample.campaign)?.writingType ?? 'STORY',
  language: sample.language,
  recipient: sample.recipient ?? null,
  title: sample.title,
  body: sample.body,
  excerpt: opening(sample.body),
  minutes: readingMinutes(sample.body),
});
