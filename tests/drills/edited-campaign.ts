import { randomUUID } from 'node:crypto';
import { findCampaign } from '#db/campaigns/kept-campaigns.ts';
import { insertOfficer } from '#db/desk/officers.ts';
import type { CampaignRecord, Worded } from '#domain/campaigns/campaign-record.ts';
import { LOCALES } from '#domain/options/locales.ts';
import { type CampaignContext, seenOf } from '#services/campaigns/act-on-campaign.ts';
import { agreeToCampaign } from '#services/campaigns/agree-to-campaign.ts';
import { askSecondLead } from '#services/campaigns/ask-second-lead.ts';
import { editCampaign } from '#services/campaigns/edit-campaign.ts';
import { acting } from '#support/acting.ts';
import { released } from '#support/sample-campaign.ts';

/** It is on the home page, in the museum, and in the banner on top of every page. */
const SLUG = 'palestine';

/** The same number wherever the campaign says something: a page with two of them is of two versions. */
function numbered(edit: number): CampaignRecord {
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

/** Two leads who change it: its form asks something else each time, so neither can do that alone. */
export async function twoLeads(context: CampaignContext) {
  const { db } = context;
  const lead = async (name: string) => {
    const id = randomUUID();
    const long = { leadsFrom: new Date(0), countsFrom: new Date(0) };
    const about = { id, name, email: `${id}@example.org`, role: 'lead' as const };
    await insertOfficer(db, { ...about, languages: ['en'], ...long });
    return id;
  };
  const [first, second] = [await lead('Maryam'), await lead('Yusuf')];
  /** As from a page opened this moment. */
  const by = async (id: string) => {
    const kept = await findCampaign(db, SLUG);
    if (!kept) throw new Error(`There is no ${SLUG}.`);
    return { by: acting(id, 'lead'), slug: SLUG, seen: seenOf(kept) };
  };
  const done = (outcome: { kind: string }, wanted: string) => {
    if (outcome.kind !== wanted) throw new Error(JSON.stringify(outcome));
  };
  return {
    /** What is left to do is that the second one agrees. */
    prepare: async (edit: number) => {
      const record = numbered(edit);
      done(await editCampaign(context, { ...(await by(first)), record }), 'kept');
      done(await askSecondLead(context, await by(first)), 'asked');
    },
    agree: async () => done(await agreeToCampaign(context, await by(second)), 'published'),
  };
}
