import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { type CampaignRecord, canonicalRecord } from '#domain/campaigns/campaign-record.ts';
import {
  CAMPAIGN_STATES,
  CAMPAIGN_STEPS,
  type CampaignState,
  stepCampaign,
} from '#domain/campaigns/campaign-states.ts';
import { type CampaignDesk, createCampaignDesk } from '#support/campaign-desk.ts';
import {
  newCampaign,
  RELEASED,
  released,
  withHeading,
  withLead,
} from '#support/sample-campaign.ts';
import { recordHash } from './record-hash.ts';

/** What a desk process does that was taken over: it writes whatever it likes, under its own role. */
let desk: CampaignDesk;
beforeEach(async () => {
  desk = await createCampaignDesk();
});

type Row = { no: number; version: number; officer: string | null; alone?: Date | null; at?: Date };
const insert = (record: CampaignRecord, { no, version, officer, alone, at }: Row) =>
  desk.db
    .insertInto('campaign_version')
    .values({
      ...{ campaign: record.slug, no, version, officer },
      hash: recordHash(record),
      record: canonicalRecord(record),
      why: 'A test',
      alone_until: alone ?? null,
      at: at ?? new Date(),
    })
    .execute();
const serve = (slug: string, state: CampaignState, no: number | null) =>
  desk.db.updateTable('campaign').set({ state, live_no: no }).where('slug', '=', slug).execute();
const agreeEvent = (officer: string, record: CampaignRecord) =>
  sql`INSERT INTO event (kind, actor_kind, officer, subject, internal_note, at)
    VALUES ('agree-campaign', 'officer', ${officer}, ${record.slug}, ${`Version 1, ${recordHash(record)}`}, now())`.execute(
    desk.db,
  );

const ALONE = 'nobody alone opens';
const record = newCampaign();

describe('a draft is opened', () => {
  beforeEach(async () => {
    await desk.start(desk.maryam, record);
  });
  const first = { no: 1, version: 1 };

  test('by nobody alone', async () => {
    await expect(insert(record, { ...first, officer: desk.maryam.id })).rejects.toThrow(ALONE);
  });

  test('by nobody who says it came with a release', async () => {
    await expect(insert(record, { ...first, officer: null })).rejects.toThrow('made by a lead');
  });

  test('by nobody who is no lead', async () => {
    const { desk: db } = { desk: desk.db };
    await db
      .updateTable('officer')
      .set({ role: 'officer' })
      .where('id', '=', desk.yusuf.id)
      .execute();
    await expect(insert(record, { ...first, officer: desk.yusuf.id })).rejects.toThrow(
      'made by a lead',
    );
    await expect(insert(record, { ...first, officer: 'nobody' })).rejects.toThrow('made by a lead');
  });

  test('not by an agreement that the log does not take: not asked, own words, other words, no lead', async () => {
    await expect(agreeEvent(desk.yusuf.id, record)).rejects.toThrow('nobody agrees alone');
    await desk.act('ask', desk.maryam);
    await expect(agreeEvent(desk.maryam.id, record)).rejects.toThrow('nobody agrees alone');
    await expect(agreeEvent(desk.newcomer.id, record)).rejects.toThrow('nobody agrees alone');
    await expect(agreeEvent(desk.yusuf.id, withLead(record, 'Other'))).rejects.toThrow(
      'nobody agrees alone',
    );
    // Control: this one it takes.
    await expect(agreeEvent(desk.yusuf.id, record)).resolves.toBeDefined();
  });

  test('with the words that were agreed to, and no others', async () => {
    await desk.act('ask', desk.maryam);
    await agreeEvent(desk.yusuf.id, record);
    const row = { ...first, officer: desk.maryam.id };
    await expect(insert(withHeading(record, 'Other'), row)).rejects.toThrow(ALONE);
    // Nor as if whoever agreed had also made them.
    await expect(insert(record, { ...row, officer: desk.yusuf.id })).rejects.toThrow(ALONE);
    await expect(insert(record, row)).resolves.toBeDefined();
  });

  test('not by an agreement from before it was set aside', async () => {
    await desk.act('ask', desk.maryam);
    await agreeEvent(desk.yusuf.id, record);
    await desk.act('set-aside', desk.maryam);
    await desk.start(desk.maryam, record);
    await expect(insert(record, { ...first, officer: desk.maryam.id })).rejects.toThrow(ALONE);
  });

  test('not by one of somebody whose account was closed since', async () => {
    await desk.act('ask', desk.maryam);
    await agreeEvent(desk.yusuf.id, record);
    await desk.close(desk.yusuf);
    await expect(insert(record, { ...first, officer: desk.maryam.id })).rejects.toThrow(ALONE);
  });

  test('alone for twelve hours at most, and only where leads allowed it', async () => {
    const at = new Date();
    const until = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
    const row = { ...first, officer: desk.maryam.id, at };
    await expect(insert(record, { ...row, alone: until(12) })).rejects.toThrow(ALONE);
    await desk.allowOneLead();
    await expect(insert(record, { ...row, alone: until(13) })).rejects.toThrow(ALONE);
    await expect(insert(record, { ...row, alone: until(12) })).resolves.toBeDefined();
  });

  test('not without words that are a version', async () => {
    await expect(serve(record.slug, 'live', null)).rejects.toThrow('shown_has_version');
    await expect(serve(record.slug, 'live', 1)).rejects.toThrow();
  });

  test('and the words of a draft are no page’s to read', async () => {
    for (const role of ['web', 'worker', 'receipt', 'purger'] as const)
      for (const table of ['campaign_draft', 'campaign_scheduled'])
        await expect(
          sql`SELECT * FROM ${sql.table(table)}`.execute(desk.database.as(role)),
        ).rejects.toThrow('permission denied');
  });
});

