import { beforeAll, expect, test } from 'vitest';
import { campaignsWithForm } from '#domain/campaigns/registry.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { STORY_OF_100, validInput } from '#support/valid-input.ts';
import { createWorld, type World } from '#support/world.ts';
import { submitStory } from './submit-story.ts';

const STORY = `${STORY_OF_100} Call me at 613-555-0142.`;
let database: TestDatabase;
let world: World;

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

const send = (form: ReturnType<typeof campaignsWithForm>[number], age: string) =>
  submitStory(world.submitContext, {
    forms: [form],
    input: { ...validInput(form), story: STORY, age },
    idempotencyKey: crypto.randomUUID(),
    botCheckToken: null,
    address: '127.0.0.1',
  });

const stored = async () =>
  (await database.as('desk').selectFrom('story').select('id').execute()).length;

test.each(campaignsWithForm().map((form) => [form.slug, form] as const))(
  'a way to reach a child is stored from no form: %s',
  async (_slug, form) => {
    const before = await stored();
    expect(await send(form, '9')).toEqual({
      kind: 'invalid',
      problems: [
        {
          field: 'story',
          code: 'contactOfChild',
          values: { advice: { code: 'phone', passage: '613-555-0142' } },
        },
      ],
    });
    expect(await stored()).toBe(before);
    // A grown-up is advised, and an officer decides.
    expect(await send(form, '19')).toMatchObject({ kind: 'received' });
  },
);
