import { type ListedVersion, listVersions } from '#db/campaigns/campaign-versions.ts';
import { findCampaign, type KeptCampaign, readTextsThere } from '#db/campaigns/kept-campaigns.ts';
import { findNotYet, type NotYet } from '#db/campaigns/last-word.ts';
import {
  type ActRefusal,
  CAMPAIGN_ACTS,
  type CampaignAct,
  type CampaignSituation,
  mayAct,
  needsPasskeyFor,
} from '#domain/campaigns/campaign-acts.ts';
import { type Difference, differencesOf } from '#domain/campaigns/differences.ts';
import { type MissingWords, missingWords } from '#domain/campaigns/missing-words.ts';
import { sortChanges, type TextsThere } from '#domain/campaigns/sort-changes.ts';
import { type ActingOfficer, isFresh } from '#domain/vetting/officer.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';
import { actingLead, seenOf, situationOf } from './act-on-campaign.ts';
import { nextVersion } from './serve-words.ts';

export type DeskCampaign = {
  kept: KeptCampaign;
  situation: CampaignSituation;
  seen: string;
  acts: CampaignAct[];
  /** Of those that are offered, what the passkey is shown for first. */
  needPasskey: CampaignAct[];
  /** Why what is not offered is not. */
  refusals: Partial<Record<CampaignAct, ActRefusal>>;
  /** Of the draft against what is served. */
  changes: Difference[];
  missing: MissingWords[];
  /** Whether anybody wrote under it. */
  written: boolean;
  texts: TextsThere;
  /** Which version the draft would be. */
  next: number | null;
  /** What another lead wants changed first. */
  notYet: NotYet | null;
};

/** One campaign as the desk shows it, with what this lead may do. */
export const readCampaign = forLeads(
  async (
    { db, clock }: DeskContext,
    { by, slug }: { by: ActingOfficer; slug: string },
  ): Promise<DeskCampaign | undefined> => {
    const kept = await findCampaign(db, slug);
    if (!kept) return undefined;
    const at = clock();
    const situation = await situationOf(db, kept);
    const lead = await actingLead(db, by.id, at);
    const refusals: DeskCampaign['refusals'] = {};
    for (const act of CAMPAIGN_ACTS) {
      const refusal = mayAct(situation, lead, act);
      if (refusal) refusals[act] = refusal;
    }
    const acts = CAMPAIGN_ACTS.filter((act) => !refusals[act]);
    const fresh = isFresh(by.confirmedAt, at);
    const texts = await readTextsThere(db, slug);
    const { live, draft } = kept;
    const newest = draft ?? live;
    return {
      ...{ kept, situation, acts, refusals },
      seen: seenOf(kept),
      needPasskey: fresh ? [] : acts.filter(needsPasskeyFor),
      changes:
        live && draft
          ? differencesOf(live.record, draft.record, sortChanges(live.record, draft.record, texts))
          : [],
      missing: newest ? missingWords(newest.record) : [],
      written: texts.any,
      texts,
      next: draft && nextVersion(live, draft.record),
      notYet: draft && (await findNotYet(db, slug)),
    };
  },
);

/** What it was before, the newest first. */
export const readCampaignVersions = forLeads(
  ({ db }: DeskContext, { slug }: { by: ActingOfficer; slug: string }): Promise<ListedVersion[]> =>
    listVersions(db, slug),
);
