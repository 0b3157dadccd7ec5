import { findContentNotYet, listContentDrafts } from '#db/content/content-drafts.ts';
import { listContentVersions } from '#db/content/content-versions.ts';
import { listLineChecks } from '#db/content/help-lines.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { NOTHING } from '#domain/content/content.ts';
import {
  CONTENT_ACTS,
  type ContentAct,
  type ContentRefusal,
  mayActOnContent,
} from '#domain/content/content-acts.ts';
import { contentDifferences } from '#domain/content/content-differences.ts';
import type { ContentRecords } from '#domain/content/content-records.ts';
import { CONTENT_SLOTS, type ContentSlot, takesTwo } from '#domain/content/content-slots.ts';
import { isStale, reachedBy } from '#domain/content/help-line-checks.ts';
import { canonicalContent } from '#domain/content/read-content.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { actingLead } from '#services/campaigns/act-on-campaign.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';
import { contentSituation, findContent, seenOfContent } from './act-on-content.ts';
import { countStaleLines } from './count-stale-lines.ts';
import { unfinished } from './unfinished.ts';

/** Every place with what is served of it and who changed it last, for the list. */
export const listContentSlots = forLeads(
  async (context: DeskContext, { by }: { by: ActingOfficer }) => {
    const { db } = context;
    const stale = await countStaleLines(context);
    const drafts = await listContentDrafts(db);
    return Promise.all(
      CONTENT_SLOTS.map(async (slot) => {
        const [live] = await listContentVersions(db, slot);
        const draft = drafts.find((one) => one.slot === slot);
        const asked = draft?.asked ?? null;
        return {
          slot,
          record: live?.record ?? NOTHING[slot],
          hasDraft: draft !== undefined && draft.hash !== live?.hash,
          changedBy: draft?.changedBy ?? live?.madeBy ?? null,
          changedAt: draft?.at ?? live?.at ?? null,
          askedAt: asked?.at ?? null,
          /** Of help lines: how many want a call. */
          stale: slot === 'help-lines' ? stale : 0,
          waitsForYou: asked !== null && draft?.officer !== by.id,
          empty:
            canonicalContent(live?.record ?? NOTHING[slot]) === canonicalContent(NOTHING[slot]),
        };
      }),
    );
  },
);
export type ContentLineOfDesk = Awaited<ReturnType<typeof listContentSlots>>[number];

/** One place: what is served, what would be, and what this lead may do. */
export const readContentSlot = forLeads(
  async (context: DeskContext, { by, slot }: { by: ActingOfficer; slot: ContentSlot }) => {
    const { db } = context;
    const kept = await findContent(db, slot);
    const { live, draft } = kept;
    const situation = await contentSituation(db, slot, kept);
    const lead = await actingLead(db, by.id, context.clock());
    const refusals: Partial<Record<ContentAct, ContentRefusal>> = {};
    for (const act of CONTENT_ACTS) {
      const reason = mayActOnContent(situation, lead, act);
      if (reason) refusals[act] = reason;
    }
    const served = live?.record ?? NOTHING[slot];
    return {
      slot,
      takesTwo: takesTwo(slot),
      served,
      draft: draft && { ...draft, mine: draft.officer === by.id },
      seen: seenOfContent(kept),
      changes: draft ? contentDifferences(served, draft.record) : [],
      missing: draft ? await unfinished(db, { slot, draft, live }) : [],
      refusals,
      acts: CONTENT_ACTS.filter((act) => refusals[act] === undefined),
      checks: slot === 'help-lines' ? await checksOf(context, (draft ?? live)?.record) : [],
      notYet: await findContentNotYet(db, slot),
      versions: (await listContentVersions(db, slot)).map(({ record: _, ...version }) => version),
    };
  },
);

/** When each line was last called, and whether it wants a call. */
async function checksOf({ db, clock, timeZone }: DeskContext, record: unknown) {
  const checks = await listLineChecks(db);
  const today = dayIn(clock(), timeZone);
  return ((record as ContentRecords['help-lines'] | undefined)?.items ?? []).map((line) => {
    const on = checks.get(reachedBy(line)) ?? null;
    return { on, stale: on === null || isStale(on, today), today: on === today };
  });
}
