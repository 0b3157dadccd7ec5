import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { findAppeal } from '#db/appeals.ts';
import { eraseWords } from '#db/erasures.ts';
import { listEvents } from '#db/events.ts';
import { insertEvent } from '#db/insert-events.ts';
import { findStory } from '#db/stories.ts';
import type { OfficerDecision } from '#domain/vetting/actions.ts';
import { decidedBy, type Outcome } from '#domain/vetting/appeal.ts';
import { readReplies } from '#services/stories/read-replies.ts';
import { acting, openNow } from '#support/acting.ts';
import { type AskingWorld, createAskingWorld } from '#support/asking-world.ts';
import { QUIET } from '#support/quiet-preparing.ts';
import { runs, timeFor } from '#support/runs.ts';
import { decideAppeal } from './decide-appeal.ts';
import { listCases, readCase } from './read-cases.ts';
import { returnAppeals } from './return-appeals.ts';

let world: AskingWorld;
beforeAll(async () => {
  world = await createAskingWorld();
});

const NOW = () => new Date().toISOString();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const WHY = 'It is the number on the bus.';
const SORRY = 'You are right, and we are sorry.';

type Sent = Awaited<ReturnType<AskingWorld['sent']>>;

/** Refused by Noor, or published by Amal and taken down by Noor. */
async function ended(how: 'refuse' | 'remove' = 'refuse'): Promise<Sent> {
  const sent = await world.sent();
  if (how === 'remove')
    await world.world.decideAs('amal', sent.storyId, 'publish', { state: 'in_review' });
  const state = how === 'remove' ? 'published' : 'received';
  const outcome = await world.world.decideAs('noor', sent.storyId, how, { state });
  if (outcome.kind !== 'decided') throw new Error(JSON.stringify(outcome));
  return sent;
}

async function appealed(how?: 'refuse' | 'remove'): Promise<Sent> {
  const sent = await ended(how);
  const outcome = await sent.receipt.appeals(WHY, NOW());
  if (outcome.kind !== 'open' || outcome.problem) throw new Error(JSON.stringify(outcome));
  return sent;
}

async function judges(officer: string, storyId: string, outcome?: Outcome, words = SORRY) {
  await openNow(world.desk, { storyId, officer: { id: officer } });
  return decideAppeal(world.decideContextAt(NOW()), {
    storyId,
    officer: acting(officer),
    outcome,
    words,
  });
}

const stateOf = async (storyId: string) => (await findStory(world.desk, storyId))?.state;

describe('an appeal', () => {
  test.each(['refuse', 'remove'] as const)(
    'after "%s" is won: the text is read anew, and its writer reads why',
    async (how) => {
      const { storyId, receipt } = await appealed(how);
      expect((await receipt.look(NOW())).appeal).toMatchObject({ words: WHY, closedOn: null });
      expect(await judges('sami', storyId, 'overturn')).toEqual({ kind: 'decided' });
      expect(await stateOf(storyId)).toBe('in_review');
      const shown = await receipt.look(NOW());
      expect(shown.appeal).toMatchObject({ outcome: 'overturn', answer: SORRY });
      expect(shown.mayAppealUntil).toBeNull();
    },
  );

  test('is lost with reasons, and is the last one', async () => {
    const { storyId, receipt } = await appealed();
    expect(await judges('sami', storyId, 'uphold')).toEqual({ kind: 'decided' });
    expect(await stateOf(storyId)).toBe('refused');
    expect((await receipt.look(NOW())).appeal).toMatchObject({ outcome: 'uphold', answer: SORRY });
    expect(await receipt.appeals('Once more.', NOW())).toMatchObject({ problem: { code: 'over' } });
    expect(await judges('sami', storyId, 'overturn')).toEqual({ kind: 'closed' });
  });

  test('needs words, of the writer and of the officer, and a text that was opened', async () => {
    const sent = await ended();
    expect(await sent.receipt.appeals(' ', NOW())).toMatchObject({ problem: { code: 'empty' } });
    expect(await sent.receipt.appeals('a'.repeat(2_001), NOW())).toMatchObject({
      problem: { code: 'form' },
    });
    const { storyId } = await appealed();
    const unread = { storyId, officer: acting('huda'), outcome: 'uphold' as const, words: SORRY };
    const context = world.decideContextAt(NOW());
    expect(await decideAppeal(context, unread)).toMatchObject({ kind: 'invalid' });
    expect(await judges('sami', storyId, 'uphold', ' ')).toMatchObject({ kind: 'invalid' });
    expect(await judges('sami', storyId)).toMatchObject({ kind: 'invalid' });
    expect((await findAppeal(world.desk, storyId))?.closedAt).toBeNull();
  });

  test('comes within thirty days of the decision, of texts that were refused or taken down alone', async () => {
    const { receipt } = await ended();
    expect((await receipt.look(inDays(30))).mayAppealUntil).not.toBeNull();
    expect(await receipt.appeals(WHY, inDays(32))).toMatchObject({ problem: { code: 'over' } });
    const waiting = await world.sent();
    expect(await waiting.receipt.appeals(WHY, NOW())).toMatchObject({ problem: { code: 'over' } });
    const hidden = await world.sent();
    await world.world.decideAs('noor', hidden.storyId, 'hide');
    expect(await hidden.receipt.appeals(WHY, NOW())).toMatchObject({ problem: { code: 'over' } });
  });

  test('is one line in the list, with the day by which an answer was promised', async () => {
    const { storyId } = await appealed();
    const { cases } = await listCases(world.contextAt(NOW()), 'open');
    expect(cases.filter((one) => one.storyId === storyId)).toMatchObject([
      { words: WHY, against: 'refused', late: false },
    ]);
    const later = await listCases(world.contextAt(inDays(12)), 'open');
    expect(later.cases.find((one) => one.storyId === storyId)?.late).toBe(true);
    const seen = await readCase(world.contextAt(NOW()), { storyId, officer: { id: 'noor' } });
    expect(seen).toMatchObject({ mine: true, deciders: ['noor'], first: { by: 'noor' } });
  });

  test('that nobody answers for a month brings the text back', async () => {
    const { storyId, receipt } = await appealed();
    await returnAppeals(world.decideContextAt(inDays(29)));
    expect(await stateOf(storyId)).toBe('refused');
    await returnAppeals(world.decideContextAt(inDays(31)));
    expect(await stateOf(storyId)).toBe('in_review');
    const shown = await receipt.look(NOW());
    expect(shown.appeal).toMatchObject({ outcome: null, closedOn: shown.today });
  });

  test('keeps the words from being erased until it is answered, and goes with them then', async () => {
    const { storyId } = await appealed();
    const root = world.database.as('superuser');
    const old = { state_since: new Date('2026-01-01T00:00:00Z') };
    await root.updateTable('story').set(old).where('id', '=', storyId).execute();
    const purger = world.database.as('purger');
    await expect(eraseWords(purger, storyId)).rejects.toThrow(/not to be erased/);
    await judges('sami', storyId, 'uphold');
    await eraseWords(purger, storyId);
    expect(await findAppeal(root, storyId)).toBeUndefined();
    const { rows } = await sql<{ all: string }>`
      SELECT string_agg(e::text, '') AS all FROM event e WHERE story_id = ${storyId}`.execute(root);
    expect(rows[0]?.all).not.toContain('bus');
  });

  test('with a cry for help in it is seen as a new text is', async () => {
    const { storyId } = await appealed();
    await readReplies({
      ...QUIET,
      db: world.database.as('worker'),
      clock: () => new Date(),
      timeZone: 'America/Toronto',
      detectLanguage: () => 'en',
      findDangers: (text) => (text.includes('bus') ? ['risk-to-life'] : []),
    });
    expect((await findStory(world.desk, storyId))?.dangers).toEqual(['risk-to-life']);
    expect(await judges('sami', storyId, 'uphold')).toMatchObject({ kind: 'invalid' });
  });
});

