import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { composePurger } from '#main/compose/privacy.ts';
import { heardLog } from '#support/heard-log.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';

test('what is over is erased when the purger starts, and all of it is in the journal when it stops', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-journal-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = await cloneDatabase();
  const world = await createWorld(database);
  const { hash: removed } = await world.publish();
  const { hash: refused } = await world.submit();
  await world.remove(removed);
  await world.settle(refused, 'refuse');
  await database
    .as('superuser')
    .updateTable('story')
    .set({ state_since: new Date('2020-01-01') })
    .where('hash', '=', refused)
    .execute();

  const log = heardLog();
  const purger = await composePurger(
    { DATABASE_URL_PURGER: database.url('purger'), JOURNAL_FILE: path.join(folder, 'journal') },
    log,
  );
  await purger.stop();
  expect(log.errors).toEqual([]);
  const lines = (await readFile(path.join(folder, 'journal'), 'utf8')).split('\n').filter(Boolean);
  const journal = lines.map((line) => JSON.parse(line));
  expect(journal.map(({ hash, kind, why }) => ({ hash, kind, why }))).toEqual([
    { hash: removed, kind: 'remove', why: 'officer' },
    { hash: refused, kind: 'words', why: 'schedule' },
  ]);
});

test('a journal that cannot be written is found out before anything is erased', async () => {
  const database = await cloneDatabase();
  const starting = composePurger(
    {
      DATABASE_URL_PURGER: database.url('purger'),
      JOURNAL_FILE: '/proc/nobody-writes-here/journal',
    },
    heardLog(),
  );
  await expect(starting).rejects.toThrow('/proc/nobody-writes-here/journal');
});
