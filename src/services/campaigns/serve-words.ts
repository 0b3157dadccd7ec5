import { deleteDraft } from '#db/campaigns/campaign-drafts.ts';
import { deleteScheduled } from '#db/campaigns/campaign-hours.ts';
import { findNewestVersion, insertVersion, serveVersion } from '#db/campaigns/campaign-versions.ts';
import type { KeptCampaign } from '#db/campaigns/kept-campaigns.ts';
import type { Transaction } from '#db/connect.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import type { CampaignState } from '#domain/campaigns/campaign-states.ts';
import { asksElse } from '#domain/campaigns/draft-needs.ts';
import { sortChanges } from '#domain/campaigns/sort-changes.ts';
import type { DeskEventKind } from '#domain/vetting/event-kinds.ts';

type Served = {
  words: { record: CampaignRecord; hash: string; officer: string };
  /** Without it, which parts changed. */
  why?: string | null;
  state: CampaignState;
  aloneUntil?: Date;
  event: { kind: DeskEventKind; officer: string | null };
  at: Date;
};

/** From now on readers and writers meet these words. Answers which version they are. */
export async function serveWords(
  db: Transaction,
  { live, slug }: KeptCampaign,
  { words, why, state, aloneUntil, event, at }: Served,
): Promise<{ version: number; eventNo: number }> {
  const { record, hash, officer } = words;
  const no = ((await findNewestVersion(db, slug))?.no ?? 0) + 1;
  const version = nextVersion(live, record);
  const reason = (why ?? whatChanged(live, record)).slice(0, MOST_WHY);
  const kept = { no, version, hash, record, officer, aloneUntil: aloneUntil ?? null };
  await insertVersion(db, { ...kept, why: reason, at });
  await serveVersion(db, { slug, no, state });
  const note = `${reason}\n${versionNote({ version, hash })}`;
  const eventNo = await insertDeskEvent(db, { ...event, subject: slug, note, at });
  return { version, eventNo };
}

/** The draft is what is served now; what waited for its hour was from before. */
export async function serveDraft(
  db: Transaction,
  kept: KeptCampaign,
  served: Served,
): Promise<{ version: number; eventNo: number }> {
  const answer = await serveWords(db, kept, served);
  await deleteDraft(db, kept.slug);
  await deleteScheduled(db, kept.slug);
  return answer;
}

const MOST_WHY = 500;

export const nextVersion = (live: KeptCampaign['live'], record: CampaignRecord): number =>
  live ? live.version + (asksElse(live.record, record) ? 1 : 0) : 1;

/** Its last 64 letters are the hash: the database reads there what somebody agreed to. */
export const versionNote = ({ version, hash }: { version: number; hash: string }) =>
  `Version ${version}, ${hash}`;

function whatChanged(live: KeptCampaign['live'], record: CampaignRecord): string {
  if (!live) return 'Opened';
  const texts = { any: true, recipients: [], languages: [] };
  const parts = sortChanges(live.record, record, texts).map(({ part }) => part);
  return parts.join(', ') || 'Nothing';
}
