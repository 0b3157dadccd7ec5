import { listVersions } from '#db/campaigns/campaign-versions.ts';
import { readTextsThere } from '#db/campaigns/kept-campaigns.ts';
import { type Change, sortChanges, weightOf } from '#domain/campaigns/sort-changes.ts';
import { type ActRequest, actOnCampaign, type Scene, standingAfter } from './act-on-campaign.ts';
import { serveWords } from './serve-words.ts';

export type RollBackOutcome =
  | { kind: 'rolled-back'; version: number }
  /** There is no such version, or it is what is served. */
  | { kind: 'no-such-version' }
  /** One lead alone opened it, and nobody agreed. */
  | { kind: 'nobody-agreed' }
  /** Something written since would lose its place. */
  | { kind: 'refused-change'; changes: Change[] };

/** In one step what was served before is served again, as a new version. Two agreed to it once, so one lead is enough. */
export const rollBackCampaign = actOnCampaign(
  'roll-back',
  async (_, scene: Scene<ActRequest & { no: number }>): Promise<RollBackOutcome> => {
    const { db, kept, request, at } = scene;
    const { live, slug } = kept;
    const target = (await listVersions(db, slug)).find(({ no }) => no === request.no);
    if (!live || !target || target.hash === live.hash) return { kind: 'no-such-version' };
    if (!target.standsOnTwo) return { kind: 'nobody-agreed' };
    const texts = await readTextsThere(db, slug);
    const changes = sortChanges(live.record, target.record, texts);
    if (weightOf(changes) === 'refused')
      return { kind: 'refused-change', changes: changes.filter((one) => one.kind === 'refused') };
    const { record, hash, version } = target;
    const served = await serveWords(db, kept, {
      words: { record, hash, officer: request.by.id },
      why: `Back to version ${version}`,
      state: standingAfter(scene, 'roll-back').state,
      event: { kind: 'roll-back-campaign', officer: request.by.id },
      at,
    });
    return { kind: 'rolled-back', version: served.version };
  },
);
