import { listLongAlone, setCampaignState } from '#db/campaigns/campaign-hours.ts';
import { lockCampaign } from '#db/campaigns/kept-campaigns.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { ALONE_HOURS } from '#domain/campaigns/campaign-acts.ts';
import { stepCampaign } from '#domain/campaigns/campaign-states.ts';
import {
  type ActRequest,
  actOnCampaign,
  type CampaignContext,
  draftOf,
  type Scene,
  standingAfter,
} from './act-on-campaign.ts';
import { serveDraft, versionNote } from './serve-words.ts';
import { tellWhoAsked } from './tell-of-campaign.ts';

const MOST_WORDS = 400;

export type OpenedAlone = { kind: 'opened'; until: Date } | { kind: 'invalid' };

/** At three in the morning, where leads have allowed it before: one opens it, all others are told, and it ends by itself. */
export const openAlone = actOnCampaign(
  'open-alone',
  async ({ enqueue }, scene: Scene<ActRequest & { why: string }>): Promise<OpenedAlone> => {
    const { db, kept, request, at } = scene;
    const why = request.why.trim();
    if (why === '' || why.length > MOST_WORDS) return { kind: 'invalid' };
    const until = new Date(at.getTime() + ALONE_HOURS * 3_600_000);
    const { eventNo } = await serveDraft(db, kept, {
      words: draftOf(scene),
      why,
      state: standingAfter(scene, 'publish').state,
      aloneUntil: until,
      event: { kind: 'open-alone-campaign', officer: request.by.id },
      at,
    });
    await enqueue(db, { name: 'tell-of-account', data: { eventNo } });
    return { kind: 'opened', until };
  },
);

/** A second lead has read what another opened; from then on it stands as any other. */
export const agreeToOpening = actOnCampaign(
  'agree-to-opening',
  async (context, { db, kept, request, at }: Scene<ActRequest>): Promise<{ kind: 'agreed' }> => {
    const { live, slug, openedAloneBy } = kept;
    if (!live) throw new Error(`${slug} is not open.`);
    const event = { kind: 'agree-campaign', officer: request.by.id, subject: slug, at } as const;
    const eventNo = await insertDeskEvent(db, { ...event, note: versionNote(live) });
    if (openedAloneBy !== null) await tellWhoAsked(context, openedAloneBy, eventNo);
    return { kind: 'agreed' };
  },
);

/** Twelve hours are over and nobody else has agreed: it closes to writing, and its texts stay. Answers how many. */
export async function closeLoneOpenings({
  db: database,
  clock,
}: Pick<CampaignContext, 'db' | 'clock'>): Promise<number> {
  return database.transaction().execute(async (db) => {
    const at = clock();
    let closed = 0;
    for (const slug of await listLongAlone(db, at)) {
      const kept = await lockCampaign(db, slug);
      const next = kept && stepCampaign({ state: kept.state, draft: kept.draft !== null }, 'close');
      if (!kept?.openedAloneBy || !next?.ok || !next.standing) continue;
      await setCampaignState(db, slug, next.standing.state);
      const note = 'Nobody agreed to what one lead had opened.';
      await insertDeskEvent(db, { kind: 'close-campaign', officer: null, subject: slug, note, at });
      closed += 1;
    }
    return closed;
  });
}
