import type { Database, Transaction } from '#db/connect.ts';
import { type ContentDraft, findContentDraft, lockContent } from '#db/content/content-drafts.ts';
import { type ContentVersion, findServed } from '#db/content/content-versions.ts';
import {
  type ContentAct,
  type ContentRefusal,
  type ContentSituation,
  mayActOnContent,
  needsPasskeyForContent,
} from '#domain/content/content-acts.ts';
import { type ContentSlot, takesTwo } from '#domain/content/content-slots.ts';
import { type ActingOfficer, isFresh, type NeedsPasskey } from '#domain/vetting/officer.ts';
import { actingLead } from '#services/campaigns/act-on-campaign.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { JobQueue } from '#services/ports.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';
import { unfinished } from './unfinished.ts';

export type ContentContext = DeskContext & { enqueue: JobQueue };

/** `seen` is what the page showed; whoever acts, acts on that. */
export type ContentRequest = { by: ActingOfficer; slot: ContentSlot; seen: string };

export type ContentNotDone =
  | NeedsPasskey
  /** Somebody changed it meanwhile. */
  | { kind: 'stale' }
  | { kind: 'refused'; reason: ContentRefusal };

export type KeptContent = { live: ContentVersion | null; draft: ContentDraft | null };

export type ContentScene<Request> = {
  db: Transaction;
  kept: KeptContent;
  request: Request;
  at: Date;
};

/** What leads do with a place: locked, compared with what was seen, and asked of the rules. */
export function actOnContent<Request extends ContentRequest, Done>(
  act: ContentAct,
  work: (context: ContentContext, scene: ContentScene<Request>) => Promise<Done>,
): (context: ContentContext, request: Request) => Promise<Done | ContentNotDone> {
  return forLeads((context: ContentContext, request: Request): Promise<Done | ContentNotDone> => {
    const at = context.clock();
    return context.db.transaction().execute(async (db): Promise<Done | ContentNotDone> => {
      await lockContent(db, request.slot);
      const kept = await findContent(db, request.slot);
      if (seenOfContent(kept) !== request.seen) return { kind: 'stale' };
      const situation = await contentSituation(db, request.slot, kept);
      const reason = mayActOnContent(situation, await actingLead(db, request.by.id, at), act);
      if (reason) return { kind: 'refused', reason };
      if (needsPasskeyForContent(act) && !isFresh(request.by.confirmedAt, at))
        return { kind: 'needs-passkey' };
      return work({ ...context, db }, { db, kept, request, at });
    });
  });
}

export async function findContent(db: Database, slot: ContentSlot): Promise<KeptContent> {
  return {
    live: (await findServed(db, slot)) ?? null,
    draft: (await findContentDraft(db, slot)) ?? null,
  };
}

/** Where it stands, in one word that changes with every change. */
export function seenOfContent({ live, draft }: KeptContent): string {
  return [live?.no ?? 0, draft?.hash ?? '-', draft?.asked ? 'asked' : 'unasked'].join(' ');
}

export async function contentSituation(
  db: Database,
  slot: ContentSlot,
  { live, draft }: KeptContent,
): Promise<ContentSituation> {
  return {
    takesTwo: takesTwo(slot),
    draft: draft && {
      by: draft.officer,
      asked: draft.asked !== null,
      differs: draft.hash !== live?.hash,
      complete: (await unfinished(db, { slot, draft, live })).length === 0,
    },
  };
}

/** What the rules have seen to already. */
export function draftOfContent({ kept }: { kept: KeptContent }): ContentDraft {
  if (!kept.draft) throw new Error('There is no draft.');
  return kept.draft;
}
