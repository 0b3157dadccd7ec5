import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { receiptWords } from '#domain/receipt/receipt-words.ts';
import { countHere } from '#services/counting/count-here.ts';
import type { ReceiptChange } from '#services/receipts/change-receipt.ts';
import { prepareStory } from '#services/stories/prepare-story.ts';
import { undoDecision } from '#services/vetting/undo-decision.ts';
import { acting } from '#support/acting.ts';
import { startApp, type TestApp } from '#support/app.ts';
import { QUIET } from '#support/quiet-preparing.ts';
import { SITE } from '#support/sample-site.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { createGuessLimit, WRONG_CODES_BY_ADDRESS, WRONG_CODES_OVERALL } from './guess-limit.ts';
import { type OpenReceiptOutcome, openReceipt } from './open-receipt.ts';

const HOME = '203.0.113.7';
const WRITER = { name: 'Amina', age: 41, city: 'Halifax', belief: 'Islam', country: 'Canada' };

let database: TestDatabase;
let world: World;
let app: TestApp;
let clock: () => Date;

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  app = await startApp(database, world);
});

function opener() {
  clock = () => new Date();
  const context = {
    receiptDb: database.as('receipt'),
    clock: () => clock(),
    site: SITE,
    guessLimit: createGuessLimit(countHere(() => clock())),
  };
  return (words: string, change?: ReceiptChange, address = HOME) =>
    openReceipt(context, { words, address, change });
}

const opened = (outcome: OpenReceiptOutcome) => {
  if (outcome.kind !== 'open') throw new Error(JSON.stringify(outcome));
  return outcome.receipt;
};

/** What a stranger gets from the page's service, the list, the counters and the API. */
async function publicly(hash: string) {
  const api = (path: string) => fetch(`${app.origin}/api/story/${path}`);
  const one = await api(hash);
  const list = (await (await api('some?numStories=100')).json()) as {
    content: { url: string }[];
    totalElements: number;
  };
  return {
    status: one.status,
    story: (await one.json()) as Record<string, unknown>,
    listed: list.content.find(({ url }) => url.endsWith(hash)),
    total: list.totalElements,
  };
}

const eventsOf = async (hash: string) =>
  database
    .as('desk')
    .selectFrom('event')
    .select(['kind', 'actor_kind', 'from_state', 'to_state'])
    .where('story_id', '=', await world.storyIdOf(hash))
    .orderBy('id')
    .execute();

const wrongCode = (n: number) =>
  receiptWords(createHash('sha256').update(`wrong ${n}`).digest().subarray(0, 16)).join(' ');

