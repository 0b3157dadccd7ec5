import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { countHere } from '#services/counting/count-here.ts';
import { createGuessLimit } from '#services/receipts/guess-limit.ts';
import { openReceipt } from '#services/receipts/open-receipt.ts';
import { SITE } from '#support/sample-site.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { createWorld } from '#support/world.ts';

export type Deleted = { hash: string; url: string; erased: boolean };

/** Published stories, and their end in each of the ways there are. */
export async function prepareDeletions(database: TestDatabase, journal: string) {
  const world = await createWorld(database);
  const clock = () => new Date();
  const environment = (of: TestDatabase) => ({
    PATH: process.env.PATH ?? '',
    DATABASE_URL_MIGRATOR: of.url('migrator'),
    DATABASE_URL_DESK: of.url('desk'),
    DATABASE_URL_WORKER: of.url('worker'),
    DATABASE_URL_PURGER: of.url('purger'),
    CONTACT_PUBLIC_KEY: world.keys.publicKey,
    CONTACT_SECRET_KEY: world.keys.secretKey,
    JOURNAL_FILE: journal,
    LOG_LEVEL: 'silent',
  });
  /** One of the operators' commands, on this database. Answers what it prints. */
  const command = async (of: TestDatabase, ...words: string[]) =>
    (
      await promisify(execFile)('bin/hikaya', words, {
        env: environment(of),
      })
    ).stdout.trim();

  type Story = Awaited<ReturnType<typeof world.publish>>;
  const remove = ({ hash }: Story) => world.remove(hash);
  const withdraw = async ({ receipt }: Story) => {
    const guessLimit = createGuessLimit(countHere(clock));
    const outcome = await openReceipt(
      { receiptDb: database.as('receipt'), clock, site: SITE, guessLimit },
      { words: receipt, address: '127.0.0.1', change: { kind: 'withdraw' } },
    );
    if (outcome.kind !== 'open') throw new Error(JSON.stringify(outcome));
  };
  const erase = async ({ url }: Story) => {
    await command(database, 'privacy', 'erase', '--link', `https://hikaya.example${url}`, '--yes');
  };
  /** One story for each way; the answer is what has to stay away from then on. */
  const publishDoomed = async () => {
    const ways = [remove, withdraw, erase];
    const stories = await Promise.all(
      ways.map((way) => world.publish({ title: `To end by ${way.name}` })),
    );
    return async (): Promise<Deleted[]> => {
      for (const [i, story] of stories.entries()) await ways[i]?.(story);
      return stories.map((story, i) => ({ ...story, erased: ways[i] === erase }));
    };
  };
  return { world, environment, command, publishDoomed };
}

/** How many of these the public sees, or can be read in the tables although they were erased. */
export async function cameBack(database: TestDatabase, deleted: readonly Deleted[]) {
  const db = database.as('superuser');
  const hashes = deleted.map(({ hash }) => hash);
  const erased = deleted.filter((one) => one.erased).map(({ hash }) => hash);
  const { rows } = await sql<{ hash: string }>`
    SELECT hash FROM publication WHERE hash = ANY(${sql.val(hashes)}::text[])
    UNION SELECT hash FROM story s WHERE hash = ANY(${sql.val(erased)}::text[])
      AND EXISTS (SELECT FROM revision r WHERE r.story_id = s.id AND r.title <> '')`.execute(db);
  return rows.length;
}
