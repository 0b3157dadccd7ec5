import type { CampaignRecord, Worded } from '#domain/campaigns/campaign-record.ts';
import { LOCALES } from '#domain/options/locales.ts';
import { released } from '#support/sample-campaign.ts';

/** It is on the home page, in the museum, and in the banner on top of every page. */
export const SLUG = 'palestine';

/** The same number wherever the campaign says something: a page with two of them is of two versions. */
export function numbered(edit: number): CampaignRecord {
  const said = `Edit ${edit}`;
  const words = Object.fromEntries(LOCALES.map(({ code }) => [code, said])) as Worded;
  const copy = released(SLUG);
  const { form, list, landing, exhibit, opportunity, banner, home } = copy;
  if (!form || !list || !landing || !exhibit || !opportunity || !banner || !home)
    throw new Error(`${SLUG} has not every part.`);
  return {
    ...copy,
    name: words,
    summary: words,
    form: { ...form, heading: words, pageTitle: words, lead: words },
    list: { ...list, heading: words, pageTitle: words },
    landing: { ...landing, heading: words, pageTitle: words, lead: words, writeLabel: words },
    exhibit: { title: words, text: words },
    opportunity: { ...opportunity, title: words, text: words, writeLabel: words },
    banner: { ...banner, label: words },
    home: { ...home, title: words },
  };
}

/** Every number that a page says. */
export const numbersOn = (page: string): number[] => [
  ...new Set([...page.matchAll(/Edit (\d+)/g)].map(([, number]) => Number(number))),
];

/** The version that the form sends along with what was written in it. */
export const versionOn = (page: string): number | null => {
  const found = /name="campaignVersion" value="(\d+)"/.exec(page);
  return found ? Number(found[1]) : null;
};

/** Of each page on which the campaign says something, in whichever language. */
export const PAGES: readonly string[] = [
  ...LOCALES.flatMap(({ code }) =>
    ['', '/letters', '/tell'].map((page) => `${code === 'en' ? '' : `/${code}`}/${SLUG}${page}`),
  ),
  `/${SLUG}.data`,
  `/${SLUG}/letters.data`,
  `/${SLUG}/tell.data`,
  `/${SLUG}/feed.atom`,
  '/',
  '/fr',
  '/opportunities',
  '/museum',
  '/faq',
];
