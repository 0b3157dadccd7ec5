import { askAboutDraft } from '#db/campaigns/campaign-drafts.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { stepCampaign } from '#domain/campaigns/campaign-states.ts';
import { type ActRequest, actOnCampaign, draftOf, type Scene } from './act-on-campaign.ts';
import { nextVersion, versionNote } from './serve-words.ts';
import { tellSecondLeads } from './tell-of-campaign.ts';

/** Longer ahead nobody remembers what was agreed to. */
const LONGEST_AHEAD_MS = 366 * 86_400_000;
const MOST_NOTE = 500;

type AskRequest = ActRequest & {
  note?: string | null;
  /** As soon as two agree, where it names no hour. */
  opensAt?: Date | null;
};

export type AskOutcome = { kind: 'asked' } | { kind: 'invalid'; problem: 'hour' | 'note' };

/** Whoever changed it last says that it is ready, and asks for a second pair of eyes. */
export const askSecondLead = actOnCampaign(
  'ask',
  async (context, scene: Scene<AskRequest>): Promise<AskOutcome> => {
    const { db, kept, request, situation, at } = scene;
    const note = request.note?.trim() || null;
    if (note !== null && note.length > MOST_NOTE) return { kind: 'invalid', problem: 'note' };
    const opensAt = request.opensAt ?? null;
    if (opensAt !== null) {
      const ahead = opensAt.getTime() - at.getTime();
      const isAhead = ahead > 0 && ahead <= LONGEST_AHEAD_MS;
      if (!isAhead || !stepCampaign(situation.standing, 'schedule').ok)
        return { kind: 'invalid', problem: 'hour' };
    }
    const { record, hash } = draftOf(scene);
    await askAboutDraft(db, kept.slug, { at, note, opensAt });
    const by = request.by.id;
    const eventNo = await insertDeskEvent(db, {
      kind: 'ask-campaign',
      officer: by,
      subject: kept.slug,
      note: versionNote({ version: nextVersion(kept.live, record), hash }),
      at,
    });
    await tellSecondLeads(context, { by, eventNo, at });
    return { kind: 'asked' };
  },
);
