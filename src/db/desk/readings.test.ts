import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { readFigures } from '#db/system/figures.ts';
import type { Officer } from '#domain/vetting/officer.ts';
import type { Topic } from '#domain/vetting/topics.ts';
import { makeOfficer } from '#support/desk.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';
import { updateOfficer } from './officers.ts';
import { listTopicsNobodyTakes } from './readings.ts';

const TODAY = '2026-11-17';
const YESTERDAY = '2026-11-16';

let database: TestDatabase;
let noor: Officer;
let lead: Officer;

const untaken = () => listTopicsNobodyTakes(database.as('desk'), TODAY);
const skips = ({ id }: Officer, skippedTopics: Topic[], skippedOn = TODAY) =>
  updateOfficer(database.as('desk'), id, { skippedTopics, skippedOn });

async function signIn(officer: Officer, hoursAgo = 1): Promise<void> {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  await database
    .as('superuser')
    .insertInto('officer_session')
    .values({
      id: randomUUID(),
      token: randomUUID(),
      officer_id: officer.id,
      created_at: at(-hoursAgo),
      expires_at: at(1),
    })
    .execute();
}

beforeAll(async () => {
  database = await cloneDatabase();
  const world = await createWorld(database);
  const { hash } = await world.submit();
  await database
    .as('superuser')
    .updateTable('story')
    .set({ topics: ['illness'], language: 'ar', ready_at: new Date() })
    .where('hash', '=', hash)
    .execute();
  noor = await makeOfficer(database.as('desk'), { name: 'Noor' });
  lead = await makeOfficer(database.as('desk'), { name: 'Amal', role: 'lead' });
});

test('a topic is left with nobody once everybody who is signed in skips it today', async () => {
  await skips(noor, ['illness']);
  expect(await untaken()).toEqual([]);
  await signIn(noor);
  expect(await untaken()).toEqual(['illness']);
  // A lead is told, and does not count.
  await signIn(lead);
  expect(await untaken()).toEqual(['illness']);

  const karim = await makeOfficer(database.as('desk'), { name: 'Karim' });
  await signIn(karim, 9);
  expect(await untaken()).toEqual(['illness']);
  await signIn(karim);
  expect(await untaken()).toEqual([]);
  await skips(karim, ['illness', 'war-and-death']);
  expect(await untaken()).toEqual(['illness']);
  await skips(karim, ['illness'], YESTERDAY);
  expect(await untaken()).toEqual([]);
  await skips(karim, ['illness']);
  expect(await readFigures(database.as('worker'), TODAY)).toMatchObject({
    topics_nobody_takes: 1,
  });
});

test('a text in a language that no officer reads is counted', async () => {
  const figures = () => readFigures(database.as('desk'), TODAY);
  expect(await figures()).toMatchObject({ texts_without_reader: 1 });
  await updateOfficer(database.as('desk'), lead.id, { languages: ['en', 'ar'] });
  expect(await figures()).toMatchObject({ texts_without_reader: 0 });
});
