import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { insertCaseWord, lockReportCase } from '#db/cases/report-cases.ts';
import { listEvents } from '#db/events.ts';
import { insertEvent } from '#db/insert-events.ts';
import { findPublication, findPublicationOfStory } from '#db/publications/publications.ts';
import { findStory } from '#db/stories.ts';
import { addDays, dayIn } from '#domain/calendar/calendar-day.ts';
import { BURST_REPORTS } from '#domain/vetting/report.ts';
import { countHere } from '#services/counting/count-here.ts';
import { forgetOnSchedule } from '#services/retention/forget-on-schedule.ts';
import { readReplies } from '#services/stories/read-replies.ts';
import { createSendingLanes } from '#services/stories/sending-lanes.ts';
import { redactStory } from '#services/vetting/redact-story.ts';
import { acting, seenNow } from '#support/acting.ts';
import { QUIET } from '#support/quiet-preparing.ts';
import {
  createReportWorld,
  inDays,
  NOW,
  type ReportWorld,
  TO_REPORTER,
  TO_WRITER,
} from '#support/report-world.ts';
import { fileReport } from './file-report.ts';
import { readReportCases } from './read-report-cases.ts';
import { acknowledgeCase, askReporters, pauseForCase } from './work-on-case.ts';
import { writeDownLetter } from './write-down-letter.ts';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
});

const today = () => dayIn(new Date(), 'America/Toronto');
const stateOf = async (storyId: string) => (await findStory(world.desk, storyId))?.state;
const caseIn = (which: 'open' | 'closed', no: number) =>
  readReportCases(world.contextAt(NOW()), which).then((all) => all.find((one) => one.no === no));

describe('a report', () => {
  test('is acknowledged and decided, and whoever wrote it reads why', async () => {
    const { no, by, storyId, hash } = await world.aCase();
    expect(await by.look()).toMatchObject({ no, hash, acknowledgedOn: null, closedOn: null });
    await acknowledgeCase(world.decideContextAt(NOW()), { no, officer: acting('noor') });
    expect(await by.look()).toMatchObject({ acknowledgedOn: today() });
    expect(await world.decides('sami', { no, storyId }, 'keep')).toEqual({ kind: 'decided' });
    expect(await by.look()).toMatchObject({ outcome: 'keep', answer: TO_REPORTER });
    expect(await stateOf(storyId)).toBe('published');
    expect(await world.decides('huda', { no, storyId }, 'remove')).toEqual({ kind: 'closed' });
  });

  test('needs a ground and good faith; words and an address are as one likes', async () => {
    const { hash } = await world.published();
    const outcome = await world.tryToReport(hash, {
      ground: '',
      faith: false,
      email: 'no address',
    });
    expect(outcome).toEqual({ kind: 'invalid', problems: ['ground', 'email', 'faith'] });
    expect(await world.tryToReport(hash, { words: 'a'.repeat(2_001) })).toMatchObject({
      problems: ['long'],
    });
    expect(await world.tryToReport(hash, { words: '' })).toMatchObject({ kind: 'filed' });
    expect(await world.tryToReport('0123456789ab')).toEqual({ kind: 'gone' });
  });

  test('of a text that is reported already is the same case; the next round is another', async () => {
    const { no, hash, storyId } = await world.aCase();
    const others = await Promise.all(
      [1, 2, 3].map(() => world.reported(hash, { ground: 'child' })),
    );
    for (const other of others) expect((await other.look()).no).toBe(no);
    expect(await caseIn('open', no)).toMatchObject({ reports: 4, child: true, burst: false });
    expect((await world.caseAt(no)).grounds).toEqual([
      { ground: 'child', count: 3 },
      { ground: 'about-me', count: 1 },
    ]);
    await world.decides('sami', { no, storyId }, 'keep');
    const again = await world.reported(hash);
    expect((await again.look()).no).toBeGreaterThan(no);
    const { id } = await world.caseAt((await again.look()).no);
    const opened = (await listEvents(world.desk, storyId)).filter(
      ({ kind }) => kind === 'case-opened',
    );
    expect(opened).toHaveLength(2);
    expect(id).not.toBe((await world.caseAt(no)).id);
  });

  test(`with ${BURST_REPORTS} within an hour is marked, and nothing happens to the text`, async () => {
    const { no, hash, storyId } = await world.aCase();
    for (let more = 2; more < BURST_REPORTS; more += 1) await world.reported(hash);
    expect(await caseIn('open', no)).toMatchObject({ burst: false });
    await world.reported(hash);
    expect(await caseIn('open', no)).toMatchObject({ burst: true, reports: BURST_REPORTS });
    expect(await stateOf(storyId)).toBe('published');
    expect(await findPublication(world.desk, hash)).toMatchObject({ paused: false });
  });

  test('comes through lanes and the bot check as a text does', async () => {
    const { hash } = await world.published();
    const context = {
      ...world.world.submitContext,
      readDb: world.database.as('web'),
      reportLanes: createSendingLanes(
        countHere(() => new Date()),
        'report-lanes',
      ),
      newKey: () => crypto.randomUUID(),
    };
    const request = {
      ...{ hash, ground: 'other', words: '', email: '', faith: true, language: 'en' as const },
      ...{ botCheckToken: null, address: '198.51.100.4' },
    };
    const refusing = {
      ...context.botCheck,
      verify: async () => ({ kind: 'refused' as const }),
    };
    expect(await fileReport({ ...context, botCheck: refusing }, request)).toEqual({
      kind: 'not-human',
    });
    for (let sent = 0; sent < 60; sent += 1)
      expect((await fileReport(context, request)).kind).toBe('filed');
    expect(await fileReport(context, request)).toMatchObject({ kind: 'too-many' });
  });

  test('by letter joins the others, and its writer has no receipt', async () => {
    const { no, hash } = await world.aCase();
    const newId = () => crypto.randomUUID();
    const letter = { ground: 'law', words: 'A lawyer writes.', officer: acting('huda') };
    const write = (address: string) =>
      writeDownLetter({ db: world.desk, newId }, { ...letter, address });
    expect(await write('https://hikaya.example.org/nowhere')).toMatchObject({ kind: 'invalid' });
    expect(await write(`https://hikaya.example.org/story/life/asked/${hash}`)).toEqual({
      kind: 'written',
    });
    expect(await world.caseAt(no)).toMatchObject({ kind: 'law', reports: 2 });
  });
});

