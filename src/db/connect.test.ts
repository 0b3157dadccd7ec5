import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { submitStory } from '#services/stories/submit-story.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { validInput } from '#support/valid-input.ts';
import { createWorld, type World } from '#support/world.ts';
import { connect } from './connect.ts';

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

const milliseconds = async (name: string, longStatements: boolean) => {
  const db = connect(database.url('web'), { max: 1, longStatements });
  const { rows } = await sql<{ setting: string }>`
    SELECT setting FROM pg_settings WHERE name = ${name}`.execute(db);
  await db.destroy();
  return Number(rows[0]?.setting);
};

test('a stalled transaction ends before those behind it give up, and they before their statement', async () => {
  const idle = await milliseconds('idle_in_transaction_session_timeout', false);
  const lock = await milliseconds('lock_timeout', false);
  const statement = await milliseconds('statement_timeout', false);
  expect(idle).toBeGreaterThan(0);
  expect(lock).toBeGreaterThan(idle + 1_000);
  expect(statement).toBeGreaterThan(lock);
});

test('only a migration takes as long as it needs', async () => {
  expect(await milliseconds('statement_timeout', true)).toBe(0);
  expect(await milliseconds('lock_timeout', true)).toBeGreaterThan(0);
});

describe('a process that stops in the middle of taking a text, the log in its hands', () => {
  const connected = (settings: Record<string, string>) =>
    connect(`${database.url('web')}?${new URLSearchParams(settings)}`, { max: 1 });
  const send = (context: Partial<World['submitContext']>) =>
    submitStory(
      { ...world.submitContext, ...context },
      {
        forms: [generalCampaign()],
        input: validInput(generalCampaign()),
        idempotencyKey: crypto.randomUUID(),
        botCheckToken: null,
        address: '127.0.0.1',
      },
    );

  /** Answers once the head is held; `wake` lets the process go on. */
  async function stall(settings: Record<string, string>) {
    const db = connected(settings);
    const { promise: asleep, resolve: wake } = Promise.withResolvers<void>();
    const { promise: holding, resolve: holds } = Promise.withResolvers<void>();
    const stalled = send({
      db,
      enqueue: async (...job) => {
        holds();
        await asleep;
        await world.submitContext.enqueue(...job);
      },
    }).catch((error: Error) => error);
    await holding;
    return {
      wake: async () => {
        wake();
        const outcome = await stalled;
        await db.destroy();
        return outcome;
      },
    };
  }

  test('is ended by the database, and the next text is taken', async () => {
    const stalled = await stall({ idle_in_transaction_session_timeout: '300' });
    expect(await send({})).toMatchObject({ kind: 'received' });
    expect(await stalled.wake()).toBeInstanceOf(Error);
  });

  test('would keep out everybody until it wakes; control', async () => {
    const stalled = await stall({ idle_in_transaction_session_timeout: '0' });
    const impatient = connected({ lock_timeout: '1000' });
    await expect(send({ db: impatient })).rejects.toThrow('lock timeout');
    expect(await stalled.wake()).toMatchObject({ kind: 'received' });
    expect(await send({ db: impatient })).toMatchObject({ kind: 'received' });
    await impatient.destroy();
  });
});
