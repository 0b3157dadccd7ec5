import type { Transaction } from '#db/connect.ts';
import { insertContentVersion } from '#db/content/content-versions.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import type { AnyContent } from '#domain/content/content-records.ts';
import type { ContentSlot } from '#domain/content/content-slots.ts';
import type { KeptContent } from './act-on-content.ts';

type Served = {
  slot: ContentSlot;
  words: { record: AnyContent; hash: string; officer: string };
  why: string;
  event: { kind: 'publish-content' | 'roll-back-content'; officer: string };
  at: Date;
};

/** From now on readers meet these words. */
export async function serveContent(
  db: Transaction,
  { live }: KeptContent,
  { slot, words, why, event, at }: Served,
): Promise<number> {
  const no = (live?.no ?? 0) + 1;
  const { record, hash, officer } = words;
  await insertContentVersion(db, { slot, no, hash, record, officer, why, at });
  await insertDeskEvent(db, { ...event, subject: slot, note: contentNote({ why, hash }), at });
  return no;
}

/** Its last 64 letters are the hash: the database reads there what somebody agreed to. */
export const contentNote = ({ why, hash }: { why: string; hash: string }) => `${why}\n${hash}`;
