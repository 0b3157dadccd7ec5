import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import { findForm } from '#domain/campaigns/registry.ts';
import { readReleasedCampaigns } from '#integrations/campaign-words/read-released-campaigns.ts';
import { type ClonedDatabase, cloneDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';
import { loadReleasedCampaigns } from './load-released-campaigns.ts';
import { recordHash } from './record-hash.ts';

const RELEASED = readReleasedCampaigns();
const AT = new Date('2026-11-26T03:00:00Z');

let database: ClonedDatabase;
beforeEach(async () => {
  database = await cloneDatabase();
});

const load = (records: readonly CampaignRecord[] = RELEASED) =>
  loadReleasedCampaigns(database.as('migrator'), { records, at: AT, release: '9.9.9' });
const versions = () =>
  database
    .as('desk')
    .selectFrom('campaign_version')
    .innerJoin('campaign', 'campaign.slug', 'campaign_version.campaign')
    .select(['campaign', 'no', 'version', 'hash', 'record', 'officer', 'state', 'live_no'])
    .orderBy('place')
    .orderBy('no')
    .execute();
const events = () =>
  database
    .as('desk')
    .selectFrom('event')
    .select(['subject', 'internal_note as note', 'actor_kind as by'])
    .where('kind', '=', 'publish-campaign')
    .orderBy('no')
    .execute();
const eid = RELEASED.find(({ slug }) => slug === 'eid') as CampaignRecord;
const releasing = (change: (copy: CampaignRecord) => void) => {
  const copy = structuredClone(eid);
  change(copy);
  return RELEASED.map((record) => (record === eid ? copy : record));
};
const ofEid = async () => (await versions()).filter(({ campaign }) => campaign === 'eid');

test('a new database holds the campaigns of the release as their first versions, in the order of the pages', async () => {
  const found = await versions();
  expect(found.map(({ record }) => record)).toEqual(RELEASED);
  expect(found.map(({ hash }) => hash)).toEqual(RELEASED.map(recordHash));
  for (const one of found)
    expect(one).toMatchObject({ no: 1, version: 1, officer: null, state: 'live', live_no: 1 });
});

test('loaded again nothing is written', async () => {
  const before = [await versions(), await events()];
  await load();
  expect([await versions(), await events()]).toEqual(before);
});

test('words that a release corrects are a version of the same number', async () => {
  await load(releasing((copy) => Object.assign(copy.landing?.lead ?? {}, { fr: 'Mieux.' })));
  expect((await ofEid()).map(({ no, version, live_no }) => [no, version, live_no])).toEqual([
    [1, 1, 2],
    [2, 1, 2],
  ]);
});

test('the log tells leads what a release changed, and nothing of what an installation began with', async () => {
  expect(await events()).toEqual([]);
  await load(releasing((copy) => Object.assign(copy.name, { en: 'Later' })));
  const [, now] = await ofEid();
  expect(await events()).toEqual([
    { subject: 'eid', note: `Version 2, ${now?.hash}`, by: 'system' },
  ]);
});

test('what asks writers something else counts up', async () => {
  await load(releasing((copy) => copy.form?.requires.push('belief')));
  expect((await ofEid()).map(({ no, version }) => [no, version])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('what somebody changed at the desk stays as it is', async () => {
  const own = { ...structuredClone(eid), goal: 77 };
  await sql`INSERT INTO campaign_version (campaign, no, version, hash, record, officer, why)
    SELECT 'eid', 2, 2, encode(sha256(convert_to(r, 'UTF8')), 'hex'), r::json, 'lead', 'A goal'
    FROM (SELECT ${JSON.stringify(own)}::text AS r)`.execute(database.as('migrator'));
  const before = await ofEid();
  await load(releasing((copy) => Object.assign(copy.name, { en: 'Of the release' })));
  expect(await ofEid()).toEqual(before);
});

describe('texts know under which version they were written', () => {
  const boundTo = async () =>
    (
      await database
        .as('desk')
        .selectFrom('story')
        .select(['campaign', 'campaign_version as no'])
        .orderBy('received_at')
        .execute()
    ).map(({ campaign, no }) => [campaign, no]);

  test('a new one is bound to what is served, also by a process that does not say so', async () => {
    const world = await createWorld(database);
    const form = findForm('eid');
    if (!form) throw new Error('No form.');
    await world.submit({}, { form });
    await load(releasing((copy) => Object.assign(copy.name, { en: 'Later' })));
    await world.submit({}, { form });
    await world.submit();
    expect(await boundTo()).toEqual([
      ['eid', 1],
      ['eid', 2],
      ['general', 1],
    ]);
  });

  test('one from before there were versions is bound to the first', async () => {
    const world = await createWorld(database);
    await world.submit();
    await sql`ALTER TABLE story DISABLE TRIGGER bind_to_version`.execute(database.as('superuser'));
    await world.submit();
    await sql`ALTER TABLE story ENABLE TRIGGER bind_to_version`.execute(database.as('superuser'));
    expect(await boundTo()).toEqual([
      ['general', 1],
      ['general', null],
    ]);
    await load();
    expect(await boundTo()).toEqual([
      ['general', 1],
      ['general', 1],
    ]);
  });

  test('and nobody binds it to another', async () => {
    const world = await createWorld(database);
    await world.submit();
    await load(RELEASED.map((r) => (r.slug === 'general' ? { ...r, goal: 5 } : r)));
    for (const role of ['superuser', 'migrator'] as const)
      await expect(
        sql`UPDATE story SET campaign_version = 2`.execute(database.as(role)),
      ).rejects.toThrow('written under another version');
    for (const role of ['web', 'desk', 'worker', 'receipt', 'purger'] as const)
      await expect(
        sql`UPDATE story SET campaign_version = 2`.execute(database.as(role)),
      ).rejects.toThrow('permission denied');
  });

  test('nor to one that is not there, or of another campaign', async () => {
    await load(releasing((copy) => Object.assign(copy.name, { en: 'Later' })));
    const insert = (campaign: string, no: number) =>
      sql`INSERT INTO story (id, hash, campaign, campaign_version, category, writing_type, gender, country, receipt_hash)
        VALUES (gen_random_uuid(), '000000000000', ${campaign}, ${no}, 'LIFE', 'STORY', 'F', 'Canada', sha256('x'))`.execute(
        database.as('superuser'),
      );
    await expect(insert('eid', 3)).rejects.toThrow('nobody is asked so');
    await expect(insert('general', 2)).rejects.toThrow('nobody is asked so');
    await expect(insert('general', 1)).resolves.toBeDefined();
  });
});

test('a campaign that leads closed stays closed when a release changes its words', async () => {
  await sql`UPDATE campaign SET state = 'closed' WHERE slug = 'eid'`.execute(
    database.as('migrator'),
  );
  await load(releasing((copy) => Object.assign(copy.name, { en: 'Later' })));
  expect((await ofEid()).at(-1)).toMatchObject({ no: 2, live_no: 2, state: 'closed' });
});

describe('PostgreSQL keeps versions as they are', () => {
  const owner = (statement: string) => sql.raw(statement).execute(database.as('superuser'));

  test.each([
    "UPDATE campaign_version SET why = 'other'",
    'DELETE FROM campaign_version',
    'TRUNCATE campaign_version CASCADE',
  ])('%s', async (statement) => {
    await expect(owner(statement)).rejects.toThrow(/append-only/);
  });

  const insert = ({ campaign = 'eid', no = 2, version = 1, hash = '', record = '' }) => {
    const text = record || JSON.stringify({ slug: campaign, wall: 'eid' });
    return sql`INSERT INTO campaign_version (campaign, no, version, hash, record, why) VALUES (${campaign}, ${no}, ${version},
      coalesce(nullif(${hash}, ''), encode(sha256(convert_to(${text}, 'UTF8')), 'hex')), ${text}::json, 'A test')`.execute(
      database.as('superuser'),
    );
  };

  test('the next one is taken (control)', () => expect(insert({})).resolves.toBeDefined());
  test.each([
    ['a hash of something else', { hash: 'ab'.repeat(32) }, 'hash_of_record'],
    ['the record of another campaign', { record: '{"slug":"hijab"}' }, 'record_of_campaign'],
    ['a record of no campaign', { record: '{}' }, 'record_of_campaign'],
    ['no record at all', { record: 'nothing' }, 'json'],
    ['a number that leaves one out', { no: 3 }, 'not the next one'],
    ['a number that was given', { no: 1 }, 'not the next one'],
    ['a version that leaves one out', { version: 3 }, 'not the next one'],
    [
      'more than anybody writes',
      { record: `{"slug":"eid","a":"${'x'.repeat(300_000)}"}` },
      'record_length',
    ],
  ])('not %s', async (_, values, reason) => {
    await expect(insert(values)).rejects.toThrow(reason);
  });

  test('and nobody serves one that is not there', async () => {
    await expect(owner("UPDATE campaign SET live_no = 7 WHERE slug = 'eid'")).rejects.toThrow(
      'live_version',
    );
    await expect(owner("UPDATE campaign SET live_no = NULL WHERE slug = 'eid'")).rejects.toThrow(
      'shown_has_version',
    );
  });

  // What the desk writes is tried in nobody-alone.test.ts.
  test.each(['web', 'worker', 'receipt', 'purger'] as const)(
    '%s writes neither campaigns nor versions',
    async (role) => {
      for (const statement of [
        "UPDATE campaign SET state = 'archived'",
        "INSERT INTO campaign (slug, state, place) VALUES ('x', 'draft', 1)",
        'DELETE FROM campaign',
        "INSERT INTO campaign_version (campaign, no, version, hash, record, why) VALUES ('eid', 2, 1, 'x', '{}', 'x')",
      ])
        await expect(sql.raw(statement).execute(database.as(role))).rejects.toThrow(
          'permission denied',
        );
    },
  );
});
