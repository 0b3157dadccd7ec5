import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { unlike } from '#support/alike-texts.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { readQueue, readQueueAround } from './list-queue.ts';

const NOW = '2026-06-30T16:00:00Z';
const LATE = 57;
const SOON = 4;
const DECLINED = 45;

let world: DeskWorld;
/** In the order of their list. */
const waiting: string[] = [];
const declined: string[] = [];
const parked: string[] = [];

const context = () => world.contextAt(NOW);
const minute = (day: string, count: number) => `${day}T16:${String(count).padStart(2, '0')}:00Z`;

beforeAll(async () => {
  world = await createDeskWorld();
  const { send, decide } = world;
  // Each of its own words: many that are alike would be one row.
  for (let i = 0; i < LATE; i++)
    waiting.push(await send(minute('2026-06-10', i), { input: { story: unlike() } }));
  for (let i = 0; i < SOON; i++) waiting.push(await send(minute('2026-06-22', i)));
  for (let i = 0; i < DECLINED; i++) {
    const id = await send(minute('2026-06-01', i));
    await decide(id, 'refuse', minute('2026-06-02', i), ['true-first-person']);
    declined.unshift(id);
  }
  for (let i = 0; i < 3; i++) {
    const id = await send(minute('2026-06-03', i));
    await decide(id, 'park', minute('2026-06-04', 10 - i));
    parked.push(id);
  }
}, 120_000);

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

describe('a list of what is decided', () => {
  test('goes page by page through all of it, and back again', async () => {
    const filter = { view: 'refused' } as const;
    const pages = [await readQueue(context(), filter)];
    for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
      pages.push(await readQueue(context(), filter, { after: next }));
    expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 5]);
    expect(pages.map(({ total }) => total)).toEqual([DECLINED, DECLINED, DECLINED]);
    expect(pages.flatMap(({ items }) => idsOf(items))).toEqual(declined);
    expect(pages.map(({ previous }) => previous !== null)).toEqual([false, true, true]);
    for (const [index, { previous }] of pages.entries()) {
      if (!previous) continue;
      const back = await readQueue(context(), filter, { before: previous });
      expect(idsOf(back.items)).toEqual(idsOf(pages[index - 1]?.items ?? []));
      expect(back.previous !== null).toBe(index > 1);
    }
  });

  test('begins anew where a page has nothing on it any more', async () => {
    const last = declined.at(-1) ?? '';
    const page = await readQueue(context(), { view: 'refused' }, { after: last });
    expect(idsOf(page.items)).toEqual(declined.slice(0, 20));
    const short = await readQueue(context(), { view: 'refused' }, { before: declined[3] ?? '' });
    expect(idsOf(short.items)).toEqual(declined.slice(0, 20));
  });

  test('holds what is on hold too, what comes back soonest before the others', async () => {
    const page = await readQueue(context(), { view: 'parked' });
    expect(idsOf(page.items)).toEqual(parked);
    const around = await readQueueAround(context(), { view: 'parked' }, parked[1] ?? '');
    expect(idsOf(around)).toEqual(parked);
  });

  test('is read in the order of its index', async () => {
    const plan = await world.desk.transaction().execute(async (db) => {
      // A table this small would be read whole otherwise.
      await sql`SET LOCAL enable_seqscan = off`.execute(db);
      await sql`SET LOCAL enable_sort = off`.execute(db);
      const { rows } = await sql`EXPLAIN SELECT id FROM story WHERE state IN ('published')
        AND (coalesce(story.decided_at, story.received_at), story.id)
          < (SELECT coalesce(s.decided_at, s.received_at), s.id FROM story s WHERE s.id = ${declined[0]})
        ORDER BY coalesce(story.decided_at, story.received_at) DESC, id DESC LIMIT 21`.execute(db);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('story_settled');
    expect(plan).not.toContain('Sort');
  });
});

describe('the queue', () => {
  test('counts all who wait, and not only those of its page', async () => {
    const page = await readQueue(context(), { view: 'to-read' });
    expect(page.items).toHaveLength(50);
    expect(page.total).toBe(LATE + SOON);
    expect(page.counts).toEqual({ overdue: LATE, near: SOON, 'in-time': 0 });
    const narrowed = { view: 'to-read', dueBy: '2026-06-20' } as const;
    expect((await readQueue(context(), narrowed)).counts.near).toBe(0);
  });

  test('is walked from one text to the next, to its end and back', async () => {
    const filter = { view: 'to-read' } as const;
    const walk = async (from: string, by: 1 | -1) => {
      const seen = [from];
      for (;;) {
        const around = idsOf(await readQueueAround(context(), filter, seen.at(-1) ?? ''));
        const next = around[around.indexOf(seen.at(-1) ?? '') + by];
        if (!next) return seen;
        seen.push(next);
      }
    };
    expect(await walk(waiting[0] ?? '', 1)).toEqual(waiting);
    expect(await walk(waiting.at(-1) ?? '', -1)).toEqual(waiting.toReversed());
  });

  test('beside a text that is not in it begins with the most urgent', async () => {
    const around = await readQueueAround(context(), { view: 'to-read' }, declined[0] ?? '');
    expect(idsOf(around)).toEqual(waiting.slice(0, 50));
  });
});