describe('a decision', () => {
  test('is closed until both sides have their words, the text was opened, and nobody is in danger', async () => {
    const { no, storyId } = await world.aCase();
    const one = { no, storyId };
    for (const silent of [{ toReporter: ' ' }, { toWriter: '' }])
      expect(await world.decides('sami', one, 'keep', silent)).toMatchObject({ kind: 'invalid' });
    const { decideReportCase } = await import('./decide-report-case.ts');
    const unread = { no, officer: acting('huda'), outcome: 'keep' as const };
    expect(
      await decideReportCase(world.decideContextAt(NOW()), {
        ...unread,
        toReporter: TO_REPORTER,
        toWriter: TO_WRITER,
      }),
    ).toMatchObject({ kind: 'invalid' });
    expect(await world.decides('sami', one, 'remove', { ground: undefined })).toMatchObject({
      kind: 'invalid',
    });
    // What was refused left nothing behind, neither words nor a closed case.
    expect(await world.caseAt(no)).toMatchObject({ closedAt: null, words: [] });
    expect(await world.decides('sami', one, 'keep')).toEqual({ kind: 'decided' });
  });

  test('takes the text down with its ground, and its writer can appeal', async () => {
    const { no, storyId, hash, receipt, by } = await world.aCase();
    await world.decides('sami', { no, storyId }, 'remove');
    expect(await findPublication(world.desk, hash)).toBeUndefined();
    expect(await by.look()).toMatchObject({ outcome: 'remove', answer: TO_REPORTER });
    const shown = await receipt.look(NOW());
    expect(shown).toMatchObject({ state: 'removed', ground: 'safety' });
    expect(shown.cases).toMatchObject([{ words: TO_WRITER }]);
    expect(shown.mayAppealUntil).not.toBeNull();
  });

  test('keeps it with passages cut, where it stands and of the day it was published', async () => {
    const { no, storyId, hash, receipt } = await world.aCase();
    const before = await findPublicationOfStory(world.desk, storyId);
    const body = before?.body ?? '';
    const decide = (left: string) =>
      world.decides('sami', { no, storyId }, 'change', { body: left });
    expect(await decide(body), 'nothing changed').toMatchObject({ kind: 'invalid' });
    expect(await decide(body.replace('Elm High School', 'a school by the lake'))).toMatchObject({
      kind: 'invalid',
    });
    expect(await decide(body.replace(' Elm High', ''))).toEqual({ kind: 'decided' });
    const after = await findPublication(world.desk, hash);
    expect(after).toMatchObject({ shortened: true, publishedAt: before?.publishedAt });
    expect(after?.body).not.toContain('Elm High');
    expect((await receipt.look(NOW())).cut?.places).toHaveLength(1);
  });

  test('keeps it with a line of the label left out since the case came', async () => {
    const { storyId, hash } = await world.published({ name: 'Amina Rahman' });
    const { no } = await (await world.reported(hash)).look();
    const change = () => world.decides('sami', { no, storyId }, 'change', { body: '' });
    expect(await change()).toMatchObject({ kind: 'invalid' });
    await redactStory(world.decideContextAt(NOW()), {
      storyId,
      officer: acting('sami'),
      seen: await seenNow(world.desk, storyId),
      field: 'name',
      action: 'hide',
      reason: 'It leads to somebody.',
    });
    expect(await change()).toEqual({ kind: 'decided' });
  });

  test('needs no decision where the writer takes the text back', async () => {
    const { no, receipt, by } = await world.aCase();
    await receipt.withdraws(NOW());
    expect(await by.look()).toMatchObject({ closedOn: today(), outcome: null, answer: null });
    expect(await caseIn('closed', no)).toMatchObject({ outcome: null });
  });
});