describe('what a receipt shows', () => {
  test('the writer’s own story, waiting', async () => {
    const { hash, url, receipt } = await world.submit({ title: 'Still in line', ...WRITER });
    const found = opened(await opener()(receipt));
    expect(found).toMatchObject({
      hash,
      url,
      title: 'Still in line',
      state: 'received',
      language: 'en',
      dueOn: null,
      mayChange: true,
      paused: false,
      named: true,
      reasons: [],
      note: null,
      face: { name: 'Amina', age: 41, city: 'Halifax', belief: 'Islam' },
      formPath: '/tell',
    });
    expect(found.receivedOn).toBe(found.today);
  });

  test('the same words however they are typed', async () => {
    const { hash, receipt } = await world.submit();
    const numbered = receipt.toUpperCase().replaceAll(' ', ',\r\n2. ');
    const outcome = await opener()(numbered);
    expect(opened(outcome).hash).toBe(hash);
    expect(outcome).toMatchObject({ words: receipt.split(' ') });
  });

  test('the due day, once it is ready to be read', async () => {
    const { hash, receipt } = await world.submit();
    await prepareStory(
      {
        ...QUIET,
        db: database.as('worker'),
        clock: () => new Date('2026-11-16T15:00:00Z'),
        detectLanguage: () => 'en',
        timeZone: SITE.timeZone,
      },
      await world.storyIdOf(hash),
    );
    expect(opened(await opener()(receipt)).dueOn).toBe('2026-11-25');
  });

  test('the reason in the story’s language, and the officer’s note', async () => {
    const { hash, receipt } = await world.submit({ title: 'La neige' });
    await sql`UPDATE story SET language = 'fr' WHERE hash = ${hash}`.execute(
      database.as('superuser'),
    );
    await world.decide(hash, 'refuse');
    const found = opened(await opener()(receipt));
    expect(found.state).toBe('refused');
    expect(found.reasons).toHaveLength(1);
    expect(found.reasons[0]).toMatchObject({
      language: 'fr',
      text: expect.stringContaining('Nous publions ce qui s’est vraiment passé'),
    });
    expect(found.mayChange).toBe(false);
  });

  test('nothing about the clauses that are never shown', async () => {
    const { hash, receipt } = await world.submit();
    await sql`INSERT INTO event (story_id, kind, actor_kind, officer, from_state, to_state,
      revision_no, clauses, note_to_writer, internal_note) SELECT id, 'refuse', 'officer', 'o@example.org', state,
      'refused', 1, '{no-hate}', 'A note for the writer', 'A note for the desk' FROM story
      WHERE hash = ${hash}`.execute(database.as('superuser'));
    await sql`UPDATE story SET state = 'refused' WHERE hash = ${hash}`.execute(
      database.as('superuser'),
    );
    const found = opened(await opener()(receipt));
    expect(found).toMatchObject({ state: 'refused', reasons: [], note: null });
    expect(JSON.stringify(found)).not.toMatch(/for the writer|for the desk|o@example/);
  });

  test('how long others waited, from twenty decisions on', async () => {
    const { receipt } = await world.submit();
    const open = opener();
    expect(opened(await open(receipt)).wait).toBeNull();
    for (let i = 0; i < 20; i++) {
      const { hash } = await world.submit();
      const decided = i < 16 ? '2026-11-13 15:00Z' : '2026-11-25 15:00Z';
      await sql`UPDATE story SET ready_at = '2026-11-10 15:00Z', decided_at = ${decided}
        WHERE hash = ${hash}`.execute(database.as('superuser'));
    }
    // Remembrance Day lies between: two working days, not three.
    expect(opened(await open(receipt)).wait).toEqual({ of: 8, outOf: 10, withinDays: 2 });
    await sql`UPDATE story SET decided_at = NULL WHERE state = 'received'`.execute(
      database.as('superuser'),
    );
  });
});

