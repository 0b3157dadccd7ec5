import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertHold, isHeld } from '#db/cases/holds.ts';
import { deleteContact } from '#db/contacts.ts';
import { insertOfficer } from '#db/desk/officers.ts';
import { eraseWords, listStoriesToErase } from '#db/erasures.ts';
import { addDays, dayIn } from '#domain/calendar/calendar-day.ts';
import { CASE_DAYS, type Erasure } from '#domain/retention.ts';
import { eraseStory } from '#services/privacy/erase-story.ts';
import type { PrivacyContext } from '#services/privacy/privacy-context.ts';
import { replayJournal } from '#services/privacy/replay-journal.ts';
import { forgetOnSchedule } from '#services/retention/forget-on-schedule.ts';
import { readDeskStory } from '#services/vetting/read-desk-story.ts';
import { acting } from '#support/acting.ts';
import { createReportWorld, NOW, type ReportWorld } from '#support/report-world.ts';
import { holdText, letTextGo } from './hold-text.ts';
import { readHolds } from './read-hold.ts';

let world: ReportWorld;
beforeAll(async () => {
  world = await createReportWorld();
  for (const [id, role] of [
    ['lead', 'lead'],
    ['noor', 'officer'],
  ] as const)
    await insertOfficer(world.desk, {
      id,
      role,
      name: id,
      email: `${id}@example.org`,
      languages: ['en'],
    } as never);
  // The control takes a rule away for a moment; whatever fails, it stands again.
});
afterAll(() => armAgain());

const today = () => dayIn(new Date(), 'America/Toronto');
const lead = () => acting('lead', 'lead');
const root = () => world.database.as('superuser');
const WHY = 'A court may ask for it.';

const hold = (storyId: string, change: object = {}) =>
  holdText(world.contextAt(NOW()), {
    ...{ storyId, by: lead(), reason: WHY, lookOn: addDays(today(), 90) },
    ...change,
  });
const letGo = (storyId: string) =>
  letTextGo(world.contextAt(NOW()), { storyId, by: lead(), reason: 'The court is done.' });

type Text = Awaited<ReturnType<typeof someText>>;

/** Published, reported with an address, and noted in the log; its writer left an address too. */
async function someText() {
  const text = await world.published({ email: 'writer@example.org' });
  const by = await world.reported(text.hash, { email: 'reader@example.org' });
  const { no } = await by.look();
  return { ...text, by, no };
}

const purger = () => world.database.as('purger');
const forget = () => forgetOnSchedule({ db: purger(), clock: () => new Date() });

/** Everything that is there of a text, by what it is. */
async function keptOf({ storyId }: Text) {
  const { rows } = await sql<Record<string, number>>`SELECT
    (SELECT count(*) FROM revision WHERE story_id = ${storyId} AND body <> '')::int AS words,
    (SELECT count(*) FROM contact WHERE story_id = ${storyId})::int AS contact,
    (SELECT count(*) FROM report WHERE story_id = ${storyId})::int AS reports,
    (SELECT count(*) FROM report_contact c JOIN report r ON r.id = c.report_id
      WHERE r.story_id = ${storyId})::int AS reporters,
    (SELECT count(*) FROM report_case WHERE story_id = ${storyId})::int AS cases`.execute(root());
  return rows[0];
}
const ALL = { words: 1, contact: 1, reports: 1, reporters: 1, cases: 1 };

/** As if all of it had ended long ago. */
async function longAgo({ storyId }: Text) {
  const at = new Date(Date.now() - (CASE_DAYS + 10) * 86_400_000);
  await root()
    .updateTable('story')
    .set({ state_since: at, undecided_since: at })
    .where('id', '=', storyId)
    .execute();
  await root()
    .updateTable('contact')
    .set({ created_at: at })
    .where('story_id', '=', storyId)
    .execute();
  await sql`ALTER TABLE report_case DISABLE TRIGGER case_decided_once`.execute(root());
  await root()
    .updateTable('report_case')
    .set({ closed_at: at })
    .where('story_id', '=', storyId)
    .where('closed_at', 'is not', null)
    .execute();
  await sql`ALTER TABLE report_case ENABLE TRIGGER case_decided_once`.execute(root());
}

const privacy = (): PrivacyContext => ({
  deskDb: world.desk,
  workerDb: world.database.as('worker'),
  purgerDb: purger(),
  clock: () => new Date(),
  openContact: world.world.openContact,
  journal: async () => {},
});

