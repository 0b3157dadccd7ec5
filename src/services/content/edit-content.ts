import type { Database } from '#db/connect.ts';
import { keepContentDraft } from '#db/content/content-drafts.ts';
import { hasPicture } from '#db/content/content-pictures.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import type { AnyContent, ContentRecords } from '#domain/content/content-records.ts';
import type { ContentSlot } from '#domain/content/content-slots.ts';
import { type ContentProblem, readContent } from '#domain/content/read-content.ts';
import { actOnContent, type ContentRequest, type ContentScene } from './act-on-content.ts';
import { contentHash } from './content-hash.ts';

export type EditContentOutcome = { kind: 'kept' } | { kind: 'invalid'; problems: ContentProblem[] };

/** A form says which picture it is about; one that nobody uploaded is none. */
async function unknownPictures(
  db: Database,
  slot: ContentSlot,
  record: AnyContent,
): Promise<ContentProblem[]> {
  if (slot !== 'impact-pictures' && slot !== 'sudan-photo') return [];
  const { items } = record as ContentRecords['impact-pictures'];
  const known = await Promise.all(items.map((picture) => hasPicture(db, picture)));
  return known.flatMap((is, i) => (is ? [] : [{ part: `items.${i}.hash`, problem: 'missing' }]));
}

/** One sitting is one line in the log, not one for every word. */
const SITTING_MS = 15 * 60_000;

/** Readers are served what they were. Whoever was asked about the words of before is asked anew. */
export const editContent = actOnContent(
  'edit',
  async (
    _,
    { db, kept, request, at }: ContentScene<ContentRequest & { record: unknown }>,
  ): Promise<EditContentOutcome> => {
    const { slot } = request;
    const { live, draft } = kept;
    const read = readContent(slot, request.record);
    if (!read.ok) return { kind: 'invalid', problems: read.problems };
    const { record } = read;
    const unknown = await unknownPictures(db, slot, record);
    if (unknown.length > 0) return { kind: 'invalid', problems: unknown };
    const hash = contentHash(record);
    if (hash === (draft ?? live)?.hash) return { kind: 'kept' };
    const officer = request.by.id;
    await keepContentDraft(db, { slot, record, hash, officer, at });
    const sameSitting =
      draft?.officer === officer &&
      draft.asked === null &&
      at.getTime() - draft.at.getTime() < SITTING_MS;
    if (!sameSitting)
      await insertDeskEvent(db, { kind: 'edit-content', officer, subject: slot, at });
    return { kind: 'kept' };
  },
);
