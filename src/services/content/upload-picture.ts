import { forgetUnusedPictures, insertPicture } from '#db/content/content-pictures.ts';
import type { ContentRecords } from '#domain/content/content-records.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { MakePicture } from '#services/ports.ts';
import { type ContentContext, type ContentRequest, findContent } from './act-on-content.ts';
import { editContent } from './edit-content.ts';

type Request = Omit<ContentRequest, 'slot'> & {
  slot: 'impact-pictures' | 'sudan-photo';
  bytes: Uint8Array;
};

/** So long a picture is kept that was chosen by mistake. */
const UNUSED_MS = 86_400_000;

/** Cleaned and in its sizes, behind the others of the draft; what is said of it is still to be written. */
export const uploadPicture = forLeads(
  async (context: ContentContext & { makePicture: MakePicture }, request: Request) => {
    const { slot, bytes, ...asked } = request;
    const answer = await context.makePicture(bytes);
    if (answer === 'busy') return { kind: 'busy' } as const;
    if ('refused' in answer) return { kind: 'no-picture', why: answer.refused } as const;
    const { hash, width, height, files } = answer.made;
    const at = context.clock();
    await context.db.transaction().execute(async (db) => {
      await insertPicture(db, { hash, files, at });
      await forgetUnusedPictures(db, new Date(at.getTime() - UNUSED_MS));
    });
    const { live, draft } = await findContent(context.db, slot);
    const record = (draft ?? live)?.record as ContentRecords['sudan-photo'] | undefined;
    const unsaid = { caption: null, alt: null, people: null, licence: null };
    const items = [...(record?.items ?? []), { hash, width, height, ...unsaid }];
    return editContent(context, { ...asked, slot, record: { items } });
  },
);
