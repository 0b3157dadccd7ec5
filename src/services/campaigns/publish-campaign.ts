import {
  type ActRequest,
  actOnCampaign,
  draftOf,
  type Scene,
  standingAfter,
} from './act-on-campaign.ts';
import { serveDraft } from './serve-words.ts';

export type Published = { kind: 'published'; version: number };

/** One lead is enough for what readers notice and writers do not; the others see it in the log. */
export const publishCampaign = actOnCampaign(
  'publish',
  async (_, scene: Scene<ActRequest>): Promise<Published> => {
    const { db, kept, request, at } = scene;
    const { live, openedAloneBy } = kept;
    const stillAlone = openedAloneBy !== null && live?.aloneUntil;
    const { version } = await serveDraft(db, kept, {
      words: draftOf(scene),
      state: standingAfter(scene, 'publish').state,
      ...(stillAlone && { aloneUntil: stillAlone }),
      event: { kind: 'publish-campaign', officer: request.by.id },
      at,
    });
    return { kind: 'published', version };
  },
);
