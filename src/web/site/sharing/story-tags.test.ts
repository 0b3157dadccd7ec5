import type { MetaDescriptor } from 'react-router';
import { expect, test } from 'vitest';
import { permalink } from '#domain/story/permalink.ts';
import { listedSamples, PRIVATE } from '#support/listed-sample.ts';
import { one, type PageHead } from '#support/page-head.ts';
import { SITE } from '#support/sample-site.ts';
import { expectStoryTags, expectWholeTags } from '#support/share-tags.ts';
import { storyTags } from './story-tags.ts';

const { origin } = SITE;

/** The head that the framework writes from these. */
function headFrom(tags: MetaDescriptor[]): PageHead {
  const head: PageHead = { titles: [], metas: new Map(), links: [], facts: [] };
  for (const tag of tags as Record<string, string>[]) {
    const name = tag.name ?? tag.property;
    if (tag.title !== undefined && !tag.tagName) head.titles.push(tag.title);
    else if (name) head.metas.set(name, [...(head.metas.get(name) ?? []), tag.content ?? '']);
    else if (tag.tagName === 'link')
      head.links.push({ rel: tag.rel ?? '', href: tag.href ?? '', type: tag.type ?? '' });
    else head.facts.push(Object(tag['script:ld+json']));
  }
  return head;
}

test('tags of 200 stories are whole, and say who wrote none of them', () => {
  const stories = listedSamples();
  expect(stories).toHaveLength(200);
  for (const story of stories) {
    const tags = storyTags(SITE, story);
    const head = headFrom(tags);
    expectWholeTags(head, origin);
    expectStoryTags(head, { sample: story, path: permalink(story), origin });
    expect(JSON.stringify(tags)).not.toContain(PRIVATE);
  }
});

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
