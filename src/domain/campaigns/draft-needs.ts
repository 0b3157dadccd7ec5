import type { DraftNeeds } from './campaign-acts.ts';
import type { CampaignRecord } from './campaign-record.ts';
import { sortChanges, type TextsThere, weightOf } from './sort-changes.ts';

/** Who has to stand behind a draft. What two agreed to is changed by two, also before anybody wrote under it. */
export function draftNeeds({
  live,
  draft,
  texts,
}: {
  live: CampaignRecord | null;
  draft: CampaignRecord;
  texts: TextsThere;
}): DraftNeeds {
  if (live === null) return 'two-leads';
  const weight = weightOf(sortChanges(live, draft, texts));
  if (weight === 'none') return 'nothing-changed';
  if (weight === 'refused') return 'refused';
  return asksElse(live, draft) ? 'two-leads' : 'one-lead';
}

/** Whether writers are asked or told something else; then it is another version. */
export function asksElse(before: CampaignRecord, after: CampaignRecord): boolean {
  const texts = { any: true, recipients: [], languages: [] };
  return weightOf(sortChanges(before, after, texts)) !== 'free';
}
