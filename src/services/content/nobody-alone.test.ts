import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { NOTHING } from '#domain/content/content.ts';
import type { ContentRecords } from '#domain/content/content-records.ts';
import { CONTENT_SLOTS, takesTwo } from '#domain/content/content-slots.ts';
import { canonicalContent } from '#domain/content/read-content.ts';
import { readSnapshot } from '#services/campaigns/served-campaigns.ts';
import { type ContentDesk, createContentDesk } from '#support/content-desk.ts';
import { contentHash } from './content-hash.ts';

const LINK = {
  ...{ outlet: 'A sample paper', headline: 'A sample headline', date: '2026-11-02' },
  url: 'https://example.org/a',
};
const MEDIA: ContentRecords['media'] = { items: [LINK] };
const PICTURE: ContentRecords['sudan-photo'] = {
  items: [
    {
      ...{ hash: 'a'.repeat(64), width: 800, height: 600, caption: { en: 'A wall' } },
      ...{ alt: { en: 'A wall.' }, people: 'nobody', licence: 'A sample licence' },
    },
  ],
};

let desk: ContentDesk;
beforeEach(async () => {
  desk = await createContentDesk();
  for (const { hash } of PICTURE.items) await desk.keepPicture(hash);
});

const served = async () => (await readSnapshot(desk.database.as('web'))).content;

test('what one lead publishes is served, and comes back in one step', async () => {
  const { act, maryam, yusuf } = desk;
  expect(await act('edit', maryam, 'media', { record: MEDIA })).toEqual({ kind: 'kept' });
  expect((await served()).of('media')).toEqual({ items: [] });
  expect(await act('publish', yusuf, 'media')).toEqual({ kind: 'published', no: 2 });
  expect((await served()).of('media')).toEqual(MEDIA);
  expect(await act('roll-back', maryam, 'media', { no: 1 })).toEqual({
    kind: 'rolled-back',
    no: 3,
  });
  expect((await served()).of('media')).toEqual({ items: [] });
  expect(await act('roll-back', maryam, 'media', { no: 2 })).toEqual({
    kind: 'rolled-back',
    no: 4,
  });
  expect((await served()).of('media')).toEqual(MEDIA);
});

test('what somebody changed meanwhile is not published unseen', async () => {
  const { act, maryam, yusuf } = desk;
  await act('edit', maryam, 'media', { record: MEDIA });
  expect(await act('publish', yusuf, 'media', { seen: '1 - unasked' })).toEqual({ kind: 'stale' });
});

describe('a picture', () => {
  test('takes two: whoever made it does not agree, and another word asks anew', async () => {
    const { act, maryam, yusuf, newcomer } = desk;
    const slot = 'sudan-photo';
    await act('edit', maryam, slot, { record: PICTURE });
    const no = async (name: 'publish' | 'agree' | 'ask', by: typeof maryam) =>
      (await act(name, by, slot)).reason;
    expect(await no('publish', maryam)).toBe('needs-second-lead');
    expect(await no('agree', yusuf)).toBe('not-asked');
    expect(await no('ask', yusuf)).toBe('others-words');
    expect(await act('ask', maryam, slot)).toEqual({ kind: 'asked' });
    expect(await no('agree', maryam)).toBe('own-words');
    expect(await no('agree', newcomer)).toBe('too-new');
    const [one] = PICTURE.items;
    await act('edit', maryam, slot, { record: { items: [{ ...one, licence: 'Another' }] } });
    expect(await no('agree', yusuf)).toBe('not-asked');
    await act('ask', maryam, slot);
    expect(await act('agree', yusuf, slot)).toEqual({ kind: 'published', no: 2 });
    expect((await served()).of(slot).items[0]?.licence).toBe('Another');
    expect(await act('roll-back', maryam, slot, { no: 1 })).toEqual({ kind: 'rolled-back', no: 3 });
    expect((await served()).of(slot).items).toEqual([]);
  });

  test('does not go out with something unsaid', async () => {
    const { act, maryam } = desk;
    for (const name of ['caption', 'alt', 'people', 'licence']) {
      const items = PICTURE.items.map((one) => ({ ...one, [name]: null }));
      await act('edit', maryam, 'impact-pictures', { record: { items } });
      expect((await act('ask', maryam, 'impact-pictures')).reason).toBe('not-complete');
    }
  });
});

