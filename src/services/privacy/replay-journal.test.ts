import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPublication, isGone } from '#db/publications/publications.ts';
import { createJournalFile, readJournalFile } from '#integrations/erasure-journal/journal-file.ts';
import { countHere } from '#services/counting/count-here.ts';
import type { ReceiptChange } from '#services/receipts/change-receipt.ts';
import { createGuessLimit } from '#services/receipts/guess-limit.ts';
import { openReceipt } from '#services/receipts/open-receipt.ts';
import { copyToJournal } from '#services/retention/copy-to-journal.ts';
import { editStory } from '#services/vetting/annotate-story.ts';
import { publishDueStories } from '#services/vetting/publish-due-stories.ts';
import { acting, openNow, UNTOUCHED } from '#support/acting.ts';
import { SITE } from '#support/sample-site.ts';
import { type ClonedDatabase, cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import type { PrivacyContext } from './privacy-context.ts';
import { replayJournal } from './replay-journal.ts';

const PHONE = '+1 519 555 0143';
const TOLD = { name: 'Amina Yusuf', age: '34', city: 'Hamilton', belief: 'Judaism' };
const PUBLISHED = { state: 'published', revisionNo: 1 } as const;
const OFFICER = 'officer@example.org';

let database: ClonedDatabase;
let world: World;
let folder: string;
let journalFile: string;
let restored: TestDatabase;
/** The same backup, without the journal. */
let untouched: TestDatabase;
const sent: Record<string, Awaited<ReturnType<World['publish']>>> = {};
const hashOf = (name: string) => sent[name]?.hash ?? '';

const clock = () => new Date();
const contextOf = (db: TestDatabase): PrivacyContext => ({
  deskDb: db.as('desk'),
  workerDb: db.as('worker'),
  purgerDb: db.as('purger'),
  openContact: world.openContact,
  journal: createJournalFile(journalFile),
  clock,
});
const wish = (name: string, change: ReceiptChange) =>
  openReceipt(
    {
      receiptDb: database.as('receipt'),
      clock,
      site: SITE,
      guessLimit: createGuessLimit(countHere(clock)),
    },
    { words: sent[name]?.receipt ?? '', address: '127.0.0.1', change },
  );
const shownIn = (db: TestDatabase, name: string) => findPublication(db.as('web'), hashOf(name));
const storyIn = (db: TestDatabase, name: string) =>
  db.as('desk').selectFrom('story').selectAll().where('hash', '=', hashOf(name)).executeTakeFirst();
const hideName = (hide: boolean) => ({ kind: 'mask', masks: { hideName: hide } }) as const;

async function takeDown(name: string): Promise<void> {
  await world.decide(hashOf(name), 'remove', PUBLISHED);
  await world.decide(hashOf(name), 'restore', { ...PUBLISHED, state: 'removed' });
}

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  folder = await mkdtemp(path.join(tmpdir(), 'hikaya-journal-'));
  journalFile = path.join(folder, 'erasures.jsonl');

  for (const name of ['hidden', 'shown-again', 'kept', 'returned', 'older-line'])
    sent[name] = await world.publish(TOLD);
  sent.child = await world.publish({ ...TOLD, age: '9' });
  sent.edited = await world.publish({
    title: 'Without it',
    story: `${'Call my mother. '.repeat(8)}${PHONE}`,
  });
  for (const name of ['waiting', 'scheduled']) sent[name] = await world.submit(TOLD);
  const scheduled = {
    storyId: await world.storyIdOf(hashOf('scheduled')),
    officer: { id: OFFICER },
  };
  await openNow(database.as('desk'), scheduled);
  await database
    .as('superuser')
    .updateTable('story')
    .set({ approved_by: OFFICER, approved_revision: 1, publish_at: new Date() })
    .where('hash', '=', hashOf('scheduled'))
    .execute();
  await sql`INSERT INTO officer (id, name, email) VALUES ('o', 'O', 'o@example.org')`.execute(
    database.as('superuser'),
  );
  await sql`INSERT INTO officer_session (id, officer_id, token, expires_at)
    VALUES ('s', 'o', 't', now() + interval '8 hours')`.execute(database.as('superuser'));
  await wish('shown-again', hideName(true));
  restored = await database.backUp();
  untouched = await database.backUp();

  const everything = { hideName: true, coarseAge: true, hideCity: true, hideBelief: true };
  await wish('hidden', { kind: 'mask', masks: everything });
  await wish('hidden', { kind: 'pause', paused: true });
  await wish('child', hideName(true));
  await wish('waiting', hideName(true));
  await wish('shown-again', hideName(false));
  await wish('kept', hideName(true));
  await wish('kept', hideName(false));
  for (const name of ['edited', 'returned', 'older-line']) await takeDown(name);
  await editStory(
    { db: database.as('desk'), clock, timeZone: 'UTC', policy: { protectMinors: true } },
    {
      storyId: await world.storyIdOf(hashOf('edited')),
      officer: acting(OFFICER),
      seen: { ...UNTOUCHED, state: 'in_review' },
      title: 'Without it',
      body: 'Call my mother.',
      reason: 'A number',
    },
  );
  await world.decide(hashOf('edited'), 'publish', { state: 'in_review', revisionNo: 2 });
  for (const name of ['returned', 'older-line'])
    await world.decide(hashOf(name), 'publish', { state: 'in_review', revisionNo: 1 });
  await world.decide(hashOf('scheduled'), 'hide');
  await copyToJournal(contextOf(database));
  await forgetRevisionsOf('older-line');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As lines were written before they named a revision. */
async function forgetRevisionsOf(name: string): Promise<void> {
  const lines = (await readFile(journalFile, 'utf8')).split('\n');
  const older = lines.map((line) =>
    line.includes(hashOf(name)) ? line.replace(/,"revisionNo":\d+/, '') : line,
  );
  expect(older).not.toEqual(lines);
  await writeFile(journalFile, older.join('\n'));
}

test('an older backup shows a hidden name and a number that was cut out; control', async () => {
  expect(await shownIn(untouched, 'hidden')).toMatchObject({
    name: TOLD.name,
    age: 34,
    city: TOLD.city,
    belief: TOLD.belief,
    paused: false,
  });
  expect(await shownIn(untouched, 'child')).toMatchObject({ name: TOLD.name });
  expect((await shownIn(untouched, 'edited'))?.body).toContain(PHONE);
  const due = { ...world.decideContext, db: untouched.as('desk') };
  expect(await publishDueStories(due)).toBe(1);
  expect(await shownIn(untouched, 'scheduled')).toBeDefined();
});

test('the journal holds flags and numbers, and no word', async () => {
  const journal = await readFile(journalFile, 'utf8');
  expect(journal).toContain('"wishes":["hideName","coarseAge","hideCity","hideBelief","paused"]');
  expect(journal).toContain('"revisionNo":2');
  for (const word of [TOLD.name, TOLD.city, TOLD.belief, PHONE, '@'])
    expect(journal).not.toContain(word);
});

describe('after the replay', () => {
  let replayed: Awaited<ReturnType<typeof replayJournal>>;
  beforeAll(async () => {
    const { erasures, unreadable } = await readJournalFile(journalFile);
    expect(unreadable).toBe(0);
    replayed = await replayJournal(contextOf(restored), erasures);
  });

  test('what writers hid and paused is hidden and paused', async () => {
    expect(replayed).toMatchObject({ hidden: 3 });
    expect(await shownIn(restored, 'hidden')).toMatchObject({
      name: null,
      age: null,
      ageBand: '30 to 39',
      city: null,
      belief: null,
      paused: true,
    });
    expect(await shownIn(restored, 'child')).toMatchObject({ name: null, ageBand: '7 to 12' });
    const child = await storyIn(restored, 'child');
    expect(child).toMatchObject({ hide_name: true, hide_city: false, paused: false });
  });

  test('also where the story still waited', async () => {
    const decideContext = { ...world.decideContext, db: restored.as('desk') };
    expect(await storyIn(restored, 'waiting')).toMatchObject({ hide_name: true });
    expect(await publishDueStories(decideContext)).toBe(0);
  });

  test('what a writer showed again stays hidden until they say so once more', async () => {
    expect(await shownIn(restored, 'shown-again')).toMatchObject({ name: null });
    expect(await shownIn(restored, 'kept')).toMatchObject({ name: TOLD.name });
  });

  test('a story in other words than readers saw last is in the queue, and gone from the site', async () => {
    expect(replayed).toMatchObject({ reread: 2, removed: 0 });
    for (const name of ['edited', 'older-line']) {
      expect(await shownIn(restored, name)).toBeUndefined();
      expect(await isGone(restored.as('web'), hashOf(name))).toBe(true);
      expect(await storyIn(restored, name)).toMatchObject({ state: 'in_review' });
    }
    expect(await shownIn(restored, 'returned')).toBeDefined();
  });

  test('nothing is published by the clock, and nobody is signed in', async () => {
    expect(replayed).toMatchObject({ approvals: 1, signIns: 1 });
    expect(await storyIn(restored, 'scheduled')).toMatchObject({ publish_at: null });
    const sessions = restored.as('desk').selectFrom('officer_session').selectAll();
    expect(await sessions.execute()).toEqual([]);
  });

  test('a second replay has nothing to do, and a line of another release is skipped', async () => {
    await appendFile(journalFile, '\n{"storyId":"x","kind":"something-new"}\n');
    const { erasures, unreadable } = await readJournalFile(journalFile);
    expect(unreadable).toBe(1);
    expect(await replayJournal(contextOf(restored), erasures)).toMatchObject({
      removed: 0,
      hidden: 0,
      reread: 0,
      approvals: 0,
      signIns: 0,
    });
  });
});

test('the desk hides for a writer, and never shows', async () => {
  const desk = database.as('desk').updateTable('story').where('hash', '=', hashOf('hidden'));
  await desk.set({ hide_city: true }).execute();
  for (const shown of [{ hide_name: false }, { paused: false }])
    await expect(desk.set(shown).execute()).rejects.toThrow('only its writer shows more');
  // The control: without the trigger the grant alone would let it.
  const superuser = database.as('superuser');
  await sql`ALTER TABLE story DISABLE TRIGGER only_hide_more`.execute(superuser);
  await desk.set({ hide_name: false }).execute();
  await sql`ALTER TABLE story ENABLE TRIGGER only_hide_more`.execute(superuser);
});
