import type { MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';
import { listedSamples } from '#support/listed-sample.ts';
import { one, type PageHead } from '#support/page-head.ts';
import { SITE } from '#support/sample-site.ts';
import { storyTags } from './story-tags.ts';

/** The head that the framework writes from these. */
function headFrom(tags: MetaDescriptor[]): Omit<PageHead, 'titles'> {
  const head: Omit<PageHead, 'titles'> = { metas: new Map(), links: [], facts: [] };
  for (const tag of tags as Record<string, string>[]) {
    const name = tag.name ?? tag.property;
    const { rel = '', href = '', type = '' } = tag;
    if (name) head.metas.set(name, [...(head.metas.get(name) ?? []), tag.content ?? '']);
    else if (tag.tagName === 'link') head.links.push({ rel, href, type, language: '' });
    else if (tag['script:ld+json']) head.facts.push(Object(tag['script:ld+json']));
  }
  return head;
}

test('a covered text keeps its first words to itself', () => {
  const [story] = listedSamples();
  if (!story) throw new Error('No sample.');
  const tags = storyTags(SITE, { ...story, contentNote: 'speaks of a death' });
  expect(JSON.stringify(tags)).not.toContain(story.excerpt.slice(0, 40));
  expect(one(headFrom(tags), 'description')).toContain('speaks of a death');
});

test('a paused story is not to be found or passed on', () => {
  const [story] = listedSamples();
  if (!story) throw new Error('No sample.');
  const head = headFrom(storyTags(SITE, { ...story, paused: true }));
  expect(one(head, 'robots')).toBe('noindex, noarchive');
  expect(head.metas.has('og:image')).toBe(false);
  expect(one(head, 'twitter:card')).toBe('summary');
  expect(head.facts).toEqual([]);
  expect(head.links.map(({ rel }) => rel)).toEqual(['canonical']);
});
