import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listEvents } from '#db/events.ts';
import type { Officer } from '#domain/vetting/officer.ts';
import { UNUSUAL } from '#domain/vetting/reading.ts';
import type { Job } from '#services/ports.ts';
import { acting } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { underPolicy } from '#support/under-policy.ts';
import { ReadingBudgetSpent } from './open-story.ts';
import { readDeskStory } from './read-desk-story.ts';
import { readReading, readTextsOf } from './read-reading.ts';
import { searchDesk } from './search-desk.ts';

const NOON = new Date('2026-06-17T16:00:00Z');
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

let world: DeskWorld;
let jobs: Job[] = [];
const texts: string[] = [];
let noor: Officer;

const contextAt = (at: Date) => ({
  ...world.contextAt(at.toISOString()),
  enqueue: async (_db: unknown, job: Job) => {
    jobs.push(job);
  },
});
const by = (officer: Officer, confirmedAt: Date | null = null) => ({
  ...acting(officer.id, officer.role),
  confirmedAt,
});
const open = (storyId: string, at: Date, officer = by(noor)) =>
  readDeskStory(contextAt(at), { storyId, officer, open: 'asked' });
const openingsOf = async (storyId: string) =>
  (await listEvents(world.desk, storyId)).filter(
    ({ kind, officer }) => kind === 'open' && officer === noor.id,
  ).length;
const spent = (answer: Promise<unknown>) =>
  answer.then(
    () => false,
    (error: unknown) => {
      if (error instanceof ReadingBudgetSpent) return true;
      throw error;
    },
  );

beforeAll(async () => {
  world = await createDeskWorld();
  const input = {
    story: `Markerread stood in the kitchen and told us of the snow. ${'So it was. '.repeat(20)}`,
  };
  for (let i = 0; i < 20; i++) texts.push(await world.send(NOON.toISOString(), { input }));
});
beforeEach(async () => {
  jobs = [];
  noor = await world.officer({ name: 'Noor' });
});

describe('a text that is handed out', () => {
  test('is in the log before its words leave, and again after a while', async () => {
    const [storyId = ''] = texts;
    await open(storyId, NOON);
    expect(await openingsOf(storyId)).toBe(1);
    // A page that looks for news every two seconds fills no log.
    await open(storyId, later(29));
    expect(await openingsOf(storyId)).toBe(1);
    await open(storyId, later(31));
    expect(await openingsOf(storyId)).toBe(2);
  });

  test('whose words stay covered is not', async () => {
    const [storyId = ''] = texts;
    const request = { storyId, officer: by(noor), open: 'no' as const };
    const desk = await readDeskStory(contextAt(NOON), request);
    expect(desk?.current.body).toBe('');
    expect(await openingsOf(storyId)).toBe(0);
  });
});

test('who wrote a text that stays covered is told to nobody', async () => {
  const told = { name: 'Markername', city: 'Markercity', link: 'https://example.org/markerlink' };
  const storyId = await world.send(NOON.toISOString(), { input: told });
  const look = async (how: 'no' | 'asked') =>
    JSON.stringify(
      await readDeskStory(contextAt(later(1)), { storyId, officer: by(noor), open: how }),
    );
  expect(await look('asked')).toMatch(/Markername[\s\S]*Markercity/);
  expect(await look('no')).not.toMatch(/marker(?:name|city|link)/i);
});

test('that a name is in an unread text is in the log too', async () => {
  await world.send(NOON.toISOString(), { input: { name: 'Zubeida' } });
  await searchDesk(contextAt(later(2)), by(noor), { words: 'Zubeida' });
  const searches = await world.desk
    .selectFrom('event')
    .select('internal_note')
    .where('kind', '=', 'search')
    .where('officer', '=', noor.id)
    .execute();
  expect(searches).toHaveLength(1);
});

