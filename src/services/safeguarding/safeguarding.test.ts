import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listInDanger } from '#db/desk/in-danger.ts';
import { listEvents } from '#db/events.ts';
import { insertEvent } from '#db/insert-events.ts';
import { findStory } from '#db/stories.ts';
import { DANGERS } from '#domain/safeguarding/dangers.ts';
import type { Mail } from '#services/ports.ts';
import { decideStory } from '#services/vetting/decide-story.ts';
import { readQueue } from '#services/vetting/list-queue.ts';
import { publishDueStories } from '#services/vetting/publish-due-stories.ts';
import { takeNextStory } from '#services/vetting/take-story.ts';
import { acting, openNow, seenNow } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { SITE } from '#support/sample-site.ts';
import { answerWriter, closeDanger, denyDanger, takeStep } from './follow-protocol.ts';
import { raiseDanger } from './raise-danger.ts';
import { tellLeads } from './tell-leads.ts';

const CAME = '2026-06-17T13:00:00Z';
const NOW = '2026-06-17T14:00:00Z';

let world: DeskWorld;
let storyId: string;
beforeAll(async () => {
  world = await createDeskWorld();
});
beforeEach(async () => {
  storyId = await world.send(CAME, { dangers: ['risk-to-life'] });
});

const desk = () => world.database.as('desk');
const context = () => ({ ...world.contextAt(NOW), enqueue: world.world.decideContext.enqueue });
const story = async () => {
  const found = await findStory(desk(), storyId);
  if (!found) throw new Error('No story.');
  return found;
};

/** As this officer, with the text open on the screen. */
async function reading(id = 'noor', role: 'officer' | 'lead' = 'officer') {
  await openNow(desk(), { storyId, officer: { id }, at: new Date(NOW) });
  return { storyId, officer: acting(id, role), seen: await seenNow(desk(), storyId) };
}

describe('a text in danger', () => {
  test('comes first, is in no other list, and its leads are told in the same transaction', async () => {
    const [first] = await listInDanger(desk(), new Date(NOW));
    expect((await listInDanger(desk(), new Date(NOW))).map(({ id }) => id)).toContain(storyId);
    expect(first?.opened).toBe(false);
    const queue = await readQueue(world.contextAt(NOW), { view: 'to-read' });
    expect(queue.items.map(({ id }) => id)).not.toContain(storyId);
    expect((await listEvents(desk(), storyId)).map(({ kind }) => kind)).toContain('raise-danger');
    const { rows } = await sql<{ name: string }>`SELECT name FROM pgboss.job
      WHERE data->>'storyId' = ${storyId} AND name = 'tell-leads'`.execute(
      world.database.as('superuser'),
    );
    expect(rows).toHaveLength(1);
  });

  test('is handed out before all others, once, and not to whoever skips a topic', async () => {
    await world.database
      .as('superuser')
      .updateTable('story')
      .set({ danger_since: null, dangers: [] })
      .where('id', '!=', storyId)
      .execute();
    const ordinary = await world.send('2026-05-01T13:00:00Z');
    const skips = {
      ...(await world.officer()),
      skippedTopics: ['illness' as const],
      skippedOn: NOW.slice(0, 10),
    };
    const takes = await world.officer();
    expect(await takeNextStory(world.contextAt(NOW), { officer: skips })).toBe(ordinary);
    expect(await takeNextStory(world.contextAt(NOW), { officer: takes })).toBe(storyId);
    await openNow(desk(), { storyId, officer: takes, at: new Date(NOW) });
    await world.database.as('superuser').deleteFrom('lease').execute();
    const again = await takeNextStory(world.contextAt(NOW), { officer: takes });
    expect(again).not.toBe(storyId);
  });

  test.each(['publish', 'refuse', 'hide', 'park'] as const)('takes no %s', async (decision) => {
    const outcome = await decideStory(
      { ...world.world.decideContext, clock: () => new Date(NOW) },
      { ...(await reading()), decision, clauses: ['no-hate'] },
    );
    expect(outcome.kind).toBe('not-allowed');
  });

  test.each(['publish', 'approve', 'schedule', 'refuse', 'hide', 'park'] as const)(
    'the log itself takes no %s, and takes it once it is closed (control)',
    async (kind) => {
      await reading();
      const { state, revisionNo } = await story();
      const write = () =>
        insertEvent(desk(), {
          storyId,
          kind,
          officer: 'noor',
          fromState: state,
          toState: state,
          revisionNo,
          at: new Date(NOW),
        });
      await expect(write()).rejects.toThrow(/in danger/);
      await world.database
        .as('superuser')
        .updateTable('story')
        .set({ danger_since: null })
        .where('id', '=', storyId)
        .execute();
      await write();
    },
  );

  test('keeps its words, also when its writer withdrew and asked for erasure', async () => {
    const superuser = world.database.as('superuser');
    await world.withdraw(storyId, NOW);
    const mayErase = async () => {
      const { rows } = await sql<{ may: boolean }>`SELECT may_erase(s) AS may FROM story s
        WHERE id = ${storyId}`.execute(superuser);
      return rows[0]?.may;
    };
    await sql`UPDATE story SET state_since = '2020-01-01' WHERE id = ${storyId}`.execute(superuser);
    expect(await mayErase()).toBe(false);
    await sql`UPDATE story SET danger_since = NULL WHERE id = ${storyId}`.execute(superuser);
    expect(await mayErase(), 'control').toBe(true);
  });
});