describe('while it is read', () => {
  test('whoever reported it is asked, no promise runs, and they answer once', async () => {
    const { no, by } = await world.aCase();
    const until = addDays(today(), 14);
    const ask = (day: string) =>
      askReporters(world.decideContextAt(NOW()), {
        no,
        officer: acting('noor'),
        words: 'Which words?',
        until: day,
      });
    expect(await ask(today())).toMatchObject({ kind: 'invalid' });
    expect(await by.says('Too early.')).toMatchObject({ said: 'over' });
    await ask(until);
    expect(await caseIn('open', no)).toMatchObject({ asking: true, late: false });
    expect(await by.look()).toMatchObject({
      askedUntil: until,
      asked: [{ words: 'Which words?' }],
    });
    expect(await by.says(' ')).toMatchObject({ said: 'empty' });
    expect(await by.says('The green van.')).toMatchObject({ said: 'taken' });
    expect(await by.says('And more.')).toMatchObject({ said: 'over' });
    const one = await world.caseAt(no);
    expect(one).toMatchObject({ asking: false });
    expect(one.listed[0]?.more).toBe('The green van.');
  });

  test('the page is paused, whatever the writer wishes, and as the writer wishes afterwards', async () => {
    const { no, storyId, hash } = await world.aCase();
    const paused = async () => (await findPublication(world.desk, hash))?.paused;
    const pause = (wish: boolean) =>
      pauseForCase(world.decideContextAt(NOW()), { no, officer: acting('noor'), paused: wish });
    await pause(true);
    expect(await paused()).toBe(true);
    const root = world.database.as('superuser');
    await root
      .updateTable('publication')
      .set({ paused: false })
      .where('story_id', '=', storyId)
      .execute();
    expect(await paused()).toBe(true);
    await pause(false);
    expect(await paused()).toBe(false);
    await pause(true);
    await world.decides('sami', { no, storyId }, 'keep');
    expect(await paused()).toBe(false);
  });

  test('days are working days, the same day where a child can be found, and a month is too long', async () => {
    const { no, hash } = await world.aCase();
    const late = (at: string) =>
      readReportCases(world.contextAt(at), 'open').then((all) => all.find((one) => one.no === no));
    expect(await late(NOW())).toMatchObject({ late: false, escalated: false });
    expect(await late(inDays(7))).toMatchObject({ late: true });
    expect(await late(inDays(31))).toMatchObject({ escalated: true });
    await world.reported(hash, { ground: 'child' });
    const one = await late(NOW());
    expect(one?.firstAnswerBy).toBe(one?.openedOn);
    const old = { opened_at: new Date(Date.now() - 31 * 86_400_000) };
    const root = world.database.as('superuser');
    const figure = async () => {
      const { rows } = await sql<{ value: number }>`
        SELECT value FROM system_figures(current_date) WHERE name = 'cases_undecided'`.execute(
        root,
      );
      return rows[0]?.value;
    };
    const before = Number(await figure());
    await root.updateTable('report_case').set(old).where('no', '=', no).execute();
    expect(Number(await figure())).toBe(before + 1);
  });

  test('a threat and a cry for help go the way of safeguarding, a crowd rings once', async () => {
    const { storyId, hash, no } = await world.aCase('danger');
    await world.reported(hash, { ground: 'danger' });
    const rung: string[] = [];
    const look = (find: (text: string) => 'risk-to-life'[] = () => []) =>
      readReplies({
        ...QUIET,
        db: world.database.as('worker'),
        clock: () => new Date(),
        timeZone: 'America/Toronto',
        detectLanguage: () => 'en',
        findDangers: find,
        enqueue: async (_db, job) => {
          rung.push(job.name);
        },
      });
    await look();
    expect((await findStory(world.desk, storyId))?.dangers).toEqual(['threat']);
    expect(rung).toEqual(['tell-leads']);
    expect(await world.decides('sami', { no, storyId }, 'keep')).toMatchObject({ kind: 'invalid' });
    await world.reported(hash, { ground: 'danger', words: 'HELP' });
    await look((text) => (text.includes('HELP') ? ['risk-to-life'] : []));
    expect((await findStory(world.desk, storyId))?.dangers).toEqual(['threat', 'risk-to-life']);
    expect(rung).toEqual(['tell-leads', 'tell-leads']);
  });
});