/** A desk that was taken over writes whatever its role may. */
describe('past the services', () => {
  const version = (
    slot: string,
    record: ContentRecords['sudan-photo'],
    officer: string | null,
  ) => ({
    ...{ slot, no: 2, officer, why: 'Mine', at: new Date() },
    ...{ record: canonicalContent(record), hash: contentHash(record) },
  });
  const insert = (values: ReturnType<typeof version>) =>
    desk.db.insertInto('content_version').values(values).execute();
  const tell = (kind: string, officer: string, subject: string, note: string) =>
    desk.db
      .insertInto('event')
      .values({
        ...{ kind, officer, subject },
        actor_kind: 'officer',
        internal_note: note,
        at: new Date(),
      })
      .execute();

  test('nobody writes a picture alone, nor agrees to their own', async () => {
    const { maryam, yusuf, act } = desk;
    const slot = 'sudan-photo';
    await expect(insert(version(slot, PICTURE, maryam.id))).rejects.toThrow('nobody alone');
    const hash = contentHash(PICTURE);
    const agree = (by: { id: string }, what = hash) => tell('agree-content', by.id, slot, what);
    await expect(agree(yusuf)).rejects.toThrow('nobody agrees alone');
    await act('edit', maryam, slot, { record: PICTURE });
    await expect(agree(yusuf)).rejects.toThrow('nobody agrees alone');
    await act('ask', maryam, slot);
    await expect(agree(maryam)).rejects.toThrow('nobody agrees alone');
    await expect(agree(yusuf, 'b'.repeat(64))).rejects.toThrow('nobody agrees alone');
    await agree(yusuf);
    await expect(
      insert(version(slot, { items: [...PICTURE.items, ...PICTURE.items] }, maryam.id)),
    ).rejects.toThrow('nobody alone');
    await expect(insert(version(slot, PICTURE, yusuf.id))).rejects.toThrow('nobody alone');
    await expect(insert(version(slot, PICTURE, 'nobody'))).rejects.toThrow('made by a lead');
    await expect(insert(version(slot, PICTURE, null))).rejects.toThrow('made by a lead');
    await insert(version(slot, PICTURE, maryam.id));
  });

  test('an agreement that was overtaken, or of somebody who is no lead any more, is none', async () => {
    const { maryam, yusuf, act, db } = desk;
    const slot = 'sudan-photo';
    const agreed = async () => {
      await act('edit', maryam, slot, { record: PICTURE });
      await act('ask', maryam, slot);
      await tell('agree-content', yusuf.id, slot, contentHash(PICTURE));
    };
    await agreed();
    await act('set-aside', maryam, slot);
    await expect(insert(version(slot, PICTURE, maryam.id))).rejects.toThrow('nobody alone');
    await agreed();
    await db
      .updateTable('officer')
      .set({ disabled_at: new Date() })
      .where('id', '=', yusuf.id)
      .execute();
    await expect(insert(version(slot, PICTURE, maryam.id))).rejects.toThrow('nobody alone');
  });

  test('without that defence one lead alone gets through (control)', async () => {
    await sql`ALTER TABLE content_version DISABLE TRIGGER next_content_version`.execute(
      desk.database.as('superuser'),
    );
    await insert(version('sudan-photo', PICTURE, desk.maryam.id));
  });

  test('a version is neither changed nor left out, and its hash is its own', async () => {
    const { db, maryam } = desk;
    const owner = desk.database.as('superuser');
    await expect(
      owner.updateTable('content_version').set({ why: 'Other' }).execute(),
    ).rejects.toThrow();
    await expect(owner.deleteFrom('content_version').execute()).rejects.toThrow();
    const media = { ...version('media', PICTURE, maryam.id), no: 3 };
    await expect(insert(media)).rejects.toThrow('not the next one');
    await expect(insert({ ...media, no: 2, hash: 'c'.repeat(64) })).rejects.toThrow(
      'hash_of_record',
    );
    await expect(db.deleteFrom('content_version').execute()).rejects.toThrow('permission denied');
  });

  test.each(['web', 'receipt', 'worker', 'purger'] as const)(
    '%s reads no draft and writes nothing',
    async (role) => {
      await desk.act('edit', desk.maryam, 'media', { record: MEDIA });
      const db = desk.database.as(role);
      await expect(db.selectFrom('content_draft').selectAll().execute()).rejects.toThrow(
        'permission denied',
      );
      await expect(
        db
          .insertInto('content_version')
          .values(version('media', PICTURE, desk.maryam.id))
          .execute(),
      ).rejects.toThrow('permission denied');
    },
  );
});

test('the program and the database ask two leads for the same places', async () => {
  for (const slot of CONTENT_SLOTS) {
    const { rows } = await sql<{ two: boolean }>`SELECT content_takes_two(${slot}) AS two`.execute(
      desk.db,
    );
    expect([slot, rows[0]?.two]).toEqual([slot, takesTwo(slot)]);
  }
});

test('each act is a line in the log', async () => {
  const { act, maryam, yusuf, db } = desk;
  await act('edit', maryam, 'media', { record: MEDIA });
  await act('publish', maryam, 'media');
  await act('edit', maryam, 'sudan-photo', { record: PICTURE });
  await act('ask', maryam, 'sudan-photo', { note: 'Look' });
  await act('not-yet', yusuf, 'sudan-photo', { note: 'Crop it' });
  await act('set-aside', maryam, 'sudan-photo');
  await act('roll-back', maryam, 'media', { no: 1 });
  const events = await db
    .selectFrom('event')
    .select(['kind', 'subject'])
    .where('kind', 'like', '%-content')
    .orderBy('no')
    .execute();
  expect(events.map(({ kind, subject }) => `${kind} ${subject}`)).toEqual([
    'edit-content media',
    'publish-content media',
    'edit-content sudan-photo',
    'ask-content sudan-photo',
    'not-yet-content sudan-photo',
    'set-aside-content sudan-photo',
    'roll-back-content media',
  ]);
});

test('a release leaves alone what leads changed, and nothing is empty that ships', async () => {
  const content = await served();
  expect(content.of('tagline').title.en).toBe('Tell a story. Save a life.');
  expect(content.of('press-facts').items).toHaveLength(9);
  for (const slot of [
    'media',
    'organisation',
    'profiles',
    'impact-pictures',
    'sudan-photo',
  ] as const)
    expect(content.of(slot)).toEqual(NOTHING[slot]);
});
