import { allCampaigns } from '#domain/campaigns/registry.ts';
import { pagePaths } from '#domain/page-paths.ts';

/** Of one moment in somebody's visit, or another name of a page that is listed. */
const UNLISTED = [
  '/read',
  '/thank-you',
  '/receipt',
  '/try-again-later',
  ...allCampaigns().flatMap(({ landing }) => landing?.aliases ?? []),
];

/** Every page that search engines should know, stories apart. */
export function sitePaths(): string[] {
  return pagePaths().filter((path) => !UNLISTED.includes(path));
}
