import type { Campaign } from './campaigns/schema.ts';

/** Those that no campaign brings. */
export const FIXED_PATHS = [
  '/',
  '/stories',
  '/read',
  '/tell',
  '/thank-you',
  '/receipt',
  '/try-again-later',
  '/museum',
  '/opportunities',
  '/subjects',
  '/countries',
  '/who-reads',
  '/ledger',
  '/faq',
  '/press',
  '/impact',
  '/ourlondonfamily/share',
  '/mission',
  '/educators',
  '/guidelines',
  '/terms-of-use',
  '/privacy-policy',
  '/donate',
  '/contact',
  '/ourlondonfamily/educators',
];

/** Written in Urdu, for whoever writes in it: the one page that is in no other language. */
export const IN_URDU_ALONE = '/ourlondonfamily/urdu';

/** Every page of the site with these campaigns, stories apart. A test holds them against the routes. */
export function pagePaths(campaigns: readonly Campaign[]): string[] {
  const theirs = campaigns.flatMap(({ landing, list, form }) =>
    [landing?.path, ...(landing?.aliases ?? []), list?.path, form?.path].filter(
      (path) => path !== undefined,
    ),
  );
  return [...new Set([...FIXED_PATHS, ...theirs])];
}
