import { askAboutDraft, deleteDraft } from '#db/campaigns/campaign-drafts.ts';
import { insertScheduled, setCampaignState } from '#db/campaigns/campaign-hours.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import {
  type ActRequest,
  actOnCampaign,
  draftOf,
  type Scene,
  standingAfter,
} from './act-on-campaign.ts';
import type { Published } from './publish-campaign.ts';
import { nextVersion, serveDraft, versionNote } from './serve-words.ts';
import { tellWhoAsked } from './tell-of-campaign.ts';

export type AgreeOutcome = Published | { kind: 'scheduled'; opensAt: Date };

/** The second lead agrees to these words, and they are served: at once, or at the hour that was asked for. */
export const agreeToCampaign = actOnCampaign(
  'agree',
  async (context, scene: Scene<ActRequest>): Promise<AgreeOutcome> => {
    const { db, kept, request, at } = scene;
    const { slug } = kept;
    const draft = draftOf(scene);
    const { record, hash, asked } = draft;
    const officer = request.by.id;
    const note = versionNote({ version: nextVersion(kept.live, record), hash });
    const agreed = { kind: 'agree-campaign', officer, subject: slug, note, at } as const;
    await tellWhoAsked(context, draft.officer, await insertDeskEvent(db, agreed));
    const opensAt = asked?.opensAt ?? null;
    const why = asked?.note ?? null;
    if (opensAt === null || opensAt <= at) {
      const event = { kind: 'publish-campaign', officer } as const;
      const { state } = standingAfter(scene, 'publish');
      const { version } = await serveDraft(db, kept, { words: draft, why, state, event, at });
      return { kind: 'published', version };
    }
    const { state } = standingAfter(scene, 'schedule');
    await insertScheduled(db, { ...draft, why: why ?? 'Opened at its hour', opensAt });
    await deleteDraft(db, slug);
    await setCampaignState(db, slug, state);
    const hour = opensAt.toISOString();
    const event = { kind: 'schedule-campaign', officer, subject: slug, note: hour, at } as const;
    await insertDeskEvent(db, event);
    return { kind: 'scheduled', opensAt };
  },
);

/** The second lead wants something changed first, and says what. */
export const sayNotYet = actOnCampaign(
  'not-yet',
  async (
    context,
    scene: Scene<ActRequest & { why: string }>,
  ): Promise<{ kind: 'said' } | { kind: 'invalid' }> => {
    const { db, kept, request, at } = scene;
    const note = request.why.trim();
    if (note === '' || note.length > MOST_WORDS) return { kind: 'invalid' };
    await askAboutDraft(db, kept.slug, null);
    const event = { kind: 'not-yet-campaign', officer: request.by.id, subject: kept.slug } as const;
    const eventNo = await insertDeskEvent(db, { ...event, note, at });
    await tellWhoAsked(context, draftOf(scene).officer, eventNo);
    return { kind: 'said' };
  },
);

const MOST_WORDS = 500;
