import { LOCALES } from '#domain/options/locales.ts';
import { FIXED_PATHS } from '#domain/page-paths.ts';
import type { CampaignRecord } from './campaign-record.ts';

/** Not its own: pages of a campaign stand below its name, where the routes look for them. */
export type AddressProblem = { part: string; path: string; problem: 'taken' | 'not-its-own' };

type Address = { part: string; path: string };

/** Every address under which a page of it is found. */
function addressesOf({ form, list, landing }: CampaignRecord): Address[] {
  return [
    ...(landing ? [{ part: 'landing.path', path: landing.path }] : []),
    ...(landing?.aliases ?? []).map((path, i) => ({ part: `landing.aliases.${i}`, path })),
    ...(list ? [{ part: 'list.path', path: list.path }] : []),
    ...(form ? [{ part: 'form.path', path: form.path }] : []),
  ];
}

/** What it had before it keeps; what is new is nobody else's. */
export function addressProblems(
  record: CampaignRecord,
  { live, others }: { live: CampaignRecord | null; others: readonly CampaignRecord[] },
): AddressProblem[] {
  const kept = new Set((live ? addressesOf(live) : []).map(({ path }) => path));
  const taken = new Set(others.flatMap(addressesOf).map(({ path }) => path));
  const names = new Set([...others.map(({ slug }) => slug), ...NAMES_OF_THE_SITE]);
  return addressesOf(record)
    .filter(({ path }) => !kept.has(path))
    .flatMap(({ part, path }): AddressProblem[] => {
      if (!mayStand(part, path, record.slug)) return [{ part, path, problem: 'not-its-own' }];
      const [, name = ''] = path.split('/');
      const isFree = !taken.has(path) && !FIXED_PATHS.includes(path) && !names.has(name);
      return isFree ? [] : [{ part, path, problem: 'taken' }];
    });
}

function mayStand(part: string, path: string, slug: string): boolean {
  if (part === 'landing.path') return path === `/${slug}`;
  if (part === 'form.path') return path === `/${slug}/tell`;
  if (part === 'list.path') return path === `/${slug}/letters` || path === `/${slug}/stories`;
  return /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(path);
}

/** What the site calls its own, beside its pages. A test holds them against the routes. */
const NAMES_OF_THE_SITE: readonly string[] = [
  ...LOCALES.map(({ code }) => code),
  ...FIXED_PATHS.map((path) => path.split('/')[1] ?? ''),
  ...[
    'api',
    'assets',
    'desk',
    'feed',
    'story',
    'sitemaps',
    'icon',
    'tiles',
    'tile',
    'walls',
    'pictures',
    'embed',
  ],
  ...['image', 'print', 'preview', 'report', 'well-known'],
];
