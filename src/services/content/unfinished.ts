import type { Database } from '#db/connect.ts';
import type { ContentDraft } from '#db/content/content-drafts.ts';
import type { ContentVersion } from '#db/content/content-versions.ts';
import { listLineChecks } from '#db/content/help-lines.ts';
import type { ContentRecords } from '#domain/content/content-records.ts';
import type { ContentSlot } from '#domain/content/content-slots.ts';
import { uncalled } from '#domain/content/help-line-checks.ts';
import { unsaid } from '#domain/content/unsaid.ts';

type Asked = { slot: ContentSlot; draft: ContentDraft; live: ContentVersion | null };

/** What still has to be said or done before the draft can go out, by its place in the record. */
export async function unfinished(db: Database, { slot, draft, live }: Asked): Promise<string[]> {
  if (slot !== 'help-lines') return unsaid(slot, draft.record);
  const linesOf = (record: unknown) => (record as ContentRecords['help-lines'] | undefined)?.items;
  const served = linesOf(live?.record) ?? [];
  const checks = await listLineChecks(db);
  const lines = linesOf(draft.record) ?? [];
  return uncalled(lines, { served, checks }).map((no) => `items.${no}`);
}