describe('past the hourly budget', () => {
  const within = (work: () => Promise<void>) =>
    underPolicy(world.database, { reads_per_hour: 10 }, work);

  test('nothing is handed out, until the passkey was shown', async () => {
    await within(async () => {
      for (const id of texts.slice(0, 10)) await open(id, NOON);
      expect(await spent(open(texts[10] ?? '', later(1)))).toBe(true);
      expect(await openingsOf(texts[10] ?? '')).toBe(0);
      // What is on the screen stays there.
      expect(await spent(open(texts[0] ?? '', later(1)))).toBe(false);
      expect(await spent(open(texts[10] ?? '', later(2), by(noor, later(2))))).toBe(false);
      expect(await spent(open(texts[11] ?? '', later(63)))).toBe(false);
    });
  });

  test('parallel requests do not slip through together', async () => {
    await within(async () => {
      const answers = await Promise.all(texts.map((id) => spent(open(id, NOON))));
      expect(answers.filter((one) => !one)).toHaveLength(10);
    });
  });

  test('a search hands out no passage either', async () => {
    await within(async () => {
      const search = (at: Date, officer = by(noor)) =>
        searchDesk(contextAt(at), officer, { words: 'Markerread' });
      expect(await spent(search(NOON))).toBe(true);
      expect(await spent(search(NOON, by(noor, NOON))), 'more than a whole budget').toBe(true);
    });
  });
});

test('a search is told once by the references of what it found, and counts', async () => {
  const search = (at: Date) => searchDesk(contextAt(at), by(noor), { words: 'Markerread' });
  await search(NOON);
  const { items } = await search(later(1));
  const events = await world.desk
    .selectFrom('event')
    .select(['internal_note', 'subject'])
    .where('kind', '=', 'search')
    .where('officer', '=', noor.id)
    .execute();
  expect(events).toHaveLength(1);
  expect(events[0]?.internal_note?.split(' ').toSorted()).toEqual(
    items.map(({ hash }) => hash).toSorted(),
  );
  expect(JSON.stringify(events)).not.toContain('Markerread');
  const lead = await world.officer({ role: 'lead' });
  const reading = await readReading(contextAt(later(2)), { by: by(lead) });
  expect(reading).toContainEqual(
    expect.objectContaining({ officer: noor.id, name: 'Noor', opened: 0, passages: 20 }),
  );
});

describe('leads', () => {
  const told = async () =>
    (
      await world.desk
        .selectFrom('event')
        .select('internal_note')
        .where('kind', '=', 'unusual-reading')
        .where('subject', '=', noor.email)
        .orderBy('no')
        .execute()
    ).map(({ internal_note }) => internal_note);

  test('are told once an hour when as many were opened as the policy allows', async () => {
    await underPolicy(world.database, { reads_per_hour: 10 }, async () => {
      for (const id of texts.slice(0, 10)) await open(id, NOON);
      for (const id of texts.slice(10, 14)) await open(id, later(5), by(noor, later(5)));
    });
    expect(await told()).toEqual([UNUSUAL.many]);
    expect(jobs.map(({ name }) => name)).toEqual(['tell-of-account']);
  });

  test('are told of a night that is not like this officer’s others', async () => {
    const night = new Date('2026-06-17T07:00:00Z');
    for (const id of texts.slice(0, 6)) await open(id, night);
    expect(await told()).toEqual([UNUSUAL['at-night']]);
    // Who reads at night every week is no news.
    const nextNight = new Date(night.getTime() + 24 * 3_600_000);
    for (const id of texts.slice(6, 14)) await open(id, nextNight);
    expect(await told()).toHaveLength(1);
  });

  test('see which texts somebody opened', async () => {
    await open(texts[0] ?? '', NOON);
    await open(texts[1] ?? '', later(1));
    const lead = await world.officer({ role: 'lead' });
    const request = { by: by(lead), officer: noor.id };
    const { texts: read } = await readTextsOf(contextAt(later(2)), request);
    expect(read.map(({ storyId }) => storyId)).toEqual([texts[1], texts[0]]);
    expect(() => readTextsOf(contextAt(NOON), { ...request, by: by(noor) })).toThrow('Only a lead');
  });
});
