import { escapeXml } from '#domain/xml.ts';
import type { Feed, FeedEntry } from './feed.ts';

export function atomFeed({ id, title, page, self, publisher, updated, entries }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escapeXml(id)}</id><title>${escapeXml(title)}</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>`,
    `<author><name>${escapeXml(publisher)}</name></author>\n`,
    ...entries.map(atomEntry),
    '</feed>\n',
  ].join('');
}

function atomEntry(entry: FeedEntry): string {
  const when = entry.published.toISOString();
  return [
    `<entry xml:lang="${escapeXml(entry.language)}"><id>${escapeXml(entry.id)}</id>`,
    `<title>${escapeXml(entry.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>`,
    `<published>${when}</published><updated>${when}</updated>`,
    `<category term="${escapeXml(entry.subject)}"/>`,
    `<summary>${escapeXml(entry.summary)}</summary></entry>\n`,
  ].join('');
}
