import { beforeAll, expect, test } from 'vitest';
import { acting, openNow, parkedFor, UNTOUCHED } from '#support/acting.ts';
import { makeOfficer } from '#support/desk.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { decideStory } from './decide-story.ts';

const ROUNDS = 1_000;
const AT_ONCE = 10;

let database: TestDatabase;
let world: World;

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

const PAIRS = [
  ['publish', 'refuse'],
  ['publish', 'publish'],
  ['hide', 'park'],
  ['refuse', 'park'],
] as const;

test(`two officers decide the same story ${ROUNDS} times: one wins, the other is told`, async () => {
  const officers = [await makeOfficer(database.as('desk')), await makeOfficer(database.as('desk'))];
  const round = async (no: number) => {
    const { hash } = await world.submit();
    const storyId = await world.storyIdOf(hash);
    const pair = PAIRS[no % PAIRS.length] ?? PAIRS[0];
    for (const officer of officers) await openNow(world.decideContext.db, { storyId, officer });
    const outcomes = await Promise.all(
      pair.map((decision, index) =>
        decideStory(world.decideContext, {
          storyId,
          officer: officers[index] ?? acting(''),
          decision,
          seen: UNTOUCHED,
          parking: parkedFor(3),
          clauses: decision === 'refuse' ? ['true-first-person'] : [],
        }),
      ),
    );
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['decided', 'stale']);
    const winner = pair[outcomes.findIndex(({ kind }) => kind === 'decided')];
    const { state } = await stateOf(storyId);
    expect(state).toBe(LEADS_TO[winner ?? 'park']);
  };
  for (let done = 0; done < ROUNDS; done += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => round(done + index)));

  const { published, counted, decisions } = await totals();
  expect(counted).toBe(published);
  expect(decisions).toBe(ROUNDS);
}, 180_000);

const LEADS_TO = { publish: 'published', refuse: 'refused', hide: 'hidden', park: 'parked' };

const stateOf = (id: string) =>
  database
    .as('desk')
    .selectFrom('story')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

async function totals() {
  const db = database.as('desk');
  const [publications, count, events] = await Promise.all([
    db
      .selectFrom('publication')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('publication_count')
      .select('total')
      .where('kind', '=', 'all')
      .where('bits', '=', 62)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('event')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('kind', 'in', ['publish', 'refuse', 'hide', 'park'])
      .executeTakeFirstOrThrow(),
  ]);
  return { published: publications.n, counted: count.total, decisions: events.n };
}
