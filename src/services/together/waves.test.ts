import { beforeEach, describe, expect, test } from 'vitest';
import { countQueue } from '#db/desk/desk-queue.ts';
import { listEvents } from '#db/events.ts';
import { takeNextStory } from '#services/vetting/take-story.ts';
import { junk, otherJunk, unlike } from '#support/alike-texts.ts';
import { createWaveWorld } from '#support/wave-world.ts';
import { listWaves } from './list-waves.ts';
import { openInWave } from './open-in-wave.ts';
import { partWave, takeOutOfWave } from './part-wave.ts';
import { readWave } from './read-wave.ts';

let own: Awaited<ReturnType<typeof createWaveWorld>>;
beforeEach(async () => {
  own = await createWaveWorld();
});

describe('what is gathered', () => {
  test('ten that share most of their words are one row, and the others are listed as ever', async () => {
    const alone = await own.comes({ story: unlike() });
    const texts = await own.comesJunk(10);
    const wave = await own.onlyWave();
    expect(wave.texts).toBe(10);
    expect(await own.listed()).toEqual([alone]);
    const read = await readWave(own.context, { waveId: wave.id, officer: own.noor });
    if (!read) throw new Error('It is gone.');
    const { likeness, toRead } = read;
    expect(likeness.reduce((sum, one) => sum + one.texts, 0)).toBe(10);
    expect(toRead).toHaveLength(6);
    expect(toRead.every(({ id, body }) => texts.includes(id) && body === null)).toBe(true);
    // One is less than a group: each is a row again.
    await takeOutOfWave(own.context, {
      waveId: wave.id,
      storyId: texts[4] ?? '',
      officer: own.noor,
      out: true,
    });
    expect(await listWaves(own.context)).toEqual([]);
    expect((await own.listed()).toSorted()).toEqual([alone, ...texts].toSorted());
  });

  test('all that come at once, whoever is ready first', async () => {
    const both = Array.from({ length: 24 }, (_, no) => [junk(no), otherJunk(no)]).flat();
    await Promise.all(both.map((story) => own.comes({ story })));
    expect((await listWaves(own.context)).map(({ texts }) => texts)).toEqual([24, 24]);
  });

  test('not what came more than an hour later, unless later ones are gathered', async () => {
    await own.comesJunk(10);
    const { id: waveId } = await own.onlyWave();
    await own.readsTheSix(waveId);
    own.later(1);
    await own.declines({ waveId, gather: true });
    own.later(47 * 60);
    const gathered = await own.comes({ story: junk(77) });
    expect((await own.onlyWave()).texts).toBe(1);
    // Gathered, and decided by nobody.
    expect(await own.stateOf(gathered)).toBe('received');
    own.later(2 * 60);
    const tooLate = await own.comes({ story: junk(78) });
    expect((await own.onlyWave()).texts).toBe(1);
    expect(await own.listed()).toContain(tooLate);
  });

  test('never one in which somebody may be in danger, also where it was seen only later', async () => {
    const texts = await own.comesJunk(10);
    const cry = await own.comes({ story: junk(5) }, { findDangers: () => ['risk-to-life'] });
    const wave = await own.onlyWave();
    expect(wave.texts).toBe(10);
    expect(await own.stateOf(cry)).toBe('received');
    await own.database
      .as('superuser')
      .updateTable('story')
      .set({ dangers: ['risk-to-life'] })
      .where('id', '=', texts[3] ?? '')
      .execute();
    expect(await listWaves(own.context)).toEqual([]);
  });
});

