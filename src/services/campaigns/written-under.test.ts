import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { findStory } from '#db/stories.ts';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import { findForm } from '#domain/campaigns/registry.ts';
import { readReleasedCampaigns } from '#integrations/campaign-words/read-released-campaigns.ts';
import { editStory } from '#services/vetting/annotate-story.ts';
import { screeningOf } from '#services/vetting/read-gate.ts';
import { acting, openNow, seenNow } from '#support/acting.ts';
import { type ClonedDatabase, cloneDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { loadReleasedCampaigns } from './load-released-campaigns.ts';

let database: ClonedDatabase;
let world: World;
beforeEach(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

/** The form of January 29 invites English, French and Urdu; another version asks for something else. */
const change = (edit: (form: NonNullable<CampaignRecord['form']>) => void) => {
  const records = readReleasedCampaigns().filter(({ slug }) => slug === 'jan29');
  for (const { form } of records) if (form) edit(form);
  return loadReleasedCampaigns(database.as('migrator'), {
    records,
    at: new Date(),
    release: '9.9.9',
  });
};

async function sendTo(slug: string) {
  const form = findForm(slug);
  if (!form) throw new Error(`No form ${slug}.`);
  const { hash, receipt } = await world.submit({}, { form });
  return { id: await world.storyIdOf(hash), receipt };
}

async function held(id: string) {
  const story = await findStory(database.as('desk'), id);
  if (!story) throw new Error('It is gone.');
  return { languages: screeningOf(story).languages, limits: story.form.limits };
}

describe('a text is held to the form it was written in', () => {
  test('after two more versions of it', async () => {
    const first = await sendTo('jan29');
    await change((form) => {
      form.languages = ['en'];
      form.limits = 'general';
    });
    const second = await sendTo('jan29');
    await change((form) => {
      form.languages = ['ur'];
    });
    const third = await sendTo('jan29');
    expect(await held(first.id)).toEqual({ languages: ['en', 'fr', 'ur'], limits: 'campaign' });
    expect(await held(second.id)).toEqual({ languages: ['en'], limits: 'general' });
    expect(await held(third.id)).toEqual({ languages: ['ur'], limits: 'campaign' });
  });

  test('by the officer who edits its title', async () => {
    const { id } = await sendTo('jan29');
    await change((form) => {
      form.limits = 'general';
    });
    const officer = acting('officer@example.org');
    await openNow(database.as('desk'), { storyId: id, officer });
    const { timeZone } = world.submitContext;
    const outcome = await editStory(
      { ...world.decideContext, timeZone },
      {
        storyId: id,
        officer,
        seen: await seenNow(database.as('desk'), id),
        title: 'x'.repeat(60),
        body: 'y'.repeat(200),
        reason: 'It has no title yet.',
      },
    );
    expect(outcome).toMatchObject({ kind: 'invalid', problem: expect.stringContaining('10') });
  });

  test('one from before there were versions by the first of its campaign', async () => {
    const { id } = await sendTo('jan29');
    await change((form) => {
      form.languages = ['en'];
    });
    await database.as('superuser').updateTable('story').set({ campaign_version: null }).execute();
    expect((await held(id)).languages).toEqual(['en', 'fr', 'ur']);
  });

  test('one of a campaign that nobody knows by the general form', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    await sql`INSERT INTO story (id, hash, campaign, category, writing_type, gender, country, receipt_hash)
      VALUES (${id}, '000000000000', 'of-long-ago', 'LIFE', 'STORY', 'F', 'Canada', sha256('x'))`.execute(
      database.as('superuser'),
    );
    expect(await held(id)).toEqual({ languages: ['en'], limits: 'general' });
  });
});
