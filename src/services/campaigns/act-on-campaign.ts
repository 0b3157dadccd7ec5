import type { CampaignDraft } from '#db/campaigns/campaign-drafts.ts';
import { type KeptCampaign, lockCampaign, readTextsThere } from '#db/campaigns/kept-campaigns.ts';
import type { Database, Transaction } from '#db/connect.ts';
import { findOfficer } from '#db/desk/officers.ts';
import { findPolicy } from '#db/desk/policies.ts';
import {
  type ActingLead,
  type ActRefusal,
  type CampaignAct,
  type CampaignSituation,
  mayAct,
  needsPasskeyFor,
} from '#domain/campaigns/campaign-acts.ts';
import {
  type CampaignStep,
  type Standing,
  stepCampaign,
} from '#domain/campaigns/campaign-states.ts';
import { draftNeeds } from '#domain/campaigns/draft-needs.ts';
import { missingWords } from '#domain/campaigns/missing-words.ts';
import { type ActingOfficer, isFresh, type NeedsPasskey } from '#domain/vetting/officer.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { JobQueue } from '#services/ports.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type CampaignContext = DeskContext & { enqueue: JobQueue };

/** `seen` is what the page showed; whoever acts, acts on that. */
export type ActRequest = { by: ActingOfficer; slug: string; seen: string };

export type NotDone =
  | NeedsPasskey
  | { kind: 'not-found' }
  /** Somebody changed it meanwhile. */
  | { kind: 'stale' }
  | { kind: 'refused'; reason: ActRefusal };

export type Scene<Request> = {
  db: Transaction;
  kept: KeptCampaign;
  situation: CampaignSituation;
  request: Request;
  at: Date;
};

/** What leads do with a campaign that is there: locked, compared with what was seen, and asked of the rules. */
export function actOnCampaign<Request extends ActRequest, Done>(
  act: CampaignAct,
  work: (context: CampaignContext, scene: Scene<Request>) => Promise<Done>,
): (context: CampaignContext, request: Request) => Promise<Done | NotDone> {
  return forLeads((context: CampaignContext, request: Request): Promise<Done | NotDone> => {
    const at = context.clock();
    return context.db.transaction().execute(async (db): Promise<Done | NotDone> => {
      const kept = await lockCampaign(db, request.slug);
      if (!kept) return { kind: 'not-found' };
      if (seenOf(kept) !== request.seen) return { kind: 'stale' };
      const situation = await situationOf(db, kept);
      const reason = mayAct(situation, await actingLead(db, request.by.id, at), act);
      if (reason) return { kind: 'refused', reason };
      if (needsPasskeyFor(act) && !isFresh(request.by.confirmedAt, at))
        return { kind: 'needs-passkey' };
      return work({ ...context, db }, { db, kept, situation, request, at });
    });
  });
}

export async function actingLead(db: Database, id: string, at: Date): Promise<ActingLead> {
  const lead = await findOfficer(db, id);
  return { id, countsAsSecond: lead !== undefined && lead.leadsFrom <= at };
}

/** Where it stands, in one word that changes with every change. */
export function seenOf({ state, live, draft, scheduled }: KeptCampaign): string {
  const asked = draft?.asked ? 'asked' : 'unasked';
  return [state, live?.no ?? 0, draft?.hash ?? '-', asked, scheduled?.hash ?? '-'].join(' ');
}

export async function situationOf(db: Database, kept: KeptCampaign): Promise<CampaignSituation> {
  const { state, live, draft, openedAloneBy } = kept;
  const texts = await readTextsThere(db, kept.slug);
  const { oneLeadMayOpen } = await findPolicy(db);
  return {
    standing: { state, draft: draft !== null },
    draft: draft && {
      by: draft.officer,
      needs: draftNeeds({ live: live?.record ?? null, draft: draft.record, texts }),
      asked: draft.asked !== null,
      atHour: draft.asked?.opensAt != null,
      wordsMissing: missingWords(draft.record).length > 0,
    },
    openedAloneBy,
    oneLeadMayOpen,
  };
}

/** What the rules have seen to already; without it there is nothing to do. */
export function draftOf({ kept }: Pick<Scene<ActRequest>, 'kept'>): CampaignDraft {
  if (!kept.draft) throw new Error(`There is no draft of ${kept.slug}.`);
  return kept.draft;
}

/** Where the step leads, for one that the rules have let through. */
export function standingAfter(
  { kept, situation }: Pick<Scene<ActRequest>, 'kept' | 'situation'>,
  step: CampaignStep,
): Standing {
  const next = stepCampaign(situation.standing, step);
  if (!next.ok || !next.standing) throw new Error(`${step} leads ${kept.slug} nowhere.`);
  return next.standing;
}