const line = (text: Text, kind: Erasure['kind']): Erasure => ({
  ...{ storyId: text.storyId, hash: text.hash, kind, why: 'request', at: NOW() },
});

/** Every way in which something of a text is erased. Some say no, and some do nothing; none may do it. */
const WAYS: Record<string, (text: Text) => Promise<unknown>> = {
  'the writer withdraws, and its days are over': async (text) => {
    await text.receipt.withdraws(NOW());
    await longAgo(text);
    await forget();
  },
  'it is removed, and its days are over': async (text) => {
    await world.world.decideAs('amal', text.storyId, 'remove', { state: 'published' });
    await longAgo(text);
    await forget();
  },
  'somebody without a receipt asks for it': async (text) => {
    expect(await eraseStory(privacy(), { storyId: text.storyId, note: 'Asked.' })).toBe('held');
    await forget();
  },
  'a journal is replayed after a restore': async (text) => {
    await replayJournal(privacy(), [
      line(text, 'contact'),
      line(text, 'withdraw'),
      line(text, 'words'),
    ]);
    await forget();
  },
  'an address is erased by hand of a role': async (text) => {
    await deleteContact(purger(), text.storyId);
    await sql`DELETE FROM report_contact`.execute(purger());
  },
  'a case is long over': async (text) => {
    await world.decides('sami', text, 'keep');
    await longAgo(text);
    await root()
      .updateTable('contact')
      .set({ created_at: new Date() })
      .where('story_id', '=', text.storyId)
      .execute();
    await forget();
  },
  'the purger is told to, whatever the schedule says': async (text) => {
    await text.receipt.withdraws(NOW());
    await longAgo(text);
    expect(await listStoriesToErase(purger(), 1_000)).not.toContain(text.storyId);
    await expect(eraseWords(purger(), text.storyId)).rejects.toThrow(/not to be erased/);
  },
  'even the owner of the tables tries to': async (text) => {
    await text.receipt.withdraws(NOW());
    await longAgo(text);
    for (const statement of [
      `UPDATE revision SET title = '', body = '', erased = true WHERE story_id = '${text.storyId}'`,
      `UPDATE story SET erased_at = now() WHERE id = '${text.storyId}'`,
      `DELETE FROM event_note WHERE story_id = '${text.storyId}'`,
      `DELETE FROM report WHERE story_id = '${text.storyId}'`,
      `DELETE FROM case_word WHERE story_id = '${text.storyId}'`,
      'DELETE FROM legal_hold',
    ])
      await sql
        .raw(statement)
        .execute(root())
        .catch(() => {});
    await sql`DELETE FROM contact WHERE story_id = ${text.storyId}`.execute(root());
  },
};

/** The rule of holds, as if it had never been written. */
const disarm = () =>
  sql`ALTER FUNCTION is_held(uuid) RENAME TO is_really_held;`
    .execute(root())
    .then(() =>
      sql`CREATE FUNCTION is_held(wanted uuid) RETURNS boolean LANGUAGE sql STABLE AS 'SELECT false'`.execute(
        root(),
      ),
    );
async function armAgain() {
  const { rows } = await sql`SELECT 1 FROM pg_proc WHERE proname = 'is_really_held'`.execute(
    root(),
  );
  if (rows.length === 0) return;
  await sql`DROP FUNCTION is_held(uuid)`.execute(root());
  await sql`ALTER FUNCTION is_really_held(uuid) RENAME TO is_held`.execute(root());
}

