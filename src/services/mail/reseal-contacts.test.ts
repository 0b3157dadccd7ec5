import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { findReportContact, insertReport, insertReportContact } from '#db/cases/reports.ts';
import { listContacts } from '#db/contacts.ts';
import {
  createContactOpen,
  createContactReseal,
  createContactSeal,
  newContactKeys,
} from '#integrations/contact-seal/sealed-box.ts';
import { inBatches } from '#support/samples.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { resealContacts } from './reseal-contacts.ts';

const WRITERS = 30;

let database: TestDatabase;
let world: World;
beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  const emails = Array.from({ length: WRITERS }, (_, n) => `writer-${n}@example.org`);
  await inBatches(emails, (email) => world.submit({ email }));
});

test('broken off anywhere and begun again, every address can be read all the time', async () => {
  const db = database.as('migrator');
  const next = await newContactKeys();
  const both = { ...next, alsoSecretKey: world.keys.secretKey };
  const reseal = await createContactReseal(both);
  const readable = async (open: (sealed: Uint8Array) => Promise<string>) => {
    const stored = await listContacts(db, { after: null, limit: 100 });
    const read = stored.map(({ sealedEmail }) => open(sealedEmail).catch(() => null));
    return (await Promise.all(read)).filter((email) => email?.startsWith('writer-')).length;
  };
  const [withBoth, withNext] = [await createContactOpen(both), await createContactOpen(next)];
  expect([await readable(withBoth), await readable(withNext)]).toEqual([WRITERS, 0]);

  let done = 0;
  const killedMidway = async (sealed: Uint8Array) => {
    if (++done > WRITERS / 2) throw new Error('killed');
    return reseal(sealed);
  };
  await expect(resealContacts({ db, resealContact: killedMidway })).rejects.toThrow('killed');
  expect(await readable(withBoth)).toBe(WRITERS);

  const stranger = await (await createContactSeal((await newContactKeys()).publicKey))('x@y.org');
  const { hash } = await world.submit();
  await database
    .as('superuser')
    .insertInto('contact')
    .values({ story_id: await world.storyIdOf(hash), sealed_email: Buffer.from(stranger) })
    .execute();
  const resealed = await resealContacts({ db, resealContact: reseal });
  expect(resealed).toEqual({ resealed: WRITERS, unreadable: 1 });
  expect(await readable(withNext)).toBe(WRITERS);
  expect(await resealContacts({ db, resealContact: reseal })).toEqual({
    resealed: 0,
    unreadable: 1,
  });
});

test('the address of a reader who reported a text is sealed anew too', async () => {
  const { hash } = await world.publish();
  const report = { id: randomUUID(), hash, ground: 'other', words: '', lane: 'normal' } as const;
  await insertReport(database.as('web'), { ...report, receiptHash: randomBytes(32) });
  const sealedEmail = await (await createContactSeal(world.keys.publicKey))('reader@example.org');
  const contact = { reportId: report.id, sealedEmail, language: 'fr' } as const;
  await insertReportContact(database.as('web'), contact);
  const next = await newContactKeys();
  const resealContact = await createContactReseal({ ...next, alsoSecretKey: world.keys.secretKey });
  await resealContacts({ db: database.as('migrator'), resealContact });
  const stored = await findReportContact(database.as('worker'), report.id);
  const open = await createContactOpen(next);
  expect(await open(stored?.sealedEmail ?? new Uint8Array())).toBe('reader@example.org');
});
