import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import { pagePaths } from '#domain/page-paths.ts';

/** Of one moment in somebody's visit, or another name of a page that is listed. */
const UNLISTED = ['/read', '/thank-you', '/receipt', '/try-again-later'];

/** Every page that search engines should know, stories apart. */
export function sitePaths({ listed }: Pick<Campaigns, 'listed'>): string[] {
  const unlisted = [...UNLISTED, ...listed.flatMap(({ landing }) => landing?.aliases ?? [])];
  return pagePaths(listed).filter((path) => !unlisted.includes(path));
}
