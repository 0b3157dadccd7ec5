import type { ContentAct } from '#domain/content/content-acts.ts';
import type { ContentSlot } from '#domain/content/content-slots.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import {
  type ContentContext,
  type ContentRequest,
  findContent,
  seenOfContent,
} from '#services/content/act-on-content.ts';
import {
  agreeToContent,
  askAboutDraft,
  sayContentNotYet,
} from '#services/content/ask-about-content.ts';
import { editContent } from '#services/content/edit-content.ts';
import { publishContent } from '#services/content/publish-content.ts';
import { rollBackContent } from '#services/content/roll-back-content.ts';
import { setContentAside } from '#services/content/set-content-aside.ts';
import { createDeskWorld } from './desk-world.ts';

type Asked = { record?: unknown; note?: string; no?: number; seen?: string };
type Answered = { kind: string; reason?: string };

/** Leads, and what they do with places on the public pages, in a database of their own. */
export async function createContentDesk() {
  const { database, desk: db, officer } = await createDeskWorld();
  const long = { role: 'lead', leadsFrom: new Date(0), countsFrom: new Date(0) } as const;
  const maryam = await officer({ ...long, name: 'Maryam' });
  const yusuf = await officer({ ...long, name: 'Yusuf' });
  const newcomer = await officer({ ...long, leadsFrom: new Date(Date.now() + 3_600_000) });
  /** As if it had been uploaded. */
  const keepPicture = async (hash: string) => {
    const file = { hash, width: 800, format: 'jpg', at: new Date(), bytes: Buffer.from('A') };
    await db.insertInto('content_picture').values(file).execute();
  };
  const context: ContentContext = {
    db,
    clock: () => new Date(),
    timeZone: 'America/Toronto',
    enqueue: async () => {},
  };
  /** As a page does that shows the place as it is now. */
  const act = async (
    name: ContentAct,
    by: ActingOfficer,
    slot: ContentSlot,
    asked: Asked = {},
  ): Promise<Answered> => {
    const seen = asked.seen ?? seenOfContent(await findContent(db, slot));
    return doIt(context, name, { note: '', no: 0, record: null, ...asked, by, slot, seen });
  };
  return { database, db, officer, maryam, yusuf, newcomer, context, act, keepPicture };
}

export type ContentDesk = Awaited<ReturnType<typeof createContentDesk>>;

type Full = ContentRequest & { record: unknown; note: string; no: number };

function doIt(context: ContentContext, act: ContentAct, request: Full): Promise<Answered> {
  switch (act) {
    case 'edit':
      return editContent(context, request);
    case 'set-aside':
      return setContentAside(context, request);
    case 'ask':
      return askAboutDraft(context, request);
    case 'agree':
      return agreeToContent(context, request);
    case 'not-yet':
      return sayContentNotYet(context, request);
    case 'publish':
      return publishContent(context, request);
    case 'roll-back':
      return rollBackContent(context, request);
  }
}
