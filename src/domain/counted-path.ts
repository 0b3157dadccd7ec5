import type { Campaigns } from './campaigns/campaigns.ts';
import { FIXED_PATHS } from './page-paths.ts';
import { hashOfUrl, isHash } from './story/permalink.ts';

/** Longer paths are not ours. */
const PATH_LONGEST = 200;

const FIXED: ReadonlySet<string> = new Set(FIXED_PATHS);

/**
 * The path a page view is counted under, or null. A made-up page opens no row; a story is counted by
 * its hash alone, and the database counts only hashes that are published.
 */
export function countedPath(path: string, campaigns: Pick<Campaigns, 'hasPage'>): string | null {
  if (path.length > PATH_LONGEST) return null;
  if (FIXED.has(path) || campaigns.hasPage(path)) return path;
  const hash = hashOfUrl(path);
  return path.startsWith('/story/') && isHash(hash) ? `/story/${hash}` : null;
}
