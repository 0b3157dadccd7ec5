import { titleOf } from '#domain/feeds/feed.ts';
import { FEED_FORMATS, FEED_TYPES, feedPath, type NamedFeed } from '#domain/sharing/addresses.ts';

/**
 * How a page tells feed readers where to look; the same words for the tags of one page and of all. A feed has one address,
 * whatever the page speaks.
 */
export function feedLinks(of: NamedFeed) {
  return FEED_FORMATS.map((format) => ({
    rel: 'alternate',
    type: FEED_TYPES[format],
    title: titleOf(of),
    href: feedPath(of, format),
  }));
}
