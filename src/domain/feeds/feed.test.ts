import { expect, test } from 'vitest';
import { listedSamples, PRIVATE } from '#support/listed-sample.ts';
import { SITE } from '#support/sample-site.ts';
import { openingIn } from '#words/display.ts';
import { atomFeed } from './atom.ts';
import { makeFeed } from './feed.ts';
import { jsonFeed } from './json-feed.ts';
import { siteMap } from './site-map.ts';

const HOSTILE = `</title><script>alert("1")</script>&'`;

const feedOf = (stories = listedSamples()) =>
  makeFeed({
    site: SITE,
    of: {},
    format: 'atom',
    stories,
    openingOf: (story) => openingIn('en', story),
  });

test('names of stories are unique, and stay when a title is changed', () => {
  const ids = feedOf().entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(200);
  expect(ids[0]).toMatch(/^tag:hikaya\.example,2026:story\/[0-9a-z]{12}$/);
  const renamed = feedOf(listedSamples().map((story) => ({ ...story, title: 'Another' })));
  expect(renamed.entries.map(({ id }) => id)).toEqual(ids);
  expect(renamed.entries[0]?.url).not.toBe(feedOf().entries[0]?.url);
});

test('no feed says more than a list does', () => {
  for (const text of [atomFeed(feedOf()), jsonFeed(feedOf())]) expect(text).not.toContain(PRIVATE);
  const covered = listedSamples().map((story) => ({ ...story, contentNote: 'is about a death' }));
  const opening = covered[0]?.excerpt.slice(0, 40) ?? '';
  expect(atomFeed(feedOf())).toContain(opening);
  expect(atomFeed(feedOf(covered))).not.toContain(opening);
});

test('a hostile title stays a title', () => {
  const stories = listedSamples().map((story) => ({ ...story, title: HOSTILE, excerpt: HOSTILE }));
  expect(atomFeed(feedOf(stories))).not.toContain('<script');
  expect(JSON.parse(jsonFeed(feedOf(stories))).items[0].title).toBe(HOSTILE);
  expect(siteMap([{ address: 'https://x/?a=1&b=<' }])).toContain('https://x/?a=1&amp;b=&lt;');
});

test('an empty feed is still a feed', () => {
  expect(atomFeed(feedOf([]))).toContain('<updated>2026-01-01T00:00:00.000Z</updated>');
});
