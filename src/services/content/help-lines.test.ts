import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { keepLineCheck, listHelpLines, listLineChecks } from '#db/content/help-lines.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import type { ContentRecords, HelpLine } from '#domain/content/content-records.ts';
import { canonicalContent } from '#domain/content/read-content.ts';
import { releasedHelpLines } from '#domain/content/released/help-lines.ts';
import { helpLinesFor } from '#domain/safeguarding/help-lines.ts';
import { type ContentDesk, createContentDesk } from '#support/content-desk.ts';
import { findContent, seenOfContent } from './act-on-content.ts';
import { checkHelpLine } from './check-help-line.ts';
import { contentHash } from './content-hash.ts';
import { countStaleLines } from './count-stale-lines.ts';

const NEW: HelpLine = {
  ...{ countries: ['Canada'], name: 'A sample line', call: '0000 000 000', textTo: null },
  ...{ textWord: null, url: null, about: 'Day and night', shown: 'answers' },
};

let desk: ContentDesk;
beforeEach(async () => {
  desk = await createContentDesk();
});

const write = (items: HelpLine[]) =>
  desk.act('edit', desk.maryam, 'help-lines', { record: { items } });
const check = async (no: number, by = desk.maryam, context = desk.context) =>
  checkHelpLine(context, { by, no, seen: seenOfContent(await findContent(desk.db, 'help-lines')) });

test('one list serves pages and answers, and what is for one is not in the other', async () => {
  const lines = await listHelpLines(desk.database.as('web'));
  expect(lines).toEqual(releasedHelpLines());
  const numbers = helpLinesFor(lines, 'Canada').map(({ number }) => number);
  expect(numbers).toEqual(['9-8-8', '1-800-668-6868', '9-1-1', 'findahelpline.com']);
  expect(helpLinesFor(lines, 'Iceland').map(({ name }) => name)).toEqual(['Find a Helpline']);
  expect(await listHelpLines(desk.database.as('receipt'))).toEqual(lines);
});

test('a new line goes out when somebody has called it, and another number is another line', async () => {
  const { act, maryam } = desk;
  await write([...releasedHelpLines(), NEW]);
  expect((await act('publish', maryam, 'help-lines')).reason).toBe('not-complete');
  expect(await check(releasedHelpLines().length)).toEqual({ kind: 'kept' });
  await write([...releasedHelpLines(), { ...NEW, call: '0000 000 001' }]);
  expect((await act('publish', maryam, 'help-lines')).reason).toBe('not-complete');
  await write([...releasedHelpLines(), { ...NEW, name: 'Its new name' }]);
  expect(await act('publish', maryam, 'help-lines')).toEqual({ kind: 'published', no: 2 });
  const lines = await listHelpLines(desk.db);
  const told = helpLinesFor(lines, 'Canada', await listLineChecks(desk.db));
  expect(told.find(({ name }) => name === 'Its new name')?.checkedOn).toBe(
    dayIn(new Date(), 'America/Toronto'),
  );
});

test('the database lets no line out that nobody called; without that it would (control)', async () => {
  const record: ContentRecords['help-lines'] = { items: [...releasedHelpLines(), NEW] };
  const insert = () =>
    desk.db
      .insertInto('content_version')
      .values({
        ...{ slot: 'help-lines', no: 2, officer: desk.maryam.id, why: 'Mine', at: new Date() },
        ...{ record: canonicalContent(record), hash: contentHash(record) },
      })
      .execute();
  await expect(insert()).rejects.toThrow('called before it goes out');
  await keepLineCheck(desk.db, { line: { ...NEW, call: '1' }, on: '2026-11-01', officer: 'o' });
  await expect(insert()).rejects.toThrow('called before it goes out');
  await sql`ALTER TABLE content_version DISABLE TRIGGER called_first`.execute(
    desk.database.as('superuser'),
  );
  await insert();
});

test('what one called yesterday wants no call, and after ninety days it does', async () => {
  const later = (days: number) => ({
    ...desk.context,
    clock: () => new Date(Date.now() + days * 86_400_000),
  });
  const all = releasedHelpLines().length;
  expect(await countStaleLines(desk.context)).toBe(0);
  expect(await countStaleLines(later(92))).toBe(all);
  const by = { ...desk.maryam, confirmedAt: new Date(Date.now() + 50 * 86_400_000) };
  expect(await check(0, by, later(50))).toEqual({ kind: 'kept' });
  expect(await countStaleLines(later(92))).toBe(all - 1);
  expect(await countStaleLines(later(142))).toBe(all);
});

test('nobody says so without the passkey, of another page, or from outside the desk', async () => {
  expect(await check(0, { ...desk.maryam, confirmedAt: null })).toEqual({ kind: 'needs-passkey' });
  expect(await checkHelpLine(desk.context, { by: desk.maryam, no: 0, seen: 'other' })).toEqual({
    kind: 'stale',
  });
  expect(await check(999)).toEqual({ kind: 'stale' });
  for (const role of ['web', 'receipt', 'worker'] as const)
    await expect(
      keepLineCheck(desk.database.as(role), { line: NEW, on: '2026-11-01', officer: 'o' }),
    ).rejects.toThrow('permission denied');
});