describe('nobody decides their own case', () => {
  test('asked by the service, and by the database whatever a program believes', async () => {
    const { no, storyId } = await world.aCase();
    expect(await world.decides('noor', { no, storyId }, 'keep')).toMatchObject({ kind: 'invalid' });
    const log = (officer: string) =>
      insertEvent(world.desk, {
        ...{ storyId, kind: 'case-decided', officer, revisionNo: 1, at: new Date() },
        ...{ fromState: 'published', toState: 'published' },
      });
    await expect(log('noor')).rejects.toThrow(/own case/);
    const close = (officer: string, words: boolean) =>
      world.desk.transaction().execute(async (db) => {
        const one = await lockReportCase(db, no);
        if (!one) throw new Error('No case.');
        const said = { kind: 'decided', words: 'So.', officer } as const;
        if (words) {
          await insertCaseWord(db, one, { ...said, side: 'writer' });
          await insertCaseWord(db, one, { ...said, side: 'reporter' });
        }
        const set = { closed_at: new Date(), outcome: 'keep', decided_by: officer };
        await db.updateTable('report_case').set(set).where('no', '=', no).execute();
      });
    await expect(close('noor', true)).rejects.toThrow(/own case/);
    await expect(close('sami', false)).rejects.toThrow(/both sides/);
    // The control: the same steps by somebody else are taken.
    await close('sami', true);
    await expect(close('huda', true)).rejects.toThrow(/decided once|duplicate/);
  });
});

test('addresses go 30 days after the decision, and what readers wrote after 180', async () => {
  const { hash, storyId } = await world.published();
  const by = await world.reported(hash, { email: 'reader@example.org' });
  const { no } = await by.look();
  const root = world.database.as('superuser');
  const addresses = async () =>
    (await root.selectFrom('report_contact').select('report_id').execute()).length;
  const forget = () =>
    forgetOnSchedule({ db: world.database.as('purger'), clock: () => new Date() });
  const age = (days: number) =>
    sql`ALTER TABLE report_case DISABLE TRIGGER case_decided_once`
      .execute(root)
      .then(() =>
        root
          .updateTable('report_case')
          .set({ closed_at: new Date(Date.now() - days * 86_400_000) })
          .where('no', '=', no)
          .execute(),
      )
      .then(() => sql`ALTER TABLE report_case ENABLE TRIGGER case_decided_once`.execute(root));
  await world.decides('sami', { no, storyId }, 'keep');
  const kept = await addresses();
  await forget();
  expect(await addresses()).toBe(kept);
  await age(31);
  await forget();
  expect(await addresses()).toBe(kept - 1);
  expect(await by.look()).toMatchObject({ answer: TO_REPORTER });
  await age(181);
  await forget();
  expect(await by.open(NOW())).toEqual({ kind: 'unknown' });
  const gone = sql`SELECT 1 FROM report_case WHERE no = ${no}`;
  expect((await gone.execute(root)).rows).toEqual([]);
  // A young case is no program's to erase.
  const young = await world.aCase();
  const erase = sql`DELETE FROM report WHERE hash = ${young.hash}`;
  await expect(erase.execute(root)).rejects.toThrow(/not to be erased/);
});