describe('what a receipt changes', () => {
  const masked = { hideName: true, coarseAge: true, hideCity: true, hideBelief: true };

  test('a published story loses name, age, city and belief in page, list and API at once', async () => {
    const { hash, receipt } = await world.publish({
      ...WRITER,
      link: 'https://example.org/snow',
      social: 'INSTAGRAM',
      handle: '@amina',
    });
    const before = await publicly(hash);
    expect(before.story).toMatchObject({
      name: 'Amina',
      age: 41,
      city: 'Halifax',
      handle: 'amina',
    });
    const outcome = await opener()(receipt, { kind: 'mask', masks: masked });
    expect(outcome).toMatchObject({ kind: 'open', changed: 'mask' });
    const after = await publicly(hash);
    for (const shown of [after.story, after.listed])
      expect(shown).toMatchObject({
        name: null,
        age: null,
        ageBand: '40 to 49',
        city: null,
        belief: null,
        link: null,
        handle: null,
        country: 'Canada',
      });
    expect(after.total).toBe(before.total);
    expect((await eventsOf(hash)).at(-1)).toEqual({
      kind: 'mask',
      actor_kind: 'writer',
      from_state: 'published',
      to_state: 'published',
    });
  });

  test('and gets back what is shown again, mask by mask', async () => {
    const { hash, receipt } = await world.publish(WRITER);
    const open = opener();
    await open(receipt, { kind: 'mask', masks: masked });
    await open(receipt, { kind: 'mask', masks: { hideName: false } });
    expect((await publicly(hash)).story).toMatchObject({ name: 'Amina', city: null, age: null });
  });

  test('what was hidden before publication is never published', async () => {
    const { hash, receipt } = await world.submit(WRITER);
    await opener()(receipt, { kind: 'mask', masks: masked });
    await world.decide(hash, 'publish');
    expect((await publicly(hash)).story).toMatchObject({ name: null, age: null, city: null });
  });

  test.each([
    ['name', { name: 'call 613-555-0142' }],
    ['city', { city: '14 Cedar Street, Halifax' }],
    ['link', { link: 'https://wa.me/16135550142' }],
    ['handle', { social: 'INSTAGRAM', handle: '@16135550142' }],
  ])(
    'a %s that the gate would have stopped does not come forth once it is public',
    async (line, input) => {
      const { hash, receipt } = await world.submit({ ...WRITER, ...input });
      const open = opener();
      await open(receipt, { kind: 'mask', masks: masked });
      await world.decide(hash, 'publish');
      const shown = { hideName: false, coarseAge: false, hideCity: false, hideBelief: false };
      await open(receipt, { kind: 'mask', masks: shown });
      const { story } = await publicly(hash);
      expect(story).toMatchObject({ [line]: null, belief: 'Islam', age: 41 });
      expect(JSON.stringify(story)).not.toMatch(/5550142|555-0142|Cedar/);
    },
  );

  test('a child’s protection is not undone by showing more', async () => {
    const { hash, receipt } = await world.publish({ ...WRITER, age: 9 });
    const none = { hideName: false, coarseAge: false, hideCity: false, hideBelief: false };
    await opener()(receipt, { kind: 'mask', masks: none });
    const { story } = await publicly(hash);
    expect(story).toMatchObject({ age: null, ageBand: '7 to 12', city: null });
  });

  test('a pause is told to the published page, also when it came first', async () => {
    const early = await world.submit();
    const open = opener();
    await open(early.receipt, { kind: 'pause', paused: true });
    await world.decide(early.hash, 'publish');
    const late = await world.publish();
    await open(late.receipt, { kind: 'pause', paused: true });
    const pausedOf = async (hash: string) =>
      (
        await database
          .as('web')
          .selectFrom('publication')
          .select('paused')
          .where('hash', '=', hash)
          .executeTakeFirstOrThrow()
      ).paused;
    expect([await pausedOf(early.hash), await pausedOf(late.hash)]).toEqual([true, true]);
    await open(late.receipt, { kind: 'pause', paused: false });
    expect([await pausedOf(early.hash), await pausedOf(late.hash)]).toEqual([true, false]);
  });

  test('a withdrawal takes the page, the list, the count and the e-mail address with it', async () => {
    const { hash, receipt } = await world.publish({ ...WRITER, email: 'amina@example.org' });
    const storyId = await world.storyIdOf(hash);
    const before = await publicly(hash);
    const outcome = await opener()(receipt, { kind: 'withdraw' });
    expect(outcome).toMatchObject({ kind: 'open', changed: 'withdraw' });
    expect(opened(outcome)).toMatchObject({ state: 'withdrawn', mayChange: false });
    const after = await publicly(hash);
    expect(after).toMatchObject({ status: 410, listed: undefined, total: before.total - 1 });
    const contacts = database.as('worker').selectFrom('contact').select('story_id');
    expect(await contacts.where('story_id', '=', storyId).execute()).toEqual([]);
    expect((await eventsOf(hash)).at(-1)).toEqual({
      kind: 'withdraw',
      actor_kind: 'writer',
      from_state: 'published',
      to_state: 'withdrawn',
    });
  });

  test('a story that waits is withdrawn from the officers too, and leaves no tombstone', async () => {
    const { hash, receipt } = await world.submit();
    await opener()(receipt, { kind: 'withdraw' });
    expect(await world.decide(hash, 'publish')).toMatchObject({
      kind: 'stale',
      state: 'withdrawn',
    });
    expect((await publicly(hash)).status).toBe(404);
  });

  test('an officer’s undo does not bring back what the writer withdrew', async () => {
    const { hash, receipt } = await world.publish();
    await opener()(receipt, { kind: 'withdraw' });
    const undone = await undoDecision(world.decideContext, {
      storyId: await world.storyIdOf(hash),
      officer: acting('officer@example.org'),
    });
    expect(undone).toEqual({ kind: 'too-late' });
    expect(opened(await opener()(receipt)).state).toBe('withdrawn');
    expect((await publicly(hash)).status).toBe(410);
  });

  test('nothing is left to change after a withdrawal, and no event says otherwise', async () => {
    const { hash, receipt } = await world.submit();
    const open = opener();
    await open(receipt, { kind: 'withdraw' });
    const events = await eventsOf(hash);
    for (const change of [
      { kind: 'mask', masks: masked },
      { kind: 'pause', paused: true },
      { kind: 'withdraw' },
    ] as const)
      expect(await open(receipt, change)).toMatchObject({ kind: 'open', changed: null });
    expect(await eventsOf(hash)).toEqual(events);
  });

  test('two withdrawals at once move the counters once', async () => {
    const { hash, receipt } = await world.publish();
    const { total } = await publicly(hash);
    const open = opener();
    const both = await Promise.all([1, 2].map(() => open(receipt, { kind: 'withdraw' })));
    expect(both.map((one) => one.kind === 'open' && one.changed).toSorted()).toEqual(
      ['withdraw', null].toSorted(),
    );
    expect((await publicly(hash)).total).toBe(total - 1);
  });
});

