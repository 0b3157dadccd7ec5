import { deleteContentDraft } from '#db/content/content-drafts.ts';
import {
  actOnContent,
  type ContentRequest,
  type ContentScene,
  draftOfContent,
} from './act-on-content.ts';
import { serveContent } from './serve-content.ts';

export type ContentPublished = { kind: 'published'; no: number };

/** One lead is enough where nobody is shown; the others see it in the log. */
export const publishContent = actOnContent(
  'publish',
  async (_, scene: ContentScene<ContentRequest>): Promise<ContentPublished> => {
    const { db, kept, request, at } = scene;
    const { slot } = request;
    const { record, hash } = draftOfContent(scene);
    const officer = request.by.id;
    const no = await serveContent(db, kept, {
      ...{ slot, at, why: 'Published' },
      words: { record, hash, officer },
      event: { kind: 'publish-content', officer },
    });
    await deleteContentDraft(db, slot);
    return { kind: 'published', no };
  },
);
