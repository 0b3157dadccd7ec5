import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { eraseWords } from '#db/erasures.ts';
import { listEvents } from '#db/events.ts';
import { findPublicationOfStory } from '#db/publications/publications.ts';
import { listQuestions } from '#db/questions.ts';
import { findRevision, insertOfficerRevision, insertWritersRevision } from '#db/revisions.ts';
import { annotateStory, findStory } from '#db/stories.ts';
import type { QuestionDraft } from '#domain/vetting/question.ts';
import { raiseDanger } from '#services/safeguarding/raise-danger.ts';
import { readReplies } from '#services/stories/read-replies.ts';
import { acting, openNow, seenNow } from '#support/acting.ts';
import { type AskingWorld, createAskingWorld, MONDAY, OWN, SCHOOL } from '#support/asking-world.ts';
import { QUIET } from '#support/quiet-preparing.ts';
import { askWriter } from './ask-writer.ts';
import { decideStory } from './decide-story.ts';
import { readDeskStory } from './read-desk-story.ts';
import { returnParkedStories } from './return-parked.ts';
import { undoDecision } from './undo-decision.ts';

let world: AskingWorld;
beforeAll(async () => {
  world = await createAskingWorld();
});

const WEDNESDAY = '2026-06-17T15:00:00Z';
const AFTER = '2026-06-30T15:00:00Z';
const noor = acting('noor');

const stateOf = async (storyId: string) => (await findStory(world.desk, storyId))?.state;
const kindsOf = async (storyId: string) =>
  (await listEvents(world.desk, storyId)).map(({ kind }) => kind);
const publicationOf = (storyId: string) => findPublicationOfStory(world.desk, storyId);

describe('a writer who is asked to change something', () => {
  test('finds both wordings, says yes, and is published in the words they said yes to', async () => {
    const { storyId, receipt, proposal } = await world.asked();
    expect(await stateOf(storyId)).toBe('parked');
    const shown = await receipt.look();
    expect(shown.question).toMatchObject({
      kind: 'change',
      words: 'Is that all right with you?',
      until: '2026-06-29',
      ifSilent: 'decline',
      places: [
        { where: 'text', before: SCHOOL, after: SCHOOL.replace('Elm High School', 'school') },
      ],
    });
    const done = await receipt.says('yes');
    expect(done).toMatchObject({ kind: 'open', changed: 'reply', problem: null });
    expect(await stateOf(storyId)).toBe('in_review');
    expect(await findRevision(world.desk, storyId, 2)).toMatchObject({
      ...proposal,
      byOfficer: false,
    });
    expect(await world.publish(storyId, WEDNESDAY)).toMatchObject({ kind: 'decided' });
    expect(await publicationOf(storyId)).toMatchObject({ ...proposal, shortened: false });
    const after = await receipt.look();
    expect([after.question, after.cut]).toEqual([null, null]);
  });

  test('writes it another way, and that is what counts', async () => {
    const { storyId, receipt } = await world.asked();
    await receipt.says('own-words', { places: ['Our teacher says that a letter is a seat.'] });
    const revision = await findRevision(world.desk, storyId, 2);
    expect(revision?.body).toBe(OWN.replace(SCHOOL, 'Our teacher says that a letter is a seat.'));
    expect(revision?.byOfficer).toBe(false);
  });

  test('takes it back in the middle, and nobody waits for an answer any more', async () => {
    const { storyId, receipt } = await world.asked();
    const shown = await receipt.look();
    await receipt.withdraws();
    expect(await stateOf(storyId)).toBe('withdrawn');
    expect((await receipt.look()).question).toBeNull();
    const late = await receipt.says('yes', { question: shown.question?.no ?? 0 });
    expect(late).toMatchObject({ changed: null, problem: { code: 'over' } });
    expect(await findRevision(world.desk, storyId, 2)).toBeUndefined();
  });

  test.each([
    ['nothing', { places: [''] }, { code: 'form' }],
    ['too much', { places: ['a '.repeat(6_000)] }, { code: 'form' }],
  ])('and sends %s is told so, and nothing is changed', async (_what, typed, problem) => {
    const { storyId, receipt } = await world.asked({ whole: true });
    const answer = await receipt.says('own-words', typed);
    expect(answer).toMatchObject({ changed: null });
    if (answer.kind !== 'open') throw new Error(answer.kind);
    expect(['form', 'empty']).toContain(answer.problem?.code);
    expect(problem.code).toBe('form');
    expect(await stateOf(storyId)).toBe('parked');
  });

  test('cannot answer a question with what answers another, nor one that was asked before', async () => {
    const { storyId, receipt } = await world.asked();
    expect(await receipt.says('words', { words: 'Yes' })).toMatchObject({
      problem: { code: 'over' },
    });
    expect(await receipt.says('yes', { question: 1 })).toMatchObject({ problem: { code: 'over' } });
    expect(await stateOf(storyId)).toBe('parked');
  });
});

