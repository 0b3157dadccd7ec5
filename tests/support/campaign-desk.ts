import { listVersions } from '#db/campaigns/campaign-versions.ts';
import { findCampaign } from '#db/campaigns/kept-campaigns.ts';
import type { CampaignAct } from '#domain/campaigns/campaign-acts.ts';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { type CampaignContext, seenOf } from '#services/campaigns/act-on-campaign.ts';
import { agreeToCampaign, sayNotYet } from '#services/campaigns/agree-to-campaign.ts';
import { askSecondLead } from '#services/campaigns/ask-second-lead.ts';
import {
  archiveCampaign,
  closeCampaign,
  reopenCampaign,
} from '#services/campaigns/close-campaign.ts';
import { editCampaign } from '#services/campaigns/edit-campaign.ts';
import { agreeToOpening, closeLoneOpenings, openAlone } from '#services/campaigns/open-alone.ts';
import { openDueCampaigns, unscheduleCampaign } from '#services/campaigns/open-due-campaigns.ts';
import { givePreview } from '#services/campaigns/preview-campaign.ts';
import { publishCampaign } from '#services/campaigns/publish-campaign.ts';
import { rollBackCampaign } from '#services/campaigns/roll-back-campaign.ts';
import { setCampaignAside } from '#services/campaigns/set-campaign-aside.ts';
import { startCampaign } from '#services/campaigns/start-campaign.ts';
import { createDeskWorld } from './desk-world.ts';

export type Asked = {
  slug?: string;
  seen?: string;
  note?: string;
  why?: string;
  opensAt?: Date;
  no?: number;
  record?: CampaignRecord;
};

type Answered = { kind: string; reason?: string };

const SLUG = 'alder-street';

/** Leads, and what they do with campaigns, in a database of their own. */
export async function createCampaignDesk() {
  const { database, world, desk: db, officer } = await createDeskWorld();
  const long = { role: 'lead', leadsFrom: new Date(0), countsFrom: new Date(0) } as const;
  const maryam = await officer({ ...long, name: 'Maryam' });
  const yusuf = await officer({ ...long, name: 'Yusuf' });
  const newcomer = await officer({ ...long, leadsFrom: new Date(Date.now() + 3_600_000) });
  const began = Date.now();
  const later = (ms: number) => new Date(began + ms);
  const jobs: string[] = [];
  const context: CampaignContext = {
    db,
    clock: () => new Date(),
    timeZone: 'America/Toronto',
    enqueue: async (_, { name }) => void jobs.push(name),
  };

  const seen = async (slug = SLUG) => {
    const kept = await findCampaign(db, slug);
    return kept ? seenOf(kept) : 'nothing';
  };

  /** As a page does that shows the campaign as it is now. */
  const act = async (
    name: CampaignAct,
    by: ActingOfficer,
    asked: Asked = {},
  ): Promise<Answered> => {
    const slug = asked.slug ?? SLUG;
    const request = { by, slug, seen: asked.seen ?? (await seen(slug)) };
    return actWith(context, name, { ...request, ...asked, slug });
  };
  const edit = (by: ActingOfficer, record: CampaignRecord) =>
    act('edit', by, { slug: record.slug, record });
  const startIn = (within: typeof context, by: ActingOfficer, record: CampaignRecord) =>
    startCampaign(within, { by, record });
  const start = startIn.bind(null, context);

  return {
    ...{
      database,
      world,
      db,
      maryam,
      yusuf,
      newcomer,
      later,
      jobs,
      context,
      seen,
      act,
      edit,
      start,
      startIn,
    },
    open: async (record: CampaignRecord) => {
      await start(maryam, record);
      await act('ask', maryam, { slug: record.slug });
      await act('agree', yusuf, { slug: record.slug });
    },
    versions: (slug = SLUG) => listVersions(db, slug),
    openDue: (ms: number) => openDueCampaigns({ db, clock: () => later(ms) }),
    closeLone: (ms: number) => closeLoneOpenings({ db, clock: () => new Date(Date.now() + ms) }),
    close: (lead: { id: string }) =>
      db
        .updateTable('officer')
        .set({ disabled_at: new Date() })
        .where('id', '=', lead.id)
        .execute(),
    allowOneLead: () => db.updateTable('policy').set({ one_lead_may_open: true }).execute(),
    events: () =>
      db
        .selectFrom('event')
        .select(['kind', 'officer', 'subject', 'internal_note as note'])
        .where('story_id', 'is', null)
        .orderBy('no')
        .execute(),
  };
}

export type CampaignDesk = Awaited<ReturnType<typeof createCampaignDesk>>;

/** Every act by its own use case, so that a test can try them all. */
export function actWith(
  context: CampaignContext,
  act: CampaignAct,
  request: Asked & { by: ActingOfficer; slug: string; seen: string },
): Promise<Answered> {
  const why = request.why ?? '';
  switch (act) {
    case 'edit':
      return editCampaign(context, { ...request, record: request.record });
    case 'set-aside':
      return setCampaignAside(context, request);
    case 'preview':
      return givePreview(context, request);
    case 'ask':
      return askSecondLead(context, request);
    case 'agree':
      return agreeToCampaign(context, request);
    case 'not-yet':
      return sayNotYet(context, { ...request, why });
    case 'publish':
      return publishCampaign(context, request);
    case 'unschedule':
      return unscheduleCampaign(context, request);
    case 'open-alone':
      return openAlone(context, { ...request, why });
    case 'agree-to-opening':
      return agreeToOpening(context, request);
    case 'close':
      return closeCampaign(context, request);
    case 'reopen':
      return reopenCampaign(context, request);
    case 'archive':
      return archiveCampaign(context, request);
    case 'roll-back':
      return rollBackCampaign(context, { ...request, no: request.no ?? 0 });
  }
}
