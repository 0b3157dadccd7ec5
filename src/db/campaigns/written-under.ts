import { sql } from 'kysely';
import type { CampaignForm } from '#domain/campaigns/schema.ts';

/** Of the form a text was written in: what officers hold its words to, whatever the campaign asks today. */
export type WrittenUnder = Pick<CampaignForm, 'limits' | 'languages'>;

/**
 * Beside a row of `story`. A campaign without a form has its texts from the general one, and so has one that is not
 * known any more; what is not bound yet is older than all versions.
 */
export const writtenUnder = sql<WrittenUnder>`coalesce(
  (SELECT ${asked('v')} FROM campaign_version v
    WHERE v.campaign = story.campaign AND v.no = coalesce(story.campaign_version, 1)
      AND v.record->>'form' IS NOT NULL),
  (SELECT ${asked('v')} FROM campaign_version v WHERE v.campaign = 'general' AND v.no = 1))`;

function asked(version: string) {
  const form = sql`${sql.ref(`${version}.record`)}->'form'`;
  return sql`json_build_object('limits', ${form}->'limits', 'languages', ${form}->'languages')`;
}
