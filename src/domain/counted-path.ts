import { pagePaths } from './page-paths.ts';
import { hashOfUrl, isHash } from './story/permalink.ts';

/** Longer paths are not ours. */
const PATH_LONGEST = 200;

const PAGES: ReadonlySet<string> = new Set(pagePaths());

/**
 * The path a page view is counted under, or null. A made-up page opens no row; a story is counted by
 * its hash alone, and the database counts only hashes that are published.
 */
export function countedPath(path: string): string | null {
  if (path.length > PATH_LONGEST) return null;
  if (PAGES.has(path)) return path;
  const hash = hashOfUrl(path);
  return path.startsWith('/story/') && isHash(hash) ? `/story/${hash}` : null;
}
