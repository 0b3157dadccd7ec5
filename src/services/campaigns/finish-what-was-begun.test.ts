import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import type { CampaignWithForm } from '#domain/campaigns/campaigns.ts';
import { mayFinishUntil } from '#domain/campaigns/late-texts.ts';
import { submitStory } from '#services/stories/submit-story.ts';
import { released, withHeading } from '#support/sample-campaign.ts';
import { type ClonedDatabase, cloneDatabase } from '#support/test-database.ts';
import { validInput } from '#support/valid-input.ts';
import { createWorld, type World } from '#support/world.ts';
import { chooseForms } from './choose-forms.ts';
import { closeDueCampaigns } from './close-due-campaigns.ts';
import { loadReleasedCampaigns } from './load-released-campaigns.ts';
import { readSnapshot } from './served-campaigns.ts';

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

let database: ClonedDatabase;
let world: World;
beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

/** As a release does, on some day. */
const serve = (record: CampaignRecord, at: Date) =>
  loadReleasedCampaigns(database.as('migrator'), { records: [record], at, release: '9.9.9' });

/** As the API does, for a form that says which version it is. */
async function send(campaign: string, version?: number, input: object = {}) {
  const db = database.as('web');
  const snapshot = await readSnapshot(db);
  const request = { campaign, version, writingType: 'STORY', locale: 'en' } as const;
  const chosen = await chooseForms({ db, clock: () => new Date() }, snapshot, request);
  if (chosen.kind !== 'open') return { kind: chosen.kind };
  const [form] = chosen.forms;
  if (!form) throw new Error('No form was chosen.');
  return store(form, chosen.versions, input);
}

async function store(form: CampaignWithForm, versions: Record<string, number>, input: object = {}) {
  const outcome = await submitStory(world.submitContext, {
    forms: [form],
    versions,
    input: { ...validInput(form), ...input },
    idempotencyKey: crypto.randomUUID(),
    botCheckToken: null,
    address: '127.0.0.1',
  });
  if (outcome.kind !== 'received') return { kind: outcome.kind };
  const { campaign_version: version } = await database
    .as('desk')
    .selectFrom('story')
    .select('campaign_version')
    .where('hash', '=', outcome.url.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow();
  return { kind: 'received', version };
}

const formNow = async (slug: string) => {
  const form = (await readSnapshot(database.as('web'))).in('en').findForm(slug);
  if (!form) throw new Error(`No form ${slug}.`);
  return form;
};

describe('whoever had begun', () => {
  test('finishes under the version they read, for seven days after it was replaced', async () => {
    await serve(withHeading(released('hijab'), 'Two'), ago(8));
    await serve(withHeading(released('hijab'), 'Three'), ago(6.9));
    expect(await send('hijab')).toEqual({ kind: 'received', version: 3 });
    expect(await send('hijab', 3)).toEqual({ kind: 'received', version: 3 });
    expect(await send('hijab', 2)).toEqual({ kind: 'received', version: 2 });
    expect(await send('hijab', 1)).toEqual({ kind: 'changed' });
  });

  test('and the database itself takes no other, whatever a process believes', async () => {
    const form = await formNow('hijab');
    expect(await store(form, { hijab: 2 })).toEqual({ kind: 'received', version: 2 });
    expect(await store(form, { hijab: 1 })).toEqual({ kind: 'changed' });
    // One that is not served yet is nobody's form.
    expect(await store(form, { hijab: 4 })).toEqual({ kind: 'changed' });
  });

  test('is held to what that version asked', async () => {
    const mosque = released('mosque');
    await serve({ ...mosque, form: mosque.form && { ...mosque.form, limits: 'general' } }, ago(1));
    const long = { title: 'A title that is as long as the general form allows, and no shorter' };
    expect(await send('mosque', 2, long)).toMatchObject({ kind: 'received' });
    expect(await send('mosque', 1, long)).toMatchObject({ kind: 'invalid' });
    expect(await send('mosque', 1)).toEqual({ kind: 'received', version: 1 });
    // As a process does that was taken over: the longer title under the shorter form.
    const form = await formNow('mosque');
    await expect(store(form, { mosque: 1 }, long)).rejects.toThrow(/title too long/);
    const link = { link: `https://example.org/${'a'.repeat(100)}` };
    await expect(store(form, { mosque: 1 }, link)).rejects.toThrow(/link too long/);
    expect(await store(form, { mosque: 2 }, link)).toMatchObject({ kind: 'received' });
  });

  test('may send a week longer after the form was closed, and nobody else may', async () => {
    const form = await formNow('eid');
    const state = (change: string) =>
      sql`UPDATE campaign SET ${sql.raw(change)} WHERE slug = 'eid'`.execute(
        database.as('migrator'),
      );
    await state(`state = 'closed'`);
    expect(await send('eid')).toEqual({ kind: 'closed' });
    expect(await store(form, {})).toEqual({ kind: 'closed' });
    expect(await send('eid', 1)).toEqual({ kind: 'received', version: 1 });
    await sql`ALTER TABLE campaign DISABLE TRIGGER keep_closed_at`.execute(database.as('migrator'));
    await state(`closed_at = now() - interval '7 days'`);
    expect(await send('eid', 1)).toEqual({ kind: 'closed' });
    expect(await store(form, { eid: 1 })).toEqual({ kind: 'closed' });
    await state(`state = 'live', closed_at = NULL`);
    expect(await send('eid')).toEqual({ kind: 'received', version: 1 });
  });

  test('a form that closes at an hour is closed by then, and its state follows', async () => {
    const closesAt = new Date(Date.now() + 3_600_000).toISOString();
    await serve({ ...released('ramadan'), closesAt }, ago(1));
    expect(await send('ramadan')).toEqual({ kind: 'received', version: 2 });
    const form = await formNow('ramadan');
    await serve({ ...released('ramadan'), closesAt: ago(0.01).toISOString() }, ago(0.5));
    expect(await send('ramadan')).toEqual({ kind: 'closed' });
    expect(await store(form, {})).toEqual({ kind: 'closed' });
    expect(await send('ramadan', 2)).toEqual({ kind: 'received', version: 2 });
    const due = { db: database.as('desk'), clock: () => new Date() };
    expect(await closeDueCampaigns(due)).toBe(1);
    expect(await closeDueCampaigns(due)).toBe(0);
    const snapshot = await readSnapshot(database.as('web'));
    expect(snapshot.kept.find(({ slug }) => slug === 'ramadan')?.state).toBe('closed');
  });
});

test('seven days are seven days on both sides', () => {
  const over = new Date('2026-11-19T18:00:00Z');
  expect(mayFinishUntil(over)).toEqual(new Date('2026-11-26T18:00:00Z'));
});
