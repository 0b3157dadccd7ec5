import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { TRAINING_TEXTS } from '#domain/vetting/training-texts.ts';
import { appointOfficer } from '#services/officers/appoint-officer.ts';
import { OnlyForLeads } from '#services/officers/for-leads.ts';
import { seenNow } from '#support/acting.ts';
import { createDeskWorld, type DeskWorld } from '#support/desk-world.ts';
import { decideStory } from './decide-story.ts';
import { readDeskStory } from './read-desk-story.ts';
import { answerTraining, letPublish, readProgress, readTraining } from './training.ts';

const NOW = '2026-06-17T14:00:00Z';
const FIRST = TRAINING_TEXTS[0]?.code ?? '';

let world: DeskWorld;
let newcomer: ActingOfficer;
let lead: ActingOfficer;
beforeEach(async () => {
  world = await createDeskWorld();
  newcomer = await world.officer({ name: 'Noor', inTraining: true });
  lead = { ...(await world.officer({ role: 'lead' })), confirmedAt: new Date(NOW) };
});

const at = () => ({
  ...world.contextAt(NOW),
  ...world.world.decideContext,
  clock: () => new Date(NOW),
});

async function publishes(storyId: string, officer: ActingOfficer = newcomer) {
  const read = await readDeskStory(at(), { storyId, officer, open: 'asked' });
  const seen = await seenNow(world.desk, storyId);
  const outcome = await decideStory(at(), { storyId, officer, decision: 'publish', seen });
  return { offered: read?.actions.includes('publish'), kind: outcome.kind };
}

describe('a newcomer', () => {
  test('publishes nothing until a lead says so, and may decline', async () => {
    const storyId = await world.send(NOW);
    expect(await publishes(storyId)).toEqual({ offered: false, kind: 'closed' });
    expect(await letPublish(at(), { by: lead, officer: newcomer.id })).toEqual({ kind: 'let' });
    expect(await publishes(storyId)).toEqual({ offered: true, kind: 'decided' });
    const other = await world.officer({ inTraining: true });
    const declined = await world.send(NOW);
    await readDeskStory(at(), { storyId: declined, officer: other, open: 'asked' });
    const seen = await seenNow(world.desk, declined);
    const clauses = ['no-sermon'];
    const refusal = { storyId: declined, officer: other, decision: 'refuse', clauses } as const;
    expect(await decideStory(at(), { ...refusal, clauses, seen })).toMatchObject({
      kind: 'decided',
    });
  });

  test('publishes nothing past the services either: not as the first, the second or by the clock', async () => {
    const storyId = await world.send(NOW);
    const tells = (kind: string, officer: string) =>
      sql`INSERT INTO event (story_id, kind, actor_kind, officer, from_state, to_state, revision_no)
        VALUES (${storyId}, ${kind}, 'officer', ${officer}, 'received', 'received', 1)`.execute(
        world.desk,
      );
    for (const officer of [newcomer, lead])
      await readDeskStory(at(), { storyId, officer, open: 'asked' });
    for (const kind of ['publish', 'approve', 'schedule'])
      await expect(tells(kind, newcomer.id)).rejects.toThrow('publishes nothing');
    // The control: somebody else, and anything else.
    await tells('approve', lead.id);
    await tells('note', newcomer.id);
  });

  test('lets nobody publish, nor does an officer, nor a lead without the passkey', async () => {
    const officer = newcomer.id;
    expect(() => letPublish(at(), { by: newcomer, officer })).toThrow(OnlyForLeads);
    const by = { ...lead, confirmedAt: null };
    expect(await letPublish(at(), { by, officer })).toEqual({ kind: 'needs-passkey' });
    const storyId = await world.send(NOW);
    expect((await publishes(storyId)).kind).toBe('closed');
    await letPublish(at(), { by: lead, officer });
    await letPublish(at(), { by: lead, officer });
    // Said once, and in the log.
    const told = (await world.deskEvents()).filter(({ kind }) => kind === 'clear-officer');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ officer: lead.id });
  });

  test('who is made a lead publishes', async () => {
    const asked = { by: lead, officer: newcomer.id, role: 'lead', languages: ['en'] } as const;
    expect(await appointOfficer(at(), { ...asked, languages: ['en'] })).toEqual({
      kind: 'appointed',
    });
    expect((await publishes(await world.send(NOW))).kind).toBe('decided');
  });
});

describe('the texts to learn with', () => {
  test('say what the desk would do only after an answer', async () => {
    const before = await readTraining(at(), { officer: newcomer });
    expect(before.inHand).toMatchObject({ code: FIRST, compared: null });
    expect(JSON.stringify(before)).not.toContain(TRAINING_TEXTS[0]?.word);
    const said = { verdict: 'decline', clauses: ['no-sermon'] } as const;
    await answerTraining(at(), { officer: newcomer, text: FIRST, said });
    const after = await readTraining(at(), { officer: newcomer, text: FIRST });
    expect(after.inHand?.compared).toMatchObject({
      you: said,
      desk: { verdict: 'publish', clauses: [] },
      apart: ['no-sermon'],
    });
    expect((await readTraining(at(), { officer: newcomer })).inHand?.code).toBe(
      TRAINING_TEXTS[1]?.code,
    );
  });

  test('take the last answer, one that says one thing, of a text that there is', async () => {
    const officer = newcomer;
    const publish = { verdict: 'publish', clauses: [] } as const;
    expect(await answerTraining(at(), { officer, text: 'no-such', said: publish })).toEqual({
      kind: 'not-found',
    });
    const unclear = { verdict: 'decline', clauses: [] } as const;
    expect(await answerTraining(at(), { officer, text: FIRST, said: unclear })).toMatchObject({
      kind: 'invalid',
    });
    for (const said of [{ verdict: 'decline', clauses: ['no-hate'] } as const, publish])
      await answerTraining(at(), { officer, text: FIRST, said });
    const { inHand } = await readTraining(at(), { officer, text: FIRST });
    expect(inHand?.compared?.you).toEqual(publish);
  });

  test('tell leads how many were read, and not what was said', async () => {
    await answerTraining(at(), {
      ...{ officer: newcomer, text: FIRST, said: { verdict: 'publish', clauses: [] } },
    });
    expect(await readProgress(at(), { by: lead, officer: newcomer.id })).toEqual({
      ...{ inTraining: true, read: 1, of: 12 },
    });
    expect(() => readProgress(at(), { by: newcomer, officer: newcomer.id })).toThrow(OnlyForLeads);
  });
});