describe('wrong codes', () => {
  test('are told from slips, which cost nothing', async () => {
    const { receipt } = await world.submit();
    const open = opener();
    const words = receipt.split(' ');
    for (let i = 0; i < 30; i++)
      expect(await open(words.with(6, 'lamtern').join(' '))).toMatchObject({
        kind: 'malformed',
        problem: { problem: 'unknown-word', position: 7 },
      });
    expect(await open('too few words')).toMatchObject({ problem: { problem: 'count', count: 3 } });
    expect((await open(receipt)).kind).toBe('open');
  });

  test('are unknown ten times, and then wait; the right one waits with them', async () => {
    const { receipt } = await world.submit();
    const open = opener();
    for (let i = 0; i < WRONG_CODES_BY_ADDRESS.most; i++)
      expect(await open(wrongCode(i))).toEqual({ kind: 'unknown' });
    expect(await open(wrongCode(99))).toMatchObject({ kind: 'too-many' });
    expect(await open(receipt)).toMatchObject({ kind: 'too-many' });
    expect((await open(receipt, undefined, '203.0.113.8')).kind).toBe('open');
    clock = () => new Date(Date.now() + WRONG_CODES_BY_ADDRESS.windowMs);
    expect((await open(receipt)).kind).toBe('open');
  });

  test('from everywhere do not keep a writer from withdrawing', async () => {
    const { receipt } = await world.submit();
    const open = opener();
    for (let i = 0; i < WRONG_CODES_OVERALL.most; i++)
      await open(wrongCode(i), undefined, `198.51.${i >> 8}.${i & 255}`);
    expect(await open(wrongCode(0))).toMatchObject({ kind: 'too-many' });
    expect(await open(receipt, { kind: 'withdraw' })).toMatchObject({ changed: 'withdraw' });
  });
});

test('a request repeated after a lost answer gets the same words', async () => {
  const key = crypto.randomUUID();
  const first = await world.submit({ title: 'Sent twice' }, { key });
  const second = await world.submit({ title: 'Sent twice' }, { key });
  expect(second).toEqual(first);
  const other = await world.submit({ title: 'Sent twice' });
  expect(other.receipt).not.toBe(first.receipt);
});