describe('under a hold nothing is erased', () => {
  test.each(Object.entries(WAYS))('though %s', async (_name, tries) => {
    const text = await someText();
    expect(await hold(text.storyId)).toEqual({ kind: 'done' });
    await tries(text);
    expect(await keptOf(text)).toMatchObject(ALL);
    expect(await isHeld(world.desk, text.storyId)).toBe(true);
  });

  test('and without one everything is: the control', async () => {
    for (const [name, tries] of Object.entries(WAYS)) {
      const text = await someText();
      await tries(text).catch(() => {});
      expect(await keptOf(text), name).not.toMatchObject(ALL);
    }
  });

  test('nor does the test pass by itself: without the rule a held text goes', async () => {
    const text = await someText();
    await hold(text.storyId);
    await disarm();
    await WAYS['the writer withdraws, and its days are over']?.(text);
    await armAgain();
    expect(await keptOf(text)).toMatchObject({ words: 0, contact: 0, reports: 0 });
  });

  test('the page is down and the words shown to no reader, and all goes when the hold ends', async () => {
    const text = await someText();
    await hold(text.storyId);
    await text.receipt.withdraws(NOW());
    const { rows } = await sql`SELECT 1 FROM publication WHERE hash = ${text.hash}`.execute(root());
    expect(rows).toEqual([]);
    const wordsFor = async (officer: ReturnType<typeof acting>) => {
      const asked = { storyId: text.storyId, officer, open: 'asked' as const };
      return (await readDeskStory(world.contextAt(NOW()), asked))?.own.body;
    };
    expect(await wordsFor(acting('sami'))).toBe('');
    expect(await wordsFor(lead())).not.toBe('');
    await longAgo(text);
    await forget();
    expect(await keptOf(text)).toMatchObject(ALL);
    expect(await letGo(text.storyId)).toEqual({ kind: 'done' });
    // At once, as the withdrawal would have erased it; the words with the purger's next round.
    expect(await keptOf(text)).toMatchObject({ contact: 0, words: 1 });
    await forget();
    expect(await keptOf(text)).toEqual({
      words: 0,
      contact: 0,
      reports: 0,
      reporters: 0,
      cases: 0,
    });
  });

  test('what was asked for meanwhile is done when it ends', async () => {
    const text = await someText();
    await hold(text.storyId);
    expect(await eraseStory(privacy(), { storyId: text.storyId, note: 'Asked.' })).toBe('held');
    await letGo(text.storyId);
    await forget();
    expect(await keptOf(text)).toMatchObject({ words: 0, contact: 0 });
  });
});

describe('a hold', () => {
  test('is a lead’s, with the passkey, a reason and a day', async () => {
    const { storyId } = await someText();
    expect(() => hold(storyId, { by: acting('noor') })).toThrow(/Only a lead/);
    expect(await hold(storyId, { by: { ...lead(), confirmedAt: null } })).toEqual({
      kind: 'needs-passkey',
    });
    expect(await hold(storyId, { reason: ' ' })).toMatchObject({ kind: 'invalid' });
    expect(await hold(storyId, { lookOn: today() })).toMatchObject({ kind: 'invalid' });
    expect(await hold(storyId, { lookOn: addDays(today(), 400) })).toMatchObject({
      kind: 'invalid',
    });
    expect(await letGo(storyId)).toEqual({ kind: 'over' });
    expect(await hold(storyId)).toEqual({ kind: 'done' });
    const moved = addDays(today(), 200);
    expect(await hold(storyId, { lookOn: moved })).toEqual({ kind: 'done' });
    const holds = await readHolds(world.contextAt(NOW()));
    expect(holds.filter((one) => one.storyId === storyId)).toMatchObject([
      { lookOn: moved, due: false },
    ]);
  });

  test('the database takes from leads alone, and never twice ended', async () => {
    const { storyId } = await someText();
    const wanted = { storyId, reason: WHY, lookOn: today() };
    await expect(insertHold(world.desk, { ...wanted, by: 'noor' })).rejects.toThrow(/only leads/);
    await insertHold(world.desk, { ...wanted, by: 'lead' });
    const end = (by: string) =>
      world.desk
        .updateTable('legal_hold')
        .set({ ended_at: new Date(), ended_by: by, ended_because: WHY })
        .where('story_id', '=', storyId)
        .execute();
    await expect(end('noor')).rejects.toThrow(/only leads/);
    await end('lead');
    await expect(end('lead')).rejects.toThrow(/ended once/);
    await expect(sql`DELETE FROM legal_hold`.execute(world.desk)).rejects.toThrow(
      /permission denied/,
    );
  });

  test('stands again after a restore that lost it, and one that is over does not', async () => {
    const lost = await someText();
    await replayJournal(privacy(), [
      line(lost, 'hold'),
      line(lost, 'withdraw'),
      line(lost, 'words'),
    ]);
    expect(await isHeld(world.desk, lost.storyId)).toBe(true);
    expect(await keptOf(lost)).toMatchObject({ words: 1 });
    const over = await someText();
    await hold(over.storyId);
    await replayJournal(privacy(), [
      line(over, 'hold'),
      line(over, 'end-hold'),
      line(over, 'words'),
    ]);
    expect(await isHeld(world.desk, over.storyId)).toBe(false);
    expect(await keptOf(over)).toMatchObject({ words: 0 });
  });
});