describe('nobody decides their own case', () => {
  const OFFICERS = ['noor', 'sami', 'amal'];
  const DONE: OfficerDecision[] = [
    'publish',
    'refuse',
    'hide',
    'remove',
    'restore',
    'park',
    'resume',
  ];

  test(
    'whatever was done before, by whom and in which order',
    async () => {
      const step = fc.record({
        by: fc.constantFrom(...OFFICERS.keys()),
        what: fc.constantFrom(...DONE),
      });
      let judged = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
          const { storyId, receipt } = await world.sent();
          // Of their own, or ten thousand texts would be more than one may decide in an hour.
          const crew = OFFICERS.map((one) => `${one}-${storyId}`);
          for (const { by, what } of [...steps, { by: 0, what: 'refuse' as const }]) {
            const story = await findStory(world.desk, storyId);
            const state = story?.state ?? 'received';
            await world.world.decideAs(crew[by] ?? '', storyId, what, { state });
          }
          const filed = await receipt.appeals(WHY, NOW());
          if (filed.kind !== 'open' || filed.problem) return;
          const before = decidedBy(await listEvents(world.desk, storyId));
          for (const officer of [...before, ...crew.filter((one) => !before.includes(one))]) {
            const { kind } = await judges(officer, storyId, 'uphold');
            if (before.includes(officer)) expect(kind).toBe('invalid');
          }
          const appeal = await findAppeal(world.desk, storyId);
          if (appeal?.decidedBy) {
            expect(before).not.toContain(appeal.decidedBy);
            judged += 1;
          }
        }),
        { numRuns: runs(25) },
      );
      expect(judged).toBeGreaterThan(0);
    },
    timeFor(25, 120_000),
  );

  test('nor does the database take it, whatever a program believes', async () => {
    const { storyId } = await appealed();
    const judge = (officer: string) =>
      insertEvent(world.desk, {
        storyId,
        kind: 'uphold',
        officer,
        fromState: 'refused',
        toState: 'refused',
        revisionNo: 1,
        at: new Date(),
      });
    await expect(judge('noor')).rejects.toThrow(/own case/);
    await judge('sami');
  });
});

test('the database takes no appeal against what was not decided, and none twice', async () => {
  const { storyId, receipt } = await world.sent();
  const file = (against: string) =>
    receipt.within((db) =>
      db
        .insertInto('appeal')
        .values({ story_id: storyId, against, words: WHY, filed_at: new Date() })
        .execute(),
    );
  await expect(file('refused')).rejects.toThrow(/nothing to appeal/);
  await world.world.decideAs('noor', storyId, 'refuse');
  await expect(file('removed')).rejects.toThrow(/nothing to appeal/);
  await file('refused');
  await expect(file('refused')).rejects.toThrow(/duplicate key/);
});
