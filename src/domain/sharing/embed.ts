import { splitAddress } from '#domain/options/locales.ts';
import type { Site } from '#domain/site.ts';
import { escapeHtml } from '#domain/story/body.ts';
import { isHash } from '#domain/story/permalink.ts';
import type { ListedStory } from '#domain/story/published-story.ts';
import { embedPath, storyPicturePath } from './addresses.ts';
import { SHARE_IMAGE_SIZE } from './share-card.ts';

const EMBED_SIZE = { width: 560, height: 260 } as const;

/**
 * No script and no form: only its link opens, in a tab of its own. It keeps its origin, which without a script
 * is good for one thing, loading a font.
 */
export const EMBED_SANDBOX = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** The story that an address of this site, as somebody pasted it, speaks of. */
export function hashOfAddress(address: string, origin: string): string | null {
  if (!address.startsWith(`${origin}/`)) return null;
  const [pathname = ''] = address.slice(origin.length).split(/[?#]/);
  // The page may be in any language; the story it shows is one.
  const { path } = splitAddress(pathname);
  const hash = /^\/(?:story\/[^/]+\/[^/]+|embed)\/([^/]+)\/?$/.exec(path)?.[1] ?? '';
  return isHash(hash) ? hash : null;
}

type Wanted = { maxwidth?: number | undefined; maxheight?: number | undefined };

/** An answer of the oEmbed format. It names no author: the card does not either. */
export function oembedOf(
  story: Pick<ListedStory, 'hash' | 'title'>,
  { name, origin }: Pick<Site, 'name' | 'origin'>,
  wanted: Wanted,
) {
  const width = Math.min(EMBED_SIZE.width, wanted.maxwidth ?? EMBED_SIZE.width);
  const height = Math.min(EMBED_SIZE.height, wanted.maxheight ?? EMBED_SIZE.height);
  const src = escapeHtml(`${origin}${embedPath(story.hash)}`);
  return {
    version: '1.0' as const,
    type: 'rich' as const,
    provider_name: name,
    provider_url: `${origin}/`,
    title: story.title,
    width,
    height,
    html: `<iframe src="${src}" title="${escapeHtml(story.title)}" width="${width}" height="${height}" sandbox="${EMBED_SANDBOX}" loading="lazy" frameborder="0"></iframe>`,
    thumbnail_url: `${origin}${storyPicturePath(story.hash)}`,
    thumbnail_width: SHARE_IMAGE_SIZE.width,
    thumbnail_height: SHARE_IMAGE_SIZE.height,
  };
}