describe('the days that were promised', () => {
  test('stand still while the writer is asked, also when a holiday is added later', async () => {
    const { storyId, receipt } = await world.asked();
    const before = (await findStory(world.desk, storyId))?.dueOn;
    // Two working days.
    await receipt.says('yes', {}, WEDNESDAY);
    const story = await findStory(world.desk, storyId);
    expect([before, story?.dueOn, story?.stillDays]).toEqual(['2026-06-24', '2026-06-26', 2]);
    await world.moveDueDays();
    expect((await findStory(world.desk, storyId))?.dueOn).toBe('2026-06-26');
  });

  test('and stand still no longer once an officer takes it up again', async () => {
    const { storyId, receipt } = await world.asked();
    await decideStory(world.decideContextAt(WEDNESDAY), {
      storyId,
      officer: noor,
      decision: 'resume',
      seen: await seenNow(world.desk, storyId),
    });
    expect(await findStory(world.desk, storyId)).toMatchObject({
      stillDays: 2,
      state: 'in_review',
    });
    expect(await receipt.says('yes')).toMatchObject({ problem: { code: 'over' } });
  });
});

describe('when no answer comes', () => {
  test('it is declined, said to be so for no fault of the words, and can be sent again', async () => {
    const { storyId, receipt } = await world.asked();
    await returnParkedStories(world.decideContextAt('2026-06-29T15:00:00Z'));
    expect(await stateOf(storyId)).toBe('parked');
    await returnParkedStories(world.decideContextAt(AFTER));
    expect(await stateOf(storyId)).toBe('refused');
    expect(await receipt.look()).toMatchObject({ unanswered: true, reasons: [], question: null });
    const last = (await listEvents(world.desk, storyId)).at(-1);
    expect(last).toMatchObject({ kind: 'refuse', byItself: true });
  });

  test('or published without the passages, which its page tells', async () => {
    const { storyId, receipt } = await world.asked({ ifSilent: 'publish', cut: true });
    await returnParkedStories(world.decideContextAt(AFTER));
    expect(await publicationOf(storyId)).toMatchObject({
      body: OWN.replace(' Elm High', ''),
      shortened: true,
    });
    expect((await receipt.look()).cut?.places).toHaveLength(1);
    expect(await kindsOf(storyId)).toEqual(expect.arrayContaining(['resume', 'edit', 'publish']));
  });

  test.each([
    ['somebody may be in danger', 'danger'],
    ['two officers have to agree', 'two'],
    ['a mark is open in what is left', 'mark'],
  ] as const)('it is read again where %s', async (_why, why) => {
    const { storyId } = await world.asked({
      ifSilent: 'publish',
      cut: true,
      phone: why === 'mark',
    });
    if (why === 'danger')
      await raiseDanger(world.contextAt(WEDNESDAY), {
        storyId,
        officer: noor,
        seen: await seenNow(world.desk, storyId),
        danger: 'risk-to-life',
        why: 'It says so.',
      });
    const policy = world.database.as('superuser').updateTable('policy');
    if (why === 'two') await policy.set({ two_officers_campaigns: ['general'] }).execute();
    await returnParkedStories(world.decideContextAt(AFTER));
    await policy.set({ two_officers_campaigns: [] }).execute();
    expect(await stateOf(storyId)).toBe('in_review');
    expect(await publicationOf(storyId)).toBeUndefined();
  });
});

