import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseReceiptWords } from '#domain/receipt/receipt-words.ts';
import { takeBack } from '#services/stories/take-back.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { findPublication, isGone } from './publications/publications.ts';
import { withReceipt } from './receipts.ts';

let database: TestDatabase;
let world: World;

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
});

function codeOf(receipt: string): Buffer {
  const parsed = parseReceiptWords(receipt);
  if (!parsed.ok) throw new Error(receipt);
  return Buffer.from(parsed.bytes);
}

const hashOf = (receipt: string) => createHash('sha256').update(codeOf(receipt)).digest();

describe('the receipt role', () => {
  const TABLES = ['story', 'revision', 'event', 'contact', 'publication'] as const;
  const seen = async (db: ReturnType<TestDatabase['as']>) =>
    Object.fromEntries(
      await Promise.all(
        TABLES.map(async (table) => {
          const { rows } = await sql<{ id: string }>`SELECT DISTINCT ${sql.ref(
            table === 'story' ? 'id' : 'story_id',
          )} AS id FROM ${sql.table(table)}`.execute(db);
          return [table, rows.map((row) => row.id)] as const;
        }),
      ),
    );
  test('sees one story with a receipt, and without one none in any table', async () => {
    const mine = await world.publish({ email: 'me@example.org' });
    await world.publish({ email: 'other@example.org' });
    const id = await world.storyIdOf(mine.hash);
    const role = database.as('receipt');
    expect(Object.values(await seen(role))).toEqual(TABLES.map(() => []));
    const shown = await withReceipt(role, hashOf(mine.receipt), seen);
    expect(Object.values(shown)).toEqual(TABLES.map(() => [id]));
    // Nothing is left in the connection for the next writer.
    expect(Object.values(await seen(role))).toEqual(TABLES.map(() => []));
  });

  test('of an address sees that it is there, and nothing else', async () => {
    const mine = await world.publish({ email: 'me@example.org', quietMail: 'on' });
    const ask = (column: string) =>
      withReceipt(database.as('receipt'), hashOf(mine.receipt), (db) =>
        sql`SELECT ${sql.ref(column)} FROM contact`.execute(db),
      );
    expect((await ask('story_id')).rows).toHaveLength(1);
    for (const column of ['sealed_email', 'quiet_mail', 'created_at'])
      await expect(ask(column), column).rejects.toThrow(/permission denied/);
  });

  test('changes and deletes nothing of another story', async () => {
    const mine = await world.publish({ title: 'Mine' });
    const other = await world.publish({ title: 'Another’s', email: 'other@example.org' });
    const storyId = await world.storyIdOf(other.hash);
    await withReceipt(database.as('receipt'), hashOf(mine.receipt), async (db) => {
      const counts = await Promise.all([
        db.updateTable('story').set({ state: 'withdrawn' }).where('id', '=', storyId).execute(),
        db.updateTable('publication').set({ name: 'X' }).where('story_id', '=', storyId).execute(),
        db.deleteFrom('publication').where('story_id', '=', storyId).execute(),
        db.deleteFrom('contact').where('story_id', '=', storyId).execute(),
      ]);
      for (const [result] of counts)
        expect(Object.values(result ?? {}).map(Number)).not.toContain(1);
    });
    const forged = withReceipt(database.as('receipt'), hashOf(mine.receipt), (db) =>
      db
        .insertInto('event')
        .values({
          story_id: storyId,
          kind: 'withdraw',
          actor_kind: 'writer',
          revision_no: 1,
          at: new Date(),
        })
        .execute(),
    );
    await expect(forged).rejects.toThrow(/row-level security/);
    expect(await findPublication(database.as('web'), other.hash)).toMatchObject({ name: null });
  });
});

