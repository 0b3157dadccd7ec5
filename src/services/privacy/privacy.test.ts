import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPublication } from '#db/publications/publications.ts';
import { createJournalFile, readJournalFile } from '#integrations/erasure-journal/journal-file.ts';
import { countHere } from '#services/counting/count-here.ts';
import { createGuessLimit } from '#services/receipts/guess-limit.ts';
import { openReceipt } from '#services/receipts/open-receipt.ts';
import { copyToJournal } from '#services/retention/copy-to-journal.ts';
import { readDeskStory } from '#services/vetting/read-desk-story.ts';
import { acting } from '#support/acting.ts';
import { SITE } from '#support/sample-site.ts';
import { type ClonedDatabase, cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { eraseStory } from './erase-story.ts';
import { exportStory } from './export-story.ts';
import { findStories } from './find-stories.ts';
import type { PrivacyContext } from './privacy-context.ts';
import { replayJournal } from './replay-journal.ts';

let database: ClonedDatabase;
let world: World;
let folder: string;
let journalFile: string;
beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  folder = await mkdtemp(path.join(tmpdir(), 'hikaya-journal-'));
  journalFile = path.join(folder, 'erasures.jsonl');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const clock = () => new Date();
const contextOf = (db: TestDatabase): PrivacyContext => ({
  deskDb: db.as('desk'),
  workerDb: db.as('worker'),
  purgerDb: db.as('purger'),
  openContact: world.openContact,
  journal: createJournalFile(journalFile),
  clock,
});
const receiptOf = (db: TestDatabase, words: string, withdraw = false) =>
  openReceipt(
    {
      receiptDb: db.as('receipt'),
      clock,
      site: SITE,
      guessLimit: createGuessLimit(countHere(clock)),
    },
    { words, address: '127.0.0.1', change: withdraw ? { kind: 'withdraw' } : undefined },
  );
const stateOf = async (db: TestDatabase, hash: string) => {
  const stories = db.as('desk').selectFrom('story').select('state');
  return (await stories.where('hash', '=', hash).executeTakeFirst())?.state;
};
/** Whether a word stands in any row of any table. */
const holds = async (db: TestDatabase, word: string) => {
  const superuser = db.as('superuser');
  const { rows: tables } = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', 'pgboss')`.execute(superuser);
  for (const { name } of tables) {
    const { rows } = await sql`SELECT 1 FROM ${sql.raw(name)} t
      WHERE t::text ILIKE ${`%${word}%`} LIMIT 1`.execute(superuser);
    if (rows.length > 0) return true;
  }
  return false;
};

describe('somebody without a receipt', () => {
  test('is found by the address, however it is written, or by the link', async () => {
    const first = await world.publish({ title: 'First of hers', email: 'Hana@example.org' });
    const second = await world.submit({ title: 'Second of hers', email: 'hana@example.org' });
    await world.submit({ email: 'other@example.org' });
    const ids = await Promise.all([first, second].map(({ hash }) => world.storyIdOf(hash)));
    const context = contextOf(database);
    const found = await findStories(context, { email: ' hana@Example.org ' });
    expect(found.storyIds.toSorted()).toEqual(ids.toSorted());
    expect(found.unreadable).toBe(0);
    const link = `https://hikaya.example${first.url}`;
    expect((await findStories(context, { link })).storyIds).toEqual([ids[0]]);
    expect((await findStories(context, { email: 'nobody@example.org' })).storyIds).toEqual([]);
  });

  test('is shown all we hold', async () => {
    const { hash } = await world.publish({ title: 'Shown', name: 'Zayd', email: 'z@example.org' });
    const shown = await exportStory(contextOf(database), await world.storyIdOf(hash));
    expect(shown).toMatchObject({
      story: { hash, name: 'Zayd', state: 'published' },
      email: 'z@example.org',
      revisions: [{ title: 'Shown' }],
      published: { title: 'Shown' },
      history: [{ kind: 'received' }, { kind: 'open' }, { kind: 'publish' }],
    });
    expect(JSON.stringify(shown)).not.toContain('officer@example.org');
  });

  test('has a published story erased at once, and what is left says so', async () => {
    const { hash, receipt } = await world.publish({
      title: 'Markererased',
      name: 'Markererased',
      city: 'Markererased',
      email: 'gone@example.org',
    });
    const storyId = await world.storyIdOf(hash);
    const context = contextOf(database);
    expect(await holds(database, 'markererased')).toBe(true);
    expect(await eraseStory(context, { storyId, note: 'Asked.' })).toBe('erased');
    expect(await eraseStory(context, { storyId, note: 'Asked.' })).toBe('erased-before');
    expect(await holds(database, 'markererased')).toBe(false);
    expect((await findStories(context, { email: 'gone@example.org' })).storyIds).toEqual([]);
    expect(await findPublication(database.as('web'), hash)).toBeUndefined();

    const { erasures } = await readJournalFile(journalFile);
    expect(erasures.filter((one) => one.storyId === storyId)).toMatchObject(
      ['withdraw', 'contact', 'words'].map((kind) => ({ kind, why: 'request', hash })),
    );
    expect(await readFile(journalFile, 'utf8')).not.toMatch(/markererased|example\.org/i);

    const opened = await receiptOf(database, receipt);
    expect(opened).toMatchObject({ kind: 'open', receipt: { state: 'withdrawn', title: '' } });
    if (opened.kind === 'open') expect(opened.receipt.erasedOn).toBe(opened.receipt.today);
    const desk = await readDeskStory(
      {
        db: database.as('desk'),
        clock,
        timeZone: 'UTC',
        policy: { protectMinors: true },
        enqueue: async () => {},
      },
      { storyId, officer: acting('o', 'lead'), open: 'asked' },
    );
    expect(desk).toMatchObject({ actions: [], marks: [], current: { body: '' } });
    expect(desk?.events.map(({ kind }) => kind).slice(-3)).toEqual([
      'erase-request',
      'withdraw',
      'erase-words',
    ]);
  });

  test('by the command, which looks before it erases', async () => {
    const { hash } = await world.submit({ title: 'By command', email: 'command@example.org' });
    const privacy = (...args: string[]) =>
      promisify(execFile)('bin/hikaya', ['privacy', ...args], {
        env: {
          ...process.env,
          DATABASE_URL_DESK: database.url('desk'),
          DATABASE_URL_WORKER: database.url('worker'),
          DATABASE_URL_PURGER: database.url('purger'),
          CONTACT_PUBLIC_KEY: world.keys.publicKey,
          CONTACT_SECRET_KEY: world.keys.secretKey,
          JOURNAL_FILE: journalFile,
        },
      });
    const address = ['--email', 'command@example.org'];
    await expect(privacy('erase', ...address)).rejects.toMatchObject({
      code: 2,
      stdout: `${hash} received By command\n`,
    });
    expect((await privacy('erase', ...address, '--yes')).stdout).toContain(' erased\n');
    expect(await stateOf(database, hash)).toBe('withdrawn');
  });
});

describe('a restore from an older backup', () => {
  const WORD = 'Markerrestore';
  const told = (name: string) => ({ title: `${WORD} ${name}`, email: `${name}@example.org` });
  let backup: TestDatabase;
  let untouched: TestDatabase;
  const sent: Record<string, Awaited<ReturnType<World['publish']>>> = {};
  const hashOf = (name: string) => sent[name]?.hash ?? '';

  beforeAll(async () => {
    for (const name of ['erased', 'withdrawn', 'removed', 'reread', 'returned', 'kept'])
      sent[name] = await world.publish(told(name));
    sent.waiting = await world.submit(told('waiting'));
    backup = await database.backUp();
    untouched = await database.backUp();

    const published = { state: 'published', revisionNo: 1 } as const;
    await eraseStory(contextOf(database), {
      storyId: await world.storyIdOf(hashOf('erased')),
      note: 'Asked.',
    });
    await receiptOf(database, sent.withdrawn?.receipt ?? '', true);
    await world.decide(hashOf('removed'), 'remove', published);
    for (const name of ['returned', 'reread']) {
      await world.decide(hashOf(name), 'remove', published);
      await world.decide(hashOf(name), 'restore', { ...published, state: 'removed' });
    }
    await world.decide(hashOf('returned'), 'publish', { ...published, state: 'in_review' });
    await world.decide(hashOf('waiting'), 'publish');
    await world.decide(hashOf('waiting'), 'remove', published);
    await world.publish(told('after'));
    await copyToJournal(contextOf(database));
    // The machine went down in the middle of a line.
    await appendFile(journalFile, '{"storyId":"0199');
  });

  const publicIn = async (db: TestDatabase) => {
    const names = [];
    for (const name of Object.keys(sent))
      if (await findPublication(db.as('web'), hashOf(name))) names.push(name);
    return names.toSorted();
  };

  test('brings everything back; control', async () => {
    expect(await publicIn(untouched)).toEqual(
      ['erased', 'kept', 'removed', 'reread', 'returned', 'withdrawn'].toSorted(),
    );
    expect(await stateOf(untouched, hashOf('waiting'))).toBe('received');
    expect(await holds(untouched, `${WORD} erased`)).toBe(true);
  });

  test('and the journal takes it away again, once', async () => {
    const { erasures, unreadable } = await readJournalFile(journalFile);
    expect(unreadable).toBe(1);
    const replayed = await replayJournal(contextOf(backup), erasures);
    expect(replayed).toMatchObject({ withdrawn: 2, removed: 3, words: 1 });
    expect(await publicIn(backup)).toEqual(['kept', 'returned']);
    expect(await holds(backup, `${WORD} erased`)).toBe(false);
    expect(await holds(backup, `${WORD} kept`)).toBe(true);
    const states = await Promise.all(
      ['withdrawn', 'removed', 'reread', 'waiting'].map((name) => stateOf(backup, hashOf(name))),
    );
    expect(states).toEqual(['withdrawn', 'removed', 'removed', 'hidden']);

    const again = await readJournalFile(journalFile);
    expect(await replayJournal(contextOf(backup), again.erasures)).toMatchObject({
      contacts: 0,
      words: 0,
      withdrawn: 0,
      removed: 0,
    });
  });
});
