import { formOf } from '#domain/campaigns/registry.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import { opening } from '#domain/story/opening.ts';
import { HASH_ALPHABET, HASH_LENGTH } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { demoWorld } from '#lab/samples/demo-world.ts';
import type { SampleStory } from '#lab/samples/sample-story.ts';

/** Must never leave a story's own page. */
export const PRIVATE = 'Zuleikha-who-is-nine';

/** Two hundred published stories of the sample world as lists read them, newest first. */
export function listedSamples(): ListedStory[] {
  return demoWorld().published.slice(0, 200).map(listed);
}

function listed(sample: SampleStory, i: number): ListedStory {
  const { category, language, title, body, gender, country, recipient } = sample;
  return {
    id: String(i),
    hash: hashOf(i),
    campaign: sample.campaign,
    campaignVersion: 1,
    category: category as CategoryCode,
    writingType: formOf(sample.campaign).writingType,
    language,
    title,
    excerpt: opening(body),
    readingMinutes: 2,
    recipient: recipient ?? null,
    name: PRIVATE,
    age: null,
    ageBand: PRIVATE,
    gender,
    country,
    city: PRIVATE,
    belief: PRIVATE,
    link: `https://example.org/${PRIVATE}`,
    social: null,
    shortened: false,
    faceChanged: false,
    contentNote: null,
    paused: false,
    publishedAt: new Date(Date.UTC(2026, 0, 1) - i * 3_600_000),
    firstToldOn: null,
  };
}

function hashOf(i: number): string {
  const signs = [...String(i)].map((digit) => HASH_ALPHABET[Number(digit)]).join('');
  return signs.padStart(HASH_LENGTH, 'z');
}