describe('what is not asked', () => {
  const about = (change: Partial<QuestionDraft>, age?: string) =>
    world.tryToAsk({ ...change }, age ? { age } : {});

  test.each([
    ['without a kind word', { words: ' ' }],
    ['until a day that is over', { until: '2026-06-14' }],
    ['for longer than anybody should wait', { until: '2026-09-20' }],
    ['with the words that stand there', { proposal: { title: 'Asked', body: OWN } }],
    ['to publish by silence in words of our own', { ifSilent: 'publish' }],
    [
      'to publish by silence where nothing is proposed',
      { kind: 'adults-yes', ifSilent: 'publish' },
    ],
  ] as const)('%s', async (_what, change) => {
    const { outcome, storyId } = await about(change as Partial<QuestionDraft>);
    expect(outcome.kind).toBe('invalid');
    expect(await stateOf(storyId)).toBe('received');
    expect(await listQuestions(world.desk, storyId)).toEqual([]);
  });

  test('a child, to be published by silence: neither by the service nor by the database', async () => {
    const cut = { proposal: { title: 'Asked', body: OWN.replace(' Elm High', '') } };
    const { outcome, storyId } = await about({ ...cut, ifSilent: 'publish' }, '12');
    expect(outcome.kind).toBe('invalid');
    const insert = () =>
      sql`INSERT INTO question (event_no, story_id, revision_no, kind, words, title, body, until, if_silent, asked_by, asked_at)
        VALUES (999999, ${storyId}, 1, 'change', 'w', 't', 'b', '2026-06-29', 'publish', 'o', now())`.execute(
        world.desk,
      );
    await expect(insert()).rejects.toThrow(/by silence/);
    // The control: of somebody grown up the database takes it.
    await world.database
      .as('superuser')
      .updateTable('story')
      .set({ age: 40 })
      .where('id', '=', storyId)
      .execute();
    await insert();
  });

  test('by who has not opened it, while somebody has it, or twice', async () => {
    const { storyId } = await world.asked();
    const again = { storyId, officer: noor, seen: await seenNow(world.desk, storyId) };
    const question = world.question();
    expect(await askWriter(world.decideContextAt(MONDAY), { ...again, question })).toEqual({
      kind: 'not-allowed',
    });
    const unread = await world.send(MONDAY);
    const request = { storyId: unread, officer: noor, seen: await seenNow(world.desk, unread) };
    const outcome = await askWriter(world.decideContextAt(MONDAY), { ...request, question });
    expect(outcome).toMatchObject({ kind: 'invalid', problem: 'Open the text first.' });
  });
});

test('a slip is undone within ten seconds, and the question with it', async () => {
  const { storyId, receipt } = await world.asked();
  const undone = await undoDecision(world.decideContextAt(MONDAY), { storyId, officer: noor });
  expect(undone).toMatchObject({ kind: 'undone' });
  expect((await receipt.look()).question).toBeNull();
});

test('an adult’s yes is the permission that was missing; it is given by ticking it', async () => {
  const { storyId, receipt } = await world.asked({ kind: 'adults-yes', age: '12' });
  expect(await receipt.says('yes')).toMatchObject({ problem: { code: 'no-adult' } });
  await receipt.says('yes', { adult: true, words: 'Her mother, Amal.' });
  expect(await findStory(world.desk, storyId)).toMatchObject({ guardian: true, revisionNo: 1 });
  await openNow(world.desk, { storyId, officer: noor, at: new Date(MONDAY) });
  const desk = await readDeskStory(world.contextAt(MONDAY), {
    storyId,
    officer: noor,
    open: 'asked',
  });
  expect(desk?.gate.permissionMissing).toBe(false);
  expect(desk?.questions.at(-1)).toMatchObject({ reply: 'yes', replyWords: 'Her mother, Amal.' });
  const told = desk?.events.findLast(({ kind }) => kind === 'reply');
  expect(told?.internalNote).toBe('Her mother, Amal.');
});

test('a cry for help in an answer is seen as in a new text', async () => {
  const { storyId, receipt } = await world.asked({ kind: 'something-else' });
  await receipt.says('words', { words: 'I do not want to live any more.' });
  const context = {
    ...QUIET,
    db: world.database.as('worker'),
    clock: () => new Date(),
    timeZone: 'America/Toronto',
    enqueue: async () => {},
    detectLanguage: () => 'en' as const,
    findDangers: (text: string) =>
      text.includes('live any more') ? ['risk-to-life' as const] : [],
  };
  await readReplies(context);
  expect(await findStory(world.desk, storyId)).toMatchObject({ dangers: ['risk-to-life'] });
  expect(await kindsOf(storyId)).toContain('raise-danger');
  const raised = (await kindsOf(storyId)).length;
  await readReplies(context);
  expect(await kindsOf(storyId)).toHaveLength(raised);
});