test('a question and an appeal of another story are not there, and nobody answers them', async () => {
  const mine = await world.submit();
  const other = await world.submit();
  const storyId = await world.storyIdOf(other.hash);
  await world.settle(other.hash, 'refuse');
  const root = database.as('superuser');
  await sql`INSERT INTO appeal (story_id, against, words, filed_at)
    VALUES (${storyId}, 'refused', 'Why?', now())`.execute(root);
  await sql`INSERT INTO question (event_no, story_id, revision_no, kind, words, until, if_silent, asked_by, asked_at)
    VALUES (1, ${storyId}, 1, 'something-else', 'Why?', current_date + 9, 'decline', 'o', now())`.execute(
    root,
  );
  const counted = (receipt: string) =>
    withReceipt(database.as('receipt'), hashOf(receipt), async (db) => [
      (await db.selectFrom('appeal').select('no').execute()).length,
      (await db.selectFrom('question').select('event_no').execute()).length,
      Number(
        (await db.updateTable('question').set({ reply_words: 'No.' }).executeTakeFirst())
          .numUpdatedRows,
      ),
    ]);
  expect(await counted(mine.receipt)).toEqual([0, 0, 0]);
  // The control: its own writer finds both.
  expect(await counted(other.receipt)).toEqual([1, 1, 1]);
});

describe('marks that an address is gone', () => {
  const mark = (receipt: string, hash: string) =>
    withReceipt(database.as('receipt'), hashOf(receipt), (db) =>
      db.insertInto('tombstone').values({ hash }).execute(),
    );

  test('are made for the story whose receipt is shown, and for no other', async () => {
    const mine = await world.publish();
    const other = await world.publish();
    await expect(mark(mine.receipt, other.hash)).rejects.toThrow(/row-level security/);
    await expect(mark(mine.receipt, '0'.repeat(12))).rejects.toThrow(/row-level security/);
    await mark(mine.receipt, mine.hash);
    expect(await isGone(database.as('web'), mine.hash)).toBe(true);
    expect(await isGone(database.as('web'), other.hash)).toBe(false);
    // The control: without row level security the grant alone lets it mark any address.
    const superuser = database.as('superuser');
    await sql`ALTER TABLE tombstone DISABLE ROW LEVEL SECURITY`.execute(superuser);
    await mark(mine.receipt, other.hash);
    await sql`ALTER TABLE tombstone ENABLE ROW LEVEL SECURITY`.execute(superuser);
  });

  test('keep nobody from removing or withdrawing, should they be there before', async () => {
    const removed = await world.publish();
    const withdrawn = await world.publish();
    const marks = [removed, withdrawn].map(({ hash }) => ({ hash }));
    await database.as('superuser').insertInto('tombstone').values(marks).execute();
    // The control: the plain statement fails, and would undo the removal with it.
    await expect(mark(withdrawn.receipt, withdrawn.hash)).rejects.toThrow(/duplicate key/);
    const seen = { state: 'published', revisionNo: 1 } as const;
    expect(await world.decide(removed.hash, 'remove', seen)).toMatchObject({ kind: 'decided' });
    const id = await world.storyIdOf(withdrawn.hash);
    await withReceipt(database.as('receipt'), hashOf(withdrawn.receipt), (db) => takeBack(db, id));
    for (const { hash } of marks)
      expect(await findPublication(database.as('web'), hash)).toBeUndefined();
  });
});

test('the words, their bytes and any spelling of them are nowhere in the database', async () => {
  const { receipt } = await world.publish({ email: 'me@example.org' });
  const code = codeOf(receipt);
  const superuser = database.as('superuser');
  const { rows: tables } = await sql<{ name: string }>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', 'pgboss')`.execute(superuser);
  const dump: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`SELECT t::text AS row FROM ${sql.raw(name)} t`.execute(superuser);
    dump.push(...rows.map((row) => row.row.toLowerCase()));
  }
  const all = dump.join('\n');
  // Control: what may be there is found by the same search.
  expect(all).toContain(createHash('sha256').update(code).digest('hex'));
  const words = receipt.split(' ');
  for (const secret of [
    receipt,
    words.join(''),
    words.slice(0, 3).join(' '),
    words.slice(0, 3).join(','),
    code.toString('hex'),
    code.toString('base64'),
    code.toString('base64url'),
  ])
    expect(all).not.toContain(secret.toLowerCase());
});
