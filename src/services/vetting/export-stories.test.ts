import { beforeAll, describe, expect, test } from 'vitest';
import { findForm } from '#domain/campaigns/registry.ts';
import { acting } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { STORY_OF_100 } from '#support/valid-input.ts';
import { exportStories } from './export-stories.ts';

const NOW = '2026-06-17T16:00:00Z';

let world: DeskWorld;
const FORMULA = '-1 - HYPERLINK(1)';
let csv: string;

const started = () => {
  const outcome = exportStories(world.contextAt(NOW), { by: acting('lead', 'lead') });
  if ('kind' in outcome) throw new Error(outcome.kind);
  return outcome.pieces;
};
const exported = async () => {
  const pieces: string[] = [];
  for await (const piece of started()) pieces.push(piece);
  return pieces.join('');
};
/** Enough for a table in which no cell holds a quote or a line end. */
const rowsOf = (text: string) =>
  text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));

beforeAll(async () => {
  world = await createDeskWorld();
  const london = findForm('ourlondonfamily');
  if (!london) throw new Error('No campaign.');
  const told = await world.send('2026-06-01T16:00:00Z', {
    input: {
      title: 'The bench by the door',
      story: `Marker-body. ${STORY_OF_100}`,
      name: 'Marker-name',
      city: 'Marker-city',
      email: 'marker@example.org',
    },
  });
  await world.decide(told, 'refuse', '2026-06-04T03:30:00Z', ['no-sermon', 'language']);
  await world.send('2026-06-02T16:00:00Z', {
    form: london,
    language: 'ur',
    input: { title: 'نانی کی کھیر' },
  });
  // A title may begin so, and a spreadsheet would work it out.
  await world.send('2026-06-03T16:00:00Z', { input: { title: FORMULA } });
  csv = await exported();
});

describe('the table', () => {
  test('has these columns and no other', () => {
    expect(rowsOf(csv)[0]?.join(' ')).toBe(
      'reference state campaign category type language country received ready due decided clauses title',
    );
  });

  test('has every story once, oldest first, in days of Toronto', () => {
    const [, first, second, third] = rowsOf(csv);
    expect(first?.slice(1)).toEqual([
      'refused',
      'general',
      'MOSQUE',
      'STORY',
      'en',
      'Canada',
      '2026-06-01',
      '2026-06-01',
      '2026-06-10',
      '2026-06-03',
      'no-sermon language',
      'The bench by the door',
    ]);
    expect(second?.at(-1)).toBe('نانی کی کھیر');
    expect(third?.at(-1)).toBe(`'${FORMULA}`);
    expect(rowsOf(csv)).toHaveLength(4);
  });

  test('says nothing of the text, nor of who wrote it', () => {
    expect(csv).not.toMatch(/marker|snow/i);
  });

  test('has no cell that a spreadsheet would run', () => {
    for (const cell of rowsOf(csv).flat()) expect(cell).not.toMatch(/^\s*[=+\-@\t\r]/);
  });

  test('is told in the log, also when nobody waited for its end', async () => {
    const before = await world.deskEvents();
    const pieces = started();
    await pieces.next();
    await pieces.return();
    const event = { kind: 'export', officer: 'lead', subject: 'all stories, without texts' };
    expect(await world.deskEvents()).toEqual([...before, event]);
  });

  test('goes on after a thousand, also where many came at one moment', async () => {
    const { database } = world;
    const template = await database
      .as('superuser')
      .selectFrom('story')
      .selectAll()
      .limit(1)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 1500 }, (_, i) => ({
      ...template,
      id: crypto.randomUUID(),
      hash: String(i).padStart(12, '0'),
      receipt_hash: null,
    }));
    // A statement takes no more than 65,535 values.
    for (const some of [copies.slice(0, 750), copies.slice(750)])
      await database.as('superuser').insertInto('story').values(some).execute();
    await database
      .as('superuser')
      .insertInto('revision')
      .values(
        copies.map(({ id }) => ({
          story_id: id,
          no: 1,
          author_kind: 'writer',
          campaign: 'general',
          title: 'One of many',
          body: STORY_OF_100,
        })),
      )
      .execute();
    const references = rowsOf(await exported()).map(([reference]) => reference);
    expect(references).toHaveLength(1 + 3 + 1500);
    expect(new Set(references).size).toBe(references.length);
  });
});
