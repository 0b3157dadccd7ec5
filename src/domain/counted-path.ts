import { hashOfUrl, isHash } from './story/permalink.ts';

/** Longer paths are not ours. */
const PATH_LONGEST = 200;

/**
 * The path a page view is counted under, or null. Stories are counted by hash alone, so a made-up
 * title cannot open a new row; other paths are plain words, never a query or a fragment.
 */
export function countedPath(path: string): string | null {
  if (path.length > PATH_LONGEST) return null;
  if (path.startsWith('/story/')) {
    const hash = hashOfUrl(path);
    return isHash(hash) ? `/story/${hash}` : null;
  }
  return /^\/(?:[a-z0-9-]{1,40}(?:\/[a-z0-9-]{1,40})?)?$/.test(path) ? path : null;
}
