import type { VettingPolicy } from '#domain/vetting/policy.ts';
import type { Database, Transaction } from '../connect.ts';

export async function findPolicy(db: Database): Promise<VettingPolicy> {
  const row = await db.selectFrom('policy').selectAll().executeTakeFirstOrThrow();
  return {
    twoOfficersUnder18: row.two_officers_under_18,
    twoOfficersCampaigns: row.two_officers_campaigns,
    publishDelayMinutes: row.publish_delay_minutes,
    publishesPerHour: row.publishes_per_hour,
    declinesPerHour: row.declines_per_hour,
    readsPerHour: row.reads_per_hour,
    readAgainPercent: row.read_again_percent,
    oneLeadMayOpen: row.one_lead_may_open,
  };
}

/** Until the transaction ends nobody else changes it. */
export async function lockPolicy(db: Transaction): Promise<void> {
  await db.selectFrom('policy').select('only_one').forUpdate().execute();
}

export async function updatePolicy(db: Database, policy: VettingPolicy): Promise<void> {
  await db
    .updateTable('policy')
    .set({
      two_officers_under_18: policy.twoOfficersUnder18,
      two_officers_campaigns: policy.twoOfficersCampaigns,
      publish_delay_minutes: policy.publishDelayMinutes,
      publishes_per_hour: policy.publishesPerHour,
      declines_per_hour: policy.declinesPerHour,
      reads_per_hour: policy.readsPerHour,
      read_again_percent: policy.readAgainPercent,
      one_lead_may_open: policy.oneLeadMayOpen,
    })
    .execute();
}