describe('an officer raises one', () => {
  beforeEach(async () => {
    storyId = await world.send(CAME);
  });

  test.each(DANGERS)('%s: an approval that waits for its hour is gone', async (danger) => {
    await world.database
      .as('superuser')
      .updateTable('story')
      .set({ approved_by: 'amal', approved_revision: 1, publish_at: new Date(CAME) })
      .where('id', '=', storyId)
      .execute();
    const why = 'The last lines.';
    const raised = await raiseDanger(context(), { ...(await reading()), danger, why });
    expect(raised.kind).toBe('annotated');
    const now = await story();
    expect(now).toMatchObject({ dangers: [danger], approval: null, publishAt: null });
    await publishDueStories({ ...world.world.decideContext, clock: () => new Date(NOW) });
    expect((await story()).state).not.toBe('published');
  });

  test('but not without a word', async () => {
    const raised = await raiseDanger(context(), {
      ...(await reading()),
      danger: 'threat',
      why: ' ',
    });
    expect(raised.kind).toBe('invalid');
    expect((await story()).dangerSince).toBeNull();
  });
});

describe('the protocol', () => {
  test('is for whoever has opened the text', async () => {
    const request = { storyId, officer: acting('stranger'), seen: await seenNow(desk(), storyId) };
    const words = 'Told Amal.';
    expect(await takeStep(context(), { ...request, step: 'lead', words })).toMatchObject({
      problem: 'Open the text first.',
    });
    expect((await answerWriter(context(), { ...request, words })).kind).toBe('invalid');
    expect((await denyDanger(context(), { ...request, why: words })).kind).toBe('invalid');
  });

  test('closes when every step is taken, reaching by a lead; then two officers decide', async () => {
    expect((await closeDanger(context(), await reading())).kind).toBe('not-allowed');
    const words = 'Written down.';
    await takeStep(context(), { ...(await reading()), step: 'now', choice: 'now', words: '' });
    await takeStep(context(), { ...(await reading()), step: 'lead', words });
    await answerWriter(context(), { ...(await reading()), words: 'We have read it.' });
    await takeStep(context(), { ...(await reading()), step: 'again', words });
    const byOfficer = await takeStep(context(), { ...(await reading()), step: 'reach', words });
    expect(byOfficer.kind).toBe('invalid');
    expect((await closeDanger(context(), await reading())).kind).toBe('not-allowed');
    await takeStep(context(), { ...(await reading('amal', 'lead')), step: 'reach', words });
    expect((await closeDanger(context(), await reading())).kind).toBe('annotated');
    const now = await story();
    expect(now).toMatchObject({ dangers: ['risk-to-life'], dangerSince: null });
    const published = await decideStory(
      { ...world.world.decideContext, clock: () => new Date(NOW) },
      { ...(await reading()), decision: 'publish' },
    );
    expect(published.kind).toBe('approved');
  });

  test('a threat gets no answer', async () => {
    storyId = await world.send(CAME, { dangers: ['threat'] });
    const answered = await answerWriter(context(), { ...(await reading()), words: 'Hello.' });
    expect(answered.kind).toBe('not-allowed');
  });

  test('nobody alone says that there is no danger', async () => {
    const why = 'It is a song.';
    expect((await denyDanger(context(), { ...(await reading()), why })).kind).toBe('annotated');
    expect((await story()).dangerSince).not.toBeNull();
    expect((await denyDanger(context(), { ...(await reading()), why })).kind).toBe('not-allowed');
    expect((await denyDanger(context(), { ...(await reading('amal')), why })).kind).toBe(
      'annotated',
    );
    expect(await story()).toMatchObject({ dangers: [], dangerSince: null });
  });
});

/** The mails that go out about the event of this number. */
async function told(eventNo = 0): Promise<Mail[]> {
  const sent: Mail[] = [];
  await tellLeads(
    {
      db: world.database.as('worker'),
      clock: () => new Date(NOW),
      site: SITE,
      deskOrigin: 'https://desk.hikaya.example',
      sendMail: async (mail) => void sent.push(mail),
    },
    { storyId, eventNo },
  );
  return sent;
}

describe('the mail to leads', () => {
  test('a flood sends twelve an hour and no more', async () => {
    await world.officer({ role: 'lead' });
    const mails: number[] = [];
    for (let n = 0; n < 14; n += 1) {
      storyId = await world.send('2026-06-19T13:00:00Z', { dangers: ['threat'] });
      const [event] = (await listEvents(desk(), storyId)).filter(
        ({ kind }) => kind === 'raise-danger',
      );
      mails.push((await told(event?.no)).length);
    }
    expect(mails.map((count) => count > 0)).toEqual([
      ...Array.from({ length: 12 }, () => true),
      false,
      false,
    ]);
  });

  test('goes to every lead who can sign in, and carries no word of it', async () => {
    const leads = [await world.officer({ role: 'lead' }), await world.officer({ role: 'lead' })];
    const officer = await world.officer();
    // An hour of its own: a mail is one of twelve.
    storyId = await world.send('2026-06-24T13:00:00Z', { dangers: ['risk-to-life'] });
    const event = (await listEvents(desk(), storyId)).find(({ kind }) => kind === 'raise-danger');
    const sent = await told(event?.no);
    expect(sent.map(({ to }) => to)).toEqual(
      expect.arrayContaining(leads.map(({ email }) => email)),
    );
    expect(sent.map(({ to }) => to)).not.toContain(officer.email);
    const { title, body } = await world.database
      .as('desk')
      .selectFrom('revision')
      .select(['title', 'body'])
      .where('story_id', '=', storyId)
      .executeTakeFirstOrThrow();
    for (const mail of sent) {
      const whole = `${mail.subject}\n${mail.text}\n${mail.html}`.toLowerCase();
      for (const word of `${title} ${body}`.toLowerCase().match(/\p{L}{6,}/gu) ?? [])
        expect(whole).not.toContain(word);
      expect(whole).not.toMatch(/risk|life|child|threat|suicide/);
    }
  });
});
