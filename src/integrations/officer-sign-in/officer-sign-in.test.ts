import { expect, test } from 'vitest';
import { findOfficer, updateOfficer } from '#db/desk/officers.ts';
import { makeOfficer } from '#support/desk.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { createOfficerSignIn } from './officer-sign-in.ts';

test('a session knows of its officer what the table does, own limits included', async () => {
  const db = (await cloneDatabase()).as('desk');
  const { id } = await makeOfficer(db, { languages: ['ar', 'other'] });
  const signIn = createOfficerSignIn({
    db,
    origin: 'http://localhost:4000',
    secret: 'a secret of a test that is long enough for the library',
    enrolment: { find: async () => null, claim: async () => null },
  });
  const cookie = (await signIn.signInWithout(id)).map((one) => one.split(';')[0]).join('; ');
  const seen = async () =>
    (await signIn.find(new Headers({ cookie }), { keepAlive: false })).session?.officer;
  expect(await seen()).toMatchObject({ heavyLimit: 4, skippedOn: null, lightUntil: null });
  await updateOfficer(db, id, {
    skippedTopics: ['illness'],
    skippedOn: '2026-11-17',
    heavyLimit: 7,
    lightUntil: new Date('2026-11-17T15:00:00Z'),
  });
  expect(await seen()).toEqual(await findOfficer(db, id));
  expect(await seen()).toMatchObject({ heavyLimit: 7, skippedOn: '2026-11-17' });
});
