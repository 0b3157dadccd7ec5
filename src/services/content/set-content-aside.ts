import { deleteContentDraft } from '#db/content/content-drafts.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { actOnContent, type ContentRequest, type ContentScene } from './act-on-content.ts';

/** What was changed is forgotten, and readers are served what they were. */
export const setContentAside = actOnContent(
  'set-aside',
  async (_, { db, request, at }: ContentScene<ContentRequest>): Promise<{ kind: 'set-aside' }> => {
    const { slot, by } = request;
    await deleteContentDraft(db, slot);
    await insertDeskEvent(db, { kind: 'set-aside-content', officer: by.id, subject: slot, at });
    return { kind: 'set-aside' };
  },
);
