import { randomUUID } from 'node:crypto';
import { findCampaign } from '#db/campaigns/kept-campaigns.ts';
import { insertOfficer } from '#db/desk/officers.ts';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import { type CampaignContext, seenOf } from '#services/campaigns/act-on-campaign.ts';
import { agreeToCampaign } from '#services/campaigns/agree-to-campaign.ts';
import { askSecondLead } from '#services/campaigns/ask-second-lead.ts';
import { editCampaign } from '#services/campaigns/edit-campaign.ts';
import { startCampaign } from '#services/campaigns/start-campaign.ts';
import { acting } from './acting.ts';

/** Two who make a campaign or change one, by the desk's own use cases; outside a test file, too. */
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
  const by = async (id: string, slug: string) => {
    const kept = await findCampaign(db, slug);
    return { by: acting(id, 'lead'), slug, seen: kept ? seenOf(kept) : '' };
  };
  const done = (outcome: { kind: string }, wanted: string) => {
    if (outcome.kind !== wanted) throw new Error(JSON.stringify(outcome));
  };
  return {
    /** All that is left to do is that the second one agrees. */
    propose: async (record: CampaignRecord) => {
      const { slug } = record;
      const seen = await by(first, slug);
      if (seen.seen === '') done(await startCampaign(context, { by: seen.by, record }), 'started');
      else done(await editCampaign(context, { ...seen, record }), 'kept');
      done(await askSecondLead(context, await by(first, slug)), 'asked');
    },
    agree: async (slug: string) =>
      done(await agreeToCampaign(context, await by(second, slug)), 'published'),
  };
}
