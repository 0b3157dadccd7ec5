import { sql } from 'kysely';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import type { ServedCampaign } from '#domain/campaigns/campaigns.ts';
import type { Database } from '../connect.ts';

/** Another number is another campaign, or another word of one. The cheapest question there is. */
export async function readCampaignNews(db: Database): Promise<number> {
  const { no } = await db.selectFrom('campaign_news').select('no').executeTakeFirstOrThrow();
  return no;
}

/** What is served, without its words. */
export type ServedHead = {
  slug: string;
  state: ServedCampaign['state'];
  no: number;
  closedAt: Date | null;
};

/** In the order of the pages. */
export async function listServedHeads(db: Database): Promise<ServedHead[]> {
  const rows = await db
    .selectFrom('served_campaign')
    .select(['slug', 'state', 'live_no', 'closed_at'])
    .orderBy('place')
    .orderBy('slug')
    .execute();
  return rows.flatMap(({ slug, state, live_no: no, closed_at: closedAt }) =>
    slug === null || no === null
      ? []
      : [{ slug, no, closedAt, state: state as ServedHead['state'] }],
  );
}

type VersionName = Pick<ServedHead, 'slug' | 'no'>;

/** An older version as far as what its texts show of it. */
export type OlderFace = Pick<CampaignRecord, 'authorLabel' | 'recipients'>;
export type ServedWords = { record: CampaignRecord; older: Record<number, OlderFace> };

/** A version never changes, so nobody asks twice for one; older ones only where they name writers or recipients otherwise. */
export async function readServedWords(
  db: Database,
  wanted: readonly VersionName[],
): Promise<Map<string, ServedWords>> {
  if (wanted.length === 0) return new Map();
  const names = JSON.stringify(wanted.map(({ slug, no }) => ({ slug, no })));
  const { rows } = await sql<{ campaign: string; record: CampaignRecord; older: OlderRow[] }>`
    SELECT v.campaign, v.record, (
      SELECT coalesce(json_agg(json_build_object('no', o.no, 'authorLabel', o.record->'authorLabel',
        'recipients', o.record->'recipients')), '[]')
      FROM campaign_version o WHERE o.campaign = v.campaign AND o.no < v.no
        AND ((o.record->>'authorLabel') <> (v.record->>'authorLabel')
          OR (o.record->'recipients')::text <> (v.record->'recipients')::text)
    ) AS older
    FROM json_to_recordset(${names}::json) AS wanted(slug text, no integer)
    JOIN campaign_version v ON v.campaign = wanted.slug AND v.no = wanted.no`.execute(db);
  return new Map(
    rows.map(({ campaign, record, older }) => [
      campaign,
      { record, older: Object.fromEntries(older.map(({ no, ...face }) => [no, face])) },
    ]),
  );
}

type OlderRow = OlderFace & { no: number };

/** A version that was served once, and since when another is. */
export async function findOlderVersion(
  db: Database,
  { slug, no }: VersionName,
): Promise<{ record: CampaignRecord; replacedAt: Date } | undefined> {
  const row = await db
    .selectFrom('campaign_version as v')
    .innerJoin('campaign_version as next', (join) =>
      join
        .onRef('next.campaign', '=', 'v.campaign')
        .on((eb) => eb('next.no', '=', eb('v.no', '+', 1))),
    )
    .select(['v.record', 'next.at'])
    .where('v.campaign', '=', slug)
    .where('v.no', '=', no)
    .executeTakeFirst();
  return row && { record: row.record as unknown as CampaignRecord, replacedAt: row.at };
}