describe('the six', () => {
  test('are the three that fit least and three others, and nothing is decided before all were opened', async () => {
    const odd = [await own.comes({ story: junk(1) }), ...(await own.comesJunk(11))];
    const least = await own.comes({
      story: `${junk(2)} My uncle died in the last ten nights, and I sat with him in the dark.`,
    });
    const { id: waveId } = await own.onlyWave();
    const wave = await readWave(own.context, { waveId, officer: own.noor });
    expect(wave?.toRead[0]).toMatchObject({ id: least, least: true });
    expect(wave?.toRead.filter((text) => text.least)).toHaveLength(3);
    expect(wave?.shared).toBeNull();
    const ids = wave?.toRead.map(({ id }) => id) ?? [];
    expect(await own.declines({ waveId })).toEqual({ kind: 'unread', left: 6 });
    for (const storyId of ids.slice(0, 5))
      await openInWave(own.context, { waveId, storyId, officer: own.noor });
    expect(await own.declines({ waveId })).toEqual({ kind: 'unread', left: 1 });
    // What another officer read is read by another.
    await own.readsTheSix(waveId, own.karim);
    expect(await own.declines({ waveId })).toEqual({ kind: 'unread', left: 1 });
    await own.readsTheSix(waveId);
    expect(await own.declines({ waveId })).toMatchObject({ kind: 'declined', texts: 13 });
    expect(await own.stateOf(odd[0] ?? '')).toBe('hidden');
  });

  test('none but they are opened there, and what was opened stands in the log', async () => {
    const texts = await own.comesJunk(12);
    const { id: waveId } = await own.onlyWave();
    const six = await own.readsTheSix(waveId);
    const other = texts.find((id) => !six.includes(id)) ?? '';
    const asked = { waveId, storyId: other, officer: own.noor };
    expect(await openInWave(own.context, asked)).toBe(false);
    const opened = async (id: string) =>
      (await listEvents(own.context.db, id)).some(({ kind }) => kind === 'open');
    expect(await opened(other)).toBe(false);
    expect(await opened(six[0] ?? '')).toBe(true);
  });

  test('one that is taken out makes room for the next that fits least', async () => {
    await own.comesJunk(12);
    const { id: waveId } = await own.onlyWave();
    const [first = ''] = await own.readsTheSix(waveId);
    await takeOutOfWave(own.context, { waveId, storyId: first, officer: own.noor, out: true });
    expect(await own.declines({ waveId })).toMatchObject({ kind: 'unread' });
    expect(await own.stateOf(first)).toBe('received');
    expect(await own.listed()).toEqual([first]);
  });

  test('the database asks for them too, whatever a program believes', async () => {
    const texts = await own.comesJunk(10);
    const { id: waveId } = await own.onlyWave();
    const insert = (no: number, way = 'put-aside') =>
      own.raw(`INSERT INTO together (no, wave_id, officer, way, at)
        VALUES (${no}, '${waveId}', '${own.noor.id}', '${way}', now())`);
    await expect(insert(1)).rejects.toThrow(/the six are read first/);
    await own.readsTheSix(waveId);
    await expect(insert(1, 'publish')).rejects.toThrow(/together_way_check/);
    await insert(1);
    // None is added to a decision that was made.
    await expect(own.raw(`INSERT INTO together_text VALUES (1, '${texts[0]}')`)).rejects.toThrow(
      /only what is free/,
    );
  });
});

describe('what is no group', () => {
  test('is read one by one by anybody', async () => {
    const texts = await own.comesJunk(12);
    const { id: waveId } = await own.onlyWave();
    await own.readsTheSix(waveId);
    expect(await partWave(own.context, { waveId, officer: own.noor, as: 'no-group' })).toBe(true);
    expect(await own.declines({ waveId })).toEqual({ kind: 'not-found' });
    expect((await own.listed()).toSorted()).toEqual(texts.toSorted());
    expect(await takeNextStory(own.context, { officer: own.karim })).not.toBeNull();
  });

  test('a class is handed to one officer in a row, and to nobody else until a day is over', async () => {
    const alone = await own.comes({ story: unlike() });
    const texts = await own.comesJunk(12);
    // While it is a group, the next one is none of it.
    expect(await takeNextStory(own.context, { officer: own.noor })).toBe(alone);
    expect(await takeNextStory(own.context, { officer: own.karim })).toBeNull();
    const { id: waveId } = await own.onlyWave();
    await partWave(own.context, { waveId, officer: own.noor, as: 'class' });
    expect(await takeNextStory(own.context, { officer: own.karim })).toBeNull();
    const mine = await takeNextStory(own.context, { officer: own.noor });
    expect(texts).toContain(mine);
    own.later(24 * 60 + 1);
    const next = async () => takeNextStory(own.context, { officer: own.karim });
    expect([await next(), await next()].filter((id) => texts.includes(id ?? ''))).not.toEqual([]);
  });
});

test('what they share is told by what was opened, and what varies with it', async () => {
  await own.comesJunk(12);
  const { id: waveId } = await own.onlyWave();
  await own.readsTheSix(waveId);
  const wave = await readWave(own.context, { waveId, officer: own.noor });
  expect(wave?.shared?.[0]).toMatchObject({ kind: 'shared' });
  expect(wave?.shared?.find(({ kind }) => kind === 'varies')?.instead.length).toBe(3);
});

test('the number on the tab leaves out what is one row', async () => {
  await own.comesJunk(12);
  const { id } = await own.onlyWave();
  const filter = { view: 'to-read' as const, waves: { ids: [id], now: own.time.now } };
  expect(await countQueue(own.context.db, filter)).toBe(0);
  expect(await countQueue(own.context.db, { view: 'to-read' })).toBe(12);
});
