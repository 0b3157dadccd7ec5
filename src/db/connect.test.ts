import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { submitStory } from '#services/stories/submit-story.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { validInput } from '#support/valid-input.ts';
import { createWorld, type World } from '#support/world.ts';
import { connect } from './connect.ts';
import { refuseUnsafeDatabase } from './refuse-unsafe-database.ts';
import type { RoleName } from './roles.ts';

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

const milliseconds = async (role: RoleName, name: string) => {
  const { rows } = await sql<{ setting: string }>`
    SELECT setting FROM pg_settings WHERE name = ${name}`.execute(database.as(role));
  return Number(rows[0]?.setting);
};

test('a stalled transaction ends before those behind it give up, and they before their statement', async () => {
  for (const role of ['web', 'desk', 'worker', 'receipt', 'purger'] as const) {
    const idle = await milliseconds(role, 'idle_in_transaction_session_timeout');
    const lock = await milliseconds(role, 'lock_timeout');
    const statement = await milliseconds(role, 'statement_timeout');
    expect(idle).toBeGreaterThan(0);
    expect(lock).toBeGreaterThan(idle + 1_000);
    expect(statement).toBeGreaterThan(lock);
  }
});

test('only a migration takes as long as it needs', async () => {
  expect(await milliseconds('migrator', 'statement_timeout')).toBe(0);
  expect(await milliseconds('migrator', 'lock_timeout')).toBeGreaterThan(0);
});

test('a role without them, as an older release made it, is refused', async () => {
  const patient = connect(`${database.url('web')}?statement_timeout=0`, { max: 1 });
  await expect(refuseUnsafeDatabase(patient)).rejects.toThrow('waits without end');
  await patient.destroy();
  await expect(refuseUnsafeDatabase(database.as('web'))).resolves.toBeUndefined();
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
