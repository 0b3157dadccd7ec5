import { askAboutContent, deleteContentDraft } from '#db/content/content-drafts.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { tellSecondLeads, tellWhoAsked } from '#services/campaigns/tell-of-campaign.ts';
import {
  actOnContent,
  type ContentRequest,
  type ContentScene,
  draftOfContent,
} from './act-on-content.ts';
import type { ContentPublished } from './publish-content.ts';
import { contentNote, serveContent } from './serve-content.ts';

const MOST_WORDS = 500;

type Asking = ContentRequest & { note: string };

/** Whoever changed it last says that it is ready, and asks for a second pair of eyes. */
export const askAboutDraft = actOnContent(
  'ask',
  async (
    context,
    scene: ContentScene<Asking>,
  ): Promise<{ kind: 'asked' } | { kind: 'invalid-note' }> => {
    const { db, request, at } = scene;
    const { slot } = request;
    const note = request.note.trim() || null;
    if (note !== null && note.length > MOST_WORDS) return { kind: 'invalid-note' };
    await askAboutContent(db, slot, { at, note });
    const officer = request.by.id;
    const { hash } = draftOfContent(scene);
    const said = { officer, subject: slot, note: contentNote({ why: note ?? 'Asked', hash }), at };
    const eventNo = await insertDeskEvent(db, { kind: 'ask-content', ...said });
    await tellSecondLeads(context, { by: officer, eventNo, at });
    return { kind: 'asked' };
  },
);

/** The second lead agrees to exactly this, and it is served at once. */
export const agreeToContent = actOnContent(
  'agree',
  async (context, scene: ContentScene<ContentRequest>): Promise<ContentPublished> => {
    const { db, kept, request, at } = scene;
    const { slot } = request;
    const draft = draftOfContent(scene);
    const officer = request.by.id;
    const note = contentNote({ why: 'Agreed', hash: draft.hash });
    const agreed = { kind: 'agree-content', officer, subject: slot, note, at } as const;
    await tellWhoAsked(context, draft.officer, await insertDeskEvent(db, agreed));
    const no = await serveContent(db, kept, {
      ...{ slot, at, words: draft, why: draft.asked?.note ?? 'Published by two' },
      event: { kind: 'publish-content', officer },
    });
    await deleteContentDraft(db, slot);
    return { kind: 'published', no };
  },
);

/** The second lead wants something changed first, and says what. */
export const sayContentNotYet = actOnContent(
  'not-yet',
  async (
    context,
    scene: ContentScene<Asking>,
  ): Promise<{ kind: 'said' } | { kind: 'invalid-note' }> => {
    const { db, request, at } = scene;
    const note = request.note.trim();
    if (note === '' || note.length > MOST_WORDS) return { kind: 'invalid-note' };
    await askAboutContent(db, request.slot, null);
    const said = { officer: request.by.id, subject: request.slot, note, at };
    const eventNo = await insertDeskEvent(db, { kind: 'not-yet-content', ...said });
    await tellWhoAsked(context, draftOfContent(scene).officer, eventNo);
    return { kind: 'said' };
  },
);
