import { allCampaigns } from '#domain/campaigns/registry.ts';
import { contentPaths } from '#web/content/pages.ts';

const FIXED = [
  '/',
  '/stories',
  '/tell',
  '/museum',
  '/opportunities',
  '/subjects',
  '/countries',
  '/faq',
  '/press',
  '/impact',
  '/ourlondonfamily/share',
  '/ourlondonfamily/urdu',
];

/** Every page that search engines should know, stories apart. */
export function sitePaths(): string[] {
  const campaigns = allCampaigns().flatMap(({ landing, list, form }) =>
    [landing?.path, list?.path, form?.path].filter((path) => path !== undefined),
  );
  return [...new Set([...FIXED, ...contentPaths(), ...campaigns])];
}
