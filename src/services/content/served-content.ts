import type { Database } from '#db/connect.ts';
import { listServedHeads, readContentWords } from '#db/content/content-versions.ts';
import { type Content, contentOf } from '#domain/content/content.ts';

/** What is served of every place, and which version it is. It never changes; a request holds on to one. */
export type ContentSnapshot = Content & {
  kept: ReadonlyMap<string, { no: number; record: unknown }>;
};

/** Only what is another version than before is read. */
export async function readContentSnapshot(
  db: Database,
  before?: ContentSnapshot,
): Promise<ContentSnapshot> {
  const heads = await listServedHeads(db);
  const isKnown = ({ slot, no }: { slot: string; no: number }) => before?.kept.get(slot)?.no === no;
  const read = await readContentWords(
    db,
    heads.filter((head) => !isKnown(head)),
  );
  const kept = new Map(before?.kept);
  for (const { slot, no, record } of read) kept.set(slot, { no, record });
  return contentSnapshot(kept);
}

export function contentSnapshot(kept: ContentSnapshot['kept']): ContentSnapshot {
  return { kept, ...contentOf(new Map([...kept].map(([slot, { record }]) => [slot, record]))) };
}
