import { listContentVersions } from '#db/content/content-versions.ts';
import { actOnContent, type ContentRequest, type ContentScene } from './act-on-content.ts';
import { serveContent } from './serve-content.ts';

export type RollBackContentOutcome =
  | { kind: 'rolled-back'; no: number }
  /** There is no such version, or it is what is served. */
  | { kind: 'no-such-version' };

/** In one step what was served before is served again, as a new version. As many as it takes agreed to it once. */
export const rollBackContent = actOnContent(
  'roll-back',
  async (
    _,
    { db, kept, request, at }: ContentScene<ContentRequest & { no: number }>,
  ): Promise<RollBackContentOutcome> => {
    const { slot } = request;
    const target = (await listContentVersions(db, slot)).find(({ no }) => no === request.no);
    if (!target || target.hash === kept.live?.hash) return { kind: 'no-such-version' };
    const { record, hash } = target;
    const officer = request.by.id;
    const no = await serveContent(db, kept, {
      ...{ slot, at, why: `Back to version ${target.no}` },
      words: { record, hash, officer },
      event: { kind: 'roll-back-content', officer },
    });
    return { kind: 'rolled-back', no };
  },
);
