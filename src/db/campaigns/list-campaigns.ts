import { sql } from 'kysely';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import type { CampaignState } from '#domain/campaigns/campaign-states.ts';
import type { Database } from '../connect.ts';

export type ListedCampaign = {
  slug: string;
  state: CampaignState;
  /** The newest words: of the draft, of what waits for its hour, or of what is served. */
  record: CampaignRecord;
  hasDraft: boolean;
  askedAt: Date | null;
  /** When it opens, once a second lead has agreed. */
  opensAt: Date | null;
  /** One lead opened it until then, and nobody has agreed. */
  aloneUntil: Date | null;
  closedAt: Date | null;
  /** The last change of its words. Null where they came with a release. */
  changedBy: string | null;
  changedAt: Date;
  published: number;
};

/** Every campaign as the desk lists it, in the order of the public pages. */
export async function listCampaigns(db: Database): Promise<ListedCampaign[]> {
  const rows = await db
    .selectFrom('campaign as c')
    .leftJoin('campaign_version as v', (join) =>
      join.onRef('v.campaign', '=', 'c.slug').onRef('v.no', '=', 'c.live_no'),
    )
    .leftJoin('campaign_draft as d', 'd.campaign', 'c.slug')
    .leftJoin('campaign_scheduled as s', 's.campaign', 'c.slug')
    .leftJoin('officer as maker', (join) =>
      join.on('maker.id', '=', sql<string>`coalesce(d.officer, s.officer, v.officer)`),
    )
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('story')
          .select((one) => ['campaign', one.fn.countAll<number>().as('published')])
          .where('state', '=', 'published')
          .groupBy('campaign')
          .as('texts'),
      (join) => join.onRef('texts.campaign', '=', 'c.slug'),
    )
    .select(['c.slug', 'c.state', 'c.closed_at', 'c.made_at', 'v.at as served_at'])
    .select(['d.at as draft_at', 'd.asked_at', 'd.opens_at as asked_for', 's.opens_at'])
    .select(['texts.published', 'maker.name as changed_by'])
    .select(
      sql<Date | null>`CASE WHEN v.alone_until IS NOT NULL AND NOT stands_on_two(v)
        THEN v.alone_until END`.as('alone_until'),
    )
    .select(sql<unknown>`coalesce(d.record, s.record, v.record)`.as('record'))
    .orderBy('c.place')
    .execute();
  return rows.flatMap(({ record, ...row }) =>
    record === null
      ? []
      : [
          {
            slug: row.slug,
            state: row.state as CampaignState,
            record: record as CampaignRecord,
            hasDraft: row.draft_at !== null,
            askedAt: row.asked_at,
            opensAt: row.opens_at ?? row.asked_for,
            aloneUntil: row.alone_until,
            closedAt: row.closed_at,
            changedBy: row.changed_by,
            changedAt: row.draft_at ?? row.served_at ?? row.made_at,
            published: row.published ?? 0,
          },
        ],
  );
}
