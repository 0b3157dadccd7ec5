import { beforeEach, expect, test } from 'vitest';
import { findAnyPicture, findServedPicture } from '#db/content/content-pictures.ts';
import { type ContentDesk, createContentDesk } from '#support/content-desk.ts';
import { findContent, seenOfContent } from './act-on-content.ts';
import { uploadPicture } from './upload-picture.ts';

const HASH = 'b'.repeat(64);
const FILE = { hash: HASH, width: 300, format: 'jpg' } as const;
const SAID = {
  caption: { en: 'A wall' },
  alt: { en: 'A wall.' },
  people: 'nobody',
  licence: 'Own',
};
const SLOT = 'sudan-photo';

let desk: ContentDesk;
beforeEach(async () => {
  desk = await createContentDesk();
});

const upload = async (hash = HASH, at = new Date()) =>
  uploadPicture(
    {
      ...desk.context,
      clock: () => at,
      makePicture: async () => ({
        made: {
          ...{ hash, width: 300, height: 200 },
          files: [{ width: 300, format: 'jpg', bytes: Buffer.from(`A picture ${hash}`) }],
        },
      }),
    },
    {
      ...{ by: desk.maryam, slot: SLOT, bytes: new Uint8Array() },
      seen: seenOfContent(await findContent(desk.db, SLOT)),
    },
  );
const say = () =>
  desk.act('edit', desk.maryam, SLOT, {
    record: { items: [{ hash: HASH, width: 300, height: 200, ...SAID }] },
  });
const asReader = () => findServedPicture(desk.database.as('web'), FILE);

test('readers are sent it from the second lead’s agreement until it is taken back', async () => {
  expect(await upload()).toEqual({ kind: 'kept' });
  expect(await asReader()).toBeNull();
  expect((await desk.act('ask', desk.maryam, SLOT)).reason).toBe('not-complete');
  await say();
  await desk.act('ask', desk.maryam, SLOT);
  expect(await asReader()).toBeNull();
  await desk.act('agree', desk.yusuf, SLOT);
  expect(Buffer.from((await asReader()) ?? '').toString()).toBe(`A picture ${HASH}`);
  await desk.act('roll-back', desk.yusuf, SLOT, { no: 1 });
  expect(await asReader()).toBeNull();
  await desk.act('roll-back', desk.yusuf, SLOT, { no: 2 });
  expect(await asReader()).not.toBeNull();
});

test('the public’s processes read no picture past that question', async () => {
  await upload();
  for (const role of ['web', 'receipt', 'worker', 'purger'] as const)
    await expect(findAnyPicture(desk.database.as(role), FILE)).rejects.toThrow('permission denied');
  for (const role of ['receipt', 'worker', 'purger'] as const)
    await expect(findServedPicture(desk.database.as(role), FILE)).rejects.toThrow(
      'permission denied',
    );
});

test('a place that is taken takes no second one, and a form names none that nobody uploaded', async () => {
  await upload();
  expect(await upload('c'.repeat(64))).toMatchObject({ kind: 'invalid' });
  const items = [{ hash: 'd'.repeat(64), width: 300, height: 200, ...SAID }];
  expect(await desk.act('edit', desk.maryam, SLOT, { record: { items } })).toEqual({
    kind: 'invalid',
    problems: [{ part: 'items.0.hash', problem: 'missing' }],
  });
});

test('one that was chosen by mistake is forgotten after a day, and one that was public is not', async () => {
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000);
  await upload(HASH, twoDaysAgo);
  await say();
  await desk.act('ask', desk.maryam, SLOT);
  await desk.act('agree', desk.yusuf, SLOT);
  await desk.act('roll-back', desk.yusuf, SLOT, { no: 1 });
  const mistaken = 'e'.repeat(64);
  await upload(mistaken, twoDaysAgo);
  await desk.act('set-aside', desk.maryam, SLOT);
  await upload('f'.repeat(64));
  const isThere = async (hash: string) =>
    (await findAnyPicture(desk.db, { ...FILE, hash })) !== null;
  expect(await Promise.all([HASH, mistaken, 'f'.repeat(64)].map(isThere))).toEqual([
    true,
    false,
    true,
  ]);
  await expect(
    desk.db.deleteFrom('content_picture').where('hash', '=', HASH).execute(),
  ).rejects.toThrow('in use');
});
