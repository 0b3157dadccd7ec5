import { findCampaign } from '#db/campaigns/kept-campaigns.ts';
import { type ListedCampaign, listCampaigns } from '#db/campaigns/list-campaigns.ts';
import { mayAct } from '#domain/campaigns/campaign-acts.ts';
import { missingWords } from '#domain/campaigns/missing-words.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';
import { actingLead, situationOf } from './act-on-campaign.ts';

export type CampaignLine = Omit<ListedCampaign, 'record'> & {
  name: string;
  path: string | null;
  wall: string;
  category: string | null;
  remembrance: boolean;
  kind: { letters: boolean; quiet: boolean; appeal: boolean };
  goal: number | null;
  missing: number;
  /** This lead is the one who may agree, to words or to an opening. */
  waitsForYou: 'words' | 'opening' | null;
};

/** All campaigns, with what waits for this lead. */
export const listCampaignLines = forLeads(
  async ({ db, clock }: DeskContext, { by }: { by: ActingOfficer }): Promise<CampaignLine[]> => {
    const lead = await actingLead(db, by.id, clock());
    const waitsFor = async ({ slug, askedAt, aloneUntil }: ListedCampaign) => {
      // Of five hundred only these are worth a closer look.
      const kept = askedAt || aloneUntil ? await findCampaign(db, slug) : undefined;
      if (!kept) return null;
      const situation = await situationOf(db, kept);
      if (mayAct(situation, lead, 'agree') === null) return 'words';
      return mayAct(situation, lead, 'agree-to-opening') === null ? 'opening' : null;
    };
    const lines: CampaignLine[] = [];
    for (const listed of await listCampaigns(db)) {
      const { record, ...rest } = listed;
      lines.push({
        ...rest,
        name: record.name.en,
        path: record.landing?.path ?? record.form?.path ?? null,
        wall: record.wall,
        category: record.category,
        remembrance: record.remembrance,
        kind: {
          letters: record.writingType === 'LETTER',
          quiet: record.remembrance,
          appeal: record.landing?.style === 'appeal',
        },
        goal: record.goal,
        missing: missingWords(record).length,
        waitsForYou: await waitsFor(listed),
      });
    }
    return lines;
  },
);
