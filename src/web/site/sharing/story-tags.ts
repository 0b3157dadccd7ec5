import { t } from '@lingui/core/macro';
import type { MetaDescriptor } from 'react-router';
import { categoryLabel } from '#domain/options/categories.ts';
import { languageTag } from '#domain/options/languages.ts';
import { oembedPath, storyPicturePath } from '#domain/sharing/addresses.ts';
import { whatItIs } from '#domain/sharing/share-card.ts';
import type { Site } from '#domain/site.ts';
import { permalink } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { displayOpening } from '#web/words/display.ts';
import { pageTags } from './page-tags.ts';

/** What is said of a story to whoever passes it on: never who wrote it. */
export function storyTags(
  site: Site | undefined,
  story: ListedStory,
  { hung = false, quiet = false } = {},
): MetaDescriptor[] {
  if (!site) return [];
  const path = permalink(story);
  const { title } = story;
  const kind = whatItIs(story, { quiet });
  const description = displayOpening(story);
  const subject = categoryLabel(story.category);
  const page = {
    title,
    description,
    path,
    language: story.language,
    type: 'article',
  } as const;
  if (story.paused)
    return pageTags(site, {
      ...page,
      picture: null,
      more: [{ name: 'robots', content: 'noindex, noarchive' }],
    });
  const published = new Date(story.publishedAt).toISOString();
  const picture = storyPicturePath(story.hash);
  return pageTags(site, {
    ...page,
    picture: { path: picture, alt: t`${title}. ${kind}. ${subject}.` },
    feed: { category: story.category },
    more: [
      // The writer's own way in; the page itself is the one without it.
      ...(hung ? [{ name: 'robots', content: 'noindex' }] : []),
      {
        tagName: 'link',
        rel: 'alternate',
        type: 'application/json+oembed',
        title,
        href: `${site.origin}${oembedPath(`${site.origin}${path}`)}`,
      },
      { property: 'article:published_time', content: published },
      { property: 'article:section', content: subject },
      {
        'script:ld+json': {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: title,
          description,
          datePublished: published,
          inLanguage: languageTag(story.language),
          about: { '@type': 'Thing', name: subject },
          mainEntityOfPage: `${site.origin}${path}`,
          image: `${site.origin}${picture}`,
          publisher: { '@type': 'Organization', name: site.name, url: site.origin },
        },
      },
    ],
  });
}
