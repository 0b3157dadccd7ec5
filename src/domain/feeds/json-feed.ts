import type { Feed } from './feed.ts';

export function jsonFeed({ title, page, self, publisher, entries }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    authors: [{ name: publisher }],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      content_text: entry.summary,
      date_published: entry.published.toISOString(),
      language: entry.language,
      tags: [entry.subject],
    })),
  });
}
