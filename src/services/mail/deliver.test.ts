import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDayHash } from '#integrations/contact-seal/day-hash.ts';
import type { Mail } from '#services/ports.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';
import { deliver } from './deliver.ts';

let database: TestDatabase;
let storyId: string;
let now: Date;
let refusing: boolean;
const sent: Mail[] = [];

beforeAll(async () => {
  database = await cloneDatabase();
  const world = await createWorld(database);
  storyId = await world.storyIdOf((await world.submit()).hash);
});
beforeEach(() => {
  now = new Date('2026-11-15T12:00:00Z');
  refusing = false;
  sent.length = 0;
});

function send(to: string, name: string) {
  const mail = { to, name, subject: '', text: '', html: '' };
  const sendMail = async () => {
    if (refusing) throw new Error('Mail was not taken.');
    sent.push(mail);
  };
  const context = { db: database.as('worker'), clock: () => now, dayHash: createDayHash('key') };
  return deliver({ ...context, sendMail }, { storyId, mail });
}

describe('three mails a day to one mailbox', () => {
  test('the fourth waits for the next day and then goes', async () => {
    for (const n of [1, 2, 3]) expect(await send('a@example.org', `<${n}>`)).toBeUndefined();
    expect(await send('a@example.org', '<4>')).toEqual({ afterSeconds: 43_200 });
    expect(await send('A+else@example.org', '<5>')).toEqual({ afterSeconds: 43_200 });
    expect(await send('b@example.org', '<6>')).toBeUndefined();
    now = new Date('2026-11-16T00:00:00Z');
    expect(await send('a@example.org', '<4>')).toBeUndefined();
    expect(sent.map(({ name }) => name)).toEqual(['<1>', '<2>', '<3>', '<6>', '<4>']);
  });

  test('a mail that is tried again takes no second place', async () => {
    refusing = true;
    for (let n = 0; n < 5; n++) await expect(send('c@example.org', '<1>')).rejects.toThrow();
    refusing = false;
    for (const n of [1, 2, 3]) expect(await send('c@example.org', `<${n}>`)).toBeUndefined();
    expect(await send('c@example.org', '<4>')).toBeDefined();
  });

  test('of twenty at once three go', async () => {
    const all = Array.from({ length: 20 }, (_, n) => send('d@example.org', `<${n}>`));
    const waiting = (await Promise.all(all)).filter((later) => later !== undefined);
    expect([sent.length, waiting.length]).toEqual([3, 17]);
  });

  test('what is kept of a mailbox names nobody', async () => {
    await send('somebody@example.org', '<1>');
    const rows = await database.as('superuser').selectFrom('mail_place').selectAll().execute();
    expect(JSON.stringify(rows.map((row) => row.mailbox.toString('latin1')))).not.toContain('some');
    const lengths = rows.map(({ mailbox, mail }) => [mailbox.length, mail.length]);
    expect(new Set(lengths.flat())).toEqual(new Set([32]));
  });
});
