import type { Database } from '#db/connect.ts';
import { findServed, insertContentVersion } from '#db/content/content-versions.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import type { ContentRecords } from '#domain/content/content-records.ts';
import { CONTENT_SLOTS } from '#domain/content/content-slots.ts';
import { contentHash } from './content-hash.ts';
import { withEarlierLines } from './earlier-help-lines.ts';
import { contentNote } from './serve-content.ts';

type Released = { records: ContentRecords; at: Date; release: string };

/**
 * What a release brings is written down as the first version. From the first change at the desk on, a place is the leads'
 * own, and releases leave it alone.
 */
export async function loadReleasedContent(
  db: Database,
  { records, at, release }: Released,
): Promise<void> {
  const why = `Release ${release}`;
  for (const slot of CONTENT_SLOTS)
    await db.transaction().execute(async (trx) => {
      const newest = await findServed(trx, slot);
      const released = records[slot];
      const record =
        slot === 'help-lines' && !newest
          ? await withEarlierLines(trx, records['help-lines'])
          : released;
      const hash = contentHash(record);
      if (newest && (newest.officer !== null || newest.hash === hash)) return;
      const no = (newest?.no ?? 0) + 1;
      await insertContentVersion(trx, { slot, no, hash, record, officer: null, why, at });
      // Leads learn of what changed under their hands; what a new installation begins with is no news.
      if (newest)
        await insertDeskEvent(trx, {
          kind: 'publish-content',
          officer: null,
          ...{ subject: slot, note: contentNote({ why, hash }), at },
        });
    });
}