describe('the database refuses', () => {
  test('a writer’s revision where nobody asked for one, and one in an officer’s hand', async () => {
    const { storyId, receipt } = await world.asked();
    const words = { title: 'Asked', body: 'Other words.', campaign: 'general' };
    const at = { storyId, no: 2, createdAt: new Date() };
    await receipt.says('yes');
    const add = () => receipt.within((db) => insertWritersRevision(db, { ...at, no: 3, ...words }));
    await expect(add()).rejects.toThrow(/row-level security/);
    const forged = insertWritersRevision(world.desk, { ...at, no: 3, ...words });
    await expect(forged).rejects.toThrow(/row-level security/);
    // The control: without the policies both roles have the grant.
    const root = world.database.as('superuser');
    await sql`ALTER TABLE revision DISABLE ROW LEVEL SECURITY`.execute(root);
    await add();
    await sql`ALTER TABLE revision ENABLE ROW LEVEL SECURITY`.execute(root);
  });

  test('to publish other words than a revision’s, or a change that is not told', async () => {
    const { storyId } = await world.sent();
    expect((await world.publish(storyId, MONDAY)).kind).toBe('decided');
    const story = await findStory(world.desk, storyId);
    const campaign = story?.campaign ?? '';
    await insertOfficerRevision(world.desk, {
      storyId,
      no: 2,
      campaign,
      title: 'Ours',
      body: 'Ours.',
      officer: 'noor',
      reason: 'A slip.',
      createdAt: new Date(),
    });
    const shown = (change: object) =>
      world.database
        .as('superuser')
        .updateTable('publication')
        .set(change)
        .where('story_id', '=', storyId)
        .execute();
    await expect(shown({ body: 'Something else.' })).rejects.toThrow(/not told/);
    const ours = { revision_no: 2, title: 'Ours', body: 'Ours.' };
    await expect(shown(ours)).rejects.toThrow(/not told/);
    await shown({ ...ours, shortened: true });
  });

  test('a second answer, another question in its place, and to forget what was asked', async () => {
    const { storyId, receipt } = await world.asked();
    await receipt.says('yes');
    const root = world.database.as('superuser');
    const mine = root.updateTable('question').where('story_id', '=', storyId);
    await expect(mine.set({ reply: 'own-words' }).execute()).rejects.toThrow(/answered once/);
    await expect(mine.set({ words: 'Another.' }).execute()).rejects.toThrow(/answered once/);
    const gone = root.deleteFrom('question').where('story_id', '=', storyId);
    await expect(gone.execute()).rejects.toThrow(/append-only/);
  });
});

test('what was asked and answered goes with the words of the text', async () => {
  const { storyId, receipt } = await world.asked({ kind: 'something-else' });
  await receipt.says('words', { words: 'Zebrafinch.' });
  await receipt.withdraws();
  const root = world.database.as('superuser');
  await root
    .updateTable('story')
    .set({ state_since: new Date('2026-01-01T00:00:00Z') })
    .where('id', '=', storyId)
    .execute();
  await eraseWords(world.database.as('purger'), storyId);
  expect(await listQuestions(root, storyId)).toEqual([]);
  const { rows } = await sql<{ all: string }>`
    SELECT coalesce(string_agg(e::text, ''), '') AS all FROM event e WHERE story_id = ${storyId}`.execute(
    root,
  );
  expect(rows[0]?.all).not.toContain('Zebrafinch');
});

test('words of our own close the gate until the writer says yes; a cut does not', async () => {
  const { storyId } = await world.sent();
  const gateWith = async (no: number, body: string) => {
    await insertOfficerRevision(world.desk, {
      storyId,
      no,
      campaign: 'general',
      title: 'Asked',
      body,
      officer: 'noor',
      reason: 'A school.',
      createdAt: new Date(),
    });
    await annotateStory(world.desk, storyId, { revisionNo: no });
    const context = world.contextAt(MONDAY);
    const desk = await readDeskStory(context, { storyId, officer: noor, open: 'asked' });
    return [desk?.gate.wordsUnasked, (await world.publish(storyId, MONDAY)).kind];
  };
  expect(await gateWith(2, OWN.replace('Elm High School', 'our lovely place'))).toEqual([
    true,
    'closed',
  ]);
  expect(await gateWith(3, OWN.replace(' Elm High', ''))).toEqual([false, 'decided']);
});
