import { expect } from 'vitest';
import { hashOfUrl } from '#domain/story/permalink.ts';
import type { SampleStory } from '#lab/samples/sample-story.ts';
import { one, type PageHead } from './page-head.ts';

/** True of every page that may be passed on. */
export function expectWholeTags(head: PageHead, origin: string): void {
  const address = one(head, 'og:url');
  expect(head.titles, address).toHaveLength(1);
  expect(head.titles[0]?.length).toBeLessThanOrEqual(120);
  for (const name of ['description', 'og:description']) {
    expect(one(head, name).length, address).toBeGreaterThan(10);
    expect(one(head, name).length, address).toBeLessThanOrEqual(201);
    expect(one(head, name), address).not.toMatch(/[{}]|\]\(/);
  }
  expect(head.titles[0]).toContain(one(head, 'og:title'));
  expect(one(head, 'twitter:card')).toBe('summary_large_image');
  expect(one(head, 'og:site_name')).toBe('Hikaya');
  expect(one(head, 'og:image:alt').length).toBeGreaterThan(5);
  const canonical = head.links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href);
  expect(canonical).toEqual([address]);
  for (const absolute of [address, one(head, 'og:image')])
    expect(absolute.startsWith(`${origin}/`), absolute).toBe(true);
}

type Story = { sample: Pick<SampleStory, 'title' | 'language'>; path: string; origin: string };

/** And of every story. */
export function expectStoryTags(head: PageHead, { sample, path, origin }: Story): void {
  expect(one(head, 'og:type')).toBe('article');
  expect(one(head, 'og:title')).toBe(sample.title);
  expect(one(head, 'og:url')).toBe(`${origin}${path}`);
  expect(one(head, 'og:locale').slice(0, 2)).toBe(sample.language);
  expect(one(head, 'og:image')).toBe(`${origin}/image/story/${hashOfUrl(path)}.png`);
  expect(new Date(one(head, 'article:published_time')).toISOString()).toBe(
    one(head, 'article:published_time'),
  );
  expect(head.facts).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: sample.title,
      description: one(head, 'description'),
      datePublished: one(head, 'article:published_time'),
      inLanguage: sample.language,
      about: { '@type': 'Thing', name: one(head, 'article:section') },
      mainEntityOfPage: one(head, 'og:url'),
      image: one(head, 'og:image'),
      publisher: { '@type': 'Organization', name: 'Hikaya', url: origin },
    },
  ]);
}