describe('what is open is changed', () => {
  beforeEach(() => desk.open(record));
  const second = { no: 2, version: 1 };

  test('by one where readers notice and writers do not', async () => {
    const row = { ...second, officer: desk.maryam.id };
    await expect(insert(withLead(record, 'Better'), row)).resolves.toBeDefined();
  });

  test.each<[string, (copy: CampaignRecord) => unknown]>([
    ['the heading of its form', ({ form }) => Object.assign(form?.heading ?? {}, { en: 'Other' })],
    ['what is asked', ({ form }) => form?.requires.push('age')],
    ['which languages', ({ form }) => form?.languages.push('ur')],
    ['how much', (copy) => Object.assign(copy.form ?? {}, { limits: 'general' })],
    ['no form at all', (copy) => Object.assign(copy, { form: null })],
    ['its subject', (copy) => Object.assign(copy, { category: 'EID' })],
    ['its kind', (copy) => Object.assign(copy, { writingType: 'STORY' })],
    ['its goal', (copy) => Object.assign(copy, { goal: 5 })],
    ['to whom', ({ recipients }) => recipients.push({ recipient: 'A', label: { en: 'A' } })],
    ['whom it is said to be to', ({ home }) => Object.assign(home?.addressee ?? {}, { en: 'X' })],
    ['the thanks', ({ thanks }) => Object.assign(thanks?.lead ?? {}, { en: 'Other' })],
    ['where it goes', (copy) => Object.assign(copy, { whereItGoes: undefined })],
    ['its name', ({ name }) => Object.assign(name, { en: 'Other' })],
  ])('not by one: %s', async (_, change) => {
    const other = structuredClone(record);
    change(other);
    const row = { no: 2, officer: desk.maryam.id };
    for (const version of [1, 2])
      await expect(insert(other, { ...row, version })).rejects.toThrow(ALONE);
  });

  test('not by one who says that it counts up', async () => {
    const row = { no: 2, version: 2, officer: desk.maryam.id };
    await expect(insert(withLead(record, 'Better'), row)).rejects.toThrow(ALONE);
  });

  test('back to what was served, and never straight to another number', async () => {
    await insert(withLead(record, 'Better'), { ...second, officer: desk.maryam.id });
    await serve(record.slug, 'live', 2);
    await expect(serve(record.slug, 'live', 1)).rejects.toThrow('the newest version');
    await expect(
      insert(record, { no: 3, version: 1, officer: desk.yusuf.id }),
    ).resolves.toBeDefined();
  });
});

