import { sql } from 'kysely';
import { type CampaignRecord, canonicalRecord } from '#domain/campaigns/campaign-record.ts';
import { recordHash } from '#services/campaigns/record-hash.ts';
import { newCampaign, withLead } from '#support/sample-campaign.ts';
import { plainSample, publishSample } from '#support/samples.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { createWorld } from '#support/world.ts';
import type { Ground } from '../drills/ground.ts';
import { askAll } from './asked-pages.ts';
import { type Bench, type Figure, ratio } from './bench.ts';
import { pin, SERVER_CORE } from './load.ts';
import { processorTime } from './processor-time.ts';

const CAMPAIGNS = 500;
const VERSIONS = 10;
const ROUNDS = 9;
const ASKED = 60;
const WARMING_UP = 300;
const MOST = 1.1;

/** What a page costs beside five hundred more campaigns, each changed nine times, and beside the thirteen alone. */
export const campaigns: Bench = {
  name: 'campaigns',
  run: async (ground) => {
    const alone = await serve(ground, 0);
    const among = await serve(ground, CAMPAIGNS);
    const figures: Figure[] = [];
    for (const [page, path] of PAGES) {
      // An address that nobody asked for before is drawn anew.
      let asked = 0;
      const many = (count: number) =>
        Array.from({ length: count }, () => `${path}?from=${++asked}`);
      const cost = (server: Server) => async () => {
        const spent = await processorTime(server.pid);
        await askAll(server.origin, many(ASKED));
        return ((await processorTime(server.pid)) - spent) / ASKED;
      };
      for (const { origin } of [alone, among]) await askAll(origin, many(WARMING_UP));
      figures.push(
        await ratio({
          figure: `${page} beside ${CAMPAIGNS} more campaigns of ${VERSIONS} versions ÷ beside the thirteen`,
          required: { atMost: MOST },
          rounds: ROUNDS,
          of: cost(among),
          to: cost(alone),
          unit: 'ms of a core',
        }),
      );
    }
    return figures;
  },
};

const PAGES = [
  ['the home page', '/'],
  ['a form', '/palestine/tell'],
] as const;

type Server = Awaited<ReturnType<Ground['server']>>;

async function serve(ground: Ground, more: number): Promise<Server> {
  const database = await ground.database();
  const world = await createWorld(database);
  for (const title of ['First', 'Second', 'Third'])
    await publishSample({ database, world }, plainSample({ title }));
  await addCampaigns(database, more);
  const server = await ground.server(database, {});
  await pin(server.pid, SERVER_CORE);
  return server;
}

/** As leads make them: a form, a list and a landing of its own, and no place on the home page or in the banner. */
async function addCampaigns(database: TestDatabase, more: number): Promise<void> {
  const db = database.as('migrator');
  for (let n = 0; n < more; n += 1) {
    const record = newCampaign(`made-${n}`, (copy) => {
      copy.banner = null;
      copy.home = null;
    });
    await sql`INSERT INTO campaign (slug, state, place) VALUES (${record.slug}, 'draft', ${1_000 + n})`.execute(
      db,
    );
    for (let no = 1; no <= VERSIONS; no += 1)
      await addVersion(database, withLead(record, `Lead ${no}.`), no);
    await sql`UPDATE campaign SET state = 'live', live_no = ${VERSIONS} WHERE slug = ${record.slug}`.execute(
      db,
    );
  }
}

const addVersion = (database: TestDatabase, record: CampaignRecord, no: number) =>
  sql`INSERT INTO campaign_version (campaign, no, version, hash, record, why)
    VALUES (${record.slug}, ${no}, 1, ${recordHash(record)}, ${canonicalRecord(record)}, 'A bench.')`.execute(
    database.as('migrator'),
  );
