import { createHash } from 'node:crypto';
import { type CampaignRecord, canonicalRecord } from '#domain/campaigns/campaign-record.ts';

/** Whoever agrees, agrees to this: one letter changed is another hash. The database makes it again. */
export function recordHash(record: CampaignRecord): string {
  return createHash('sha256').update(canonicalRecord(record)).digest('hex');
}