describe('what one opened alone', () => {
  beforeEach(async () => {
    await desk.allowOneLead();
    await desk.start(desk.maryam, record);
    await desk.act('open-alone', desk.maryam, { why: 'A test.' });
  });

  test('does not open again after it was closed', async () => {
    await serve(record.slug, 'closed', 1);
    await expect(serve(record.slug, 'live', 1)).rejects.toThrow('nobody alone');
    await agreeEvent(desk.yusuf.id, record);
    await expect(serve(record.slug, 'live', 1)).resolves.toBeDefined();
  });

  test('does not lose its end by a small change', async () => {
    const row = { no: 2, version: 1, officer: desk.maryam.id };
    await expect(insert(withLead(record, 'Better'), row)).rejects.toThrow(ALONE);
    await expect(agreeEvent(desk.maryam.id, record)).rejects.toThrow('nobody agrees alone');
  });
});

describe('states', () => {
  const pairs = CAMPAIGN_STATES.flatMap((from) =>
    CAMPAIGN_STATES.filter((to) => to !== from).map((to): [CampaignState, CampaignState] => [
      from,
      to,
    ]),
  );
  const known = new Set(
    CAMPAIGN_STATES.flatMap((state) =>
      [true, false].flatMap((draft) =>
        CAMPAIGN_STEPS.flatMap((step) => {
          const next = stepCampaign({ state, draft }, step);
          return next.ok && next.standing ? [`${state} ${next.standing.state}`] : [];
        }),
      ),
    ),
  );

  test.each(pairs)('from %s to %s as the steps lead, and no other way', async (from, to) => {
    await desk.open(record);
    await desk.database
      .as('superuser')
      .updateTable('campaign')
      .set({ state: from })
      .where('slug', '=', record.slug)
      .execute();
    const moved = serve(record.slug, to, 1);
    if (known.has(`${from} ${to}`)) await expect(moved).resolves.toBeDefined();
    else await expect(moved).rejects.toThrow('does not become');
  });

  test('a campaign begins as a draft, and only that is thrown away', async () => {
    const begin = desk.db.insertInto('campaign').values({ slug: 'x', state: 'live', place: 99 });
    await expect(begin.execute()).rejects.toThrow('begins as a draft');
    await expect(
      desk.db.deleteFrom('campaign').where('slug', '=', 'eid').execute(),
    ).rejects.toThrow('only a draft');
  });
});

test('what the rules call free the database takes from one lead, over every campaign there is', async () => {
  const asked = async (one: CampaignRecord) => {
    const { rows } = await sql<{
      asked: unknown;
    }>`SELECT asked_of_writers(${canonicalRecord(one)}::json) AS asked`.execute(desk.db);
    return JSON.stringify(rows[0]?.asked);
  };
  for (const before of RELEASED) {
    const after = structuredClone(before);
    after.wall = 'other';
    after.exhibit = null;
    after.opportunity = null;
    after.banner = null;
    after.recipients.reverse();
    after.form?.languages.reverse();
    if (after.home) after.home.title = { en: 'Other' };
    if (after.list) after.list.heading = { en: 'Other' };
    after.landing?.blocks.reverse();
    // A typo in a translation.
    if (after.form?.lead.fr) after.form.lead.fr = after.form.lead.fr.toUpperCase();
    expect(await asked(after), before.slug).toBe(await asked(before));
  }
  expect(await asked(withHeading(released('eid'), 'Other'))).not.toBe(await asked(released('eid')));
});
