import { execFile } from 'node:child_process';
import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withSuperuser } from '#lab/local-postgres.ts';
import { startPostgres, startTemplatePostgres } from '#support/template-postgres.ts';
import { takeBaseBackup, unpackBackup } from './base-backup.ts';
import type { Ground } from './ground.ts';
import { until } from './mail-ground.ts';

const run = promisify(execFile);
const RESTORED_WITHIN_MS = 120_000;
const ARCHIVED_WITHIN_MS = 60_000;
/** Signs of the name of a file of the log. */
const WAL_NAME = 24;

/** A PostgreSQL whose write-ahead log is archived as the runbook says, and the place of its backups. */
export async function startArchivedPostgres(ground: Ground, archiveSeconds: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-backup-'));
  ground.atEnd(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const postgres = await startTemplatePostgres({
    settings: { archive_mode: 'on', archive_timeout: `${archiveSeconds}s` },
  });
  ground.atEnd(postgres.stop);
  const { uid, gid } = await stat(path.join(postgres.folder, 'data'));
  const newArchive = async (name: string) => {
    const archive = path.join(folder, name);
    await mkdir(archive);
    await chown(archive, uid, gid);
    return archive;
  };
  const archive = await newArchive('wal');
  // Where the server's user can read it, wherever this checkout lies.
  const script = path.join(folder, 'archive-wal');
  await copyFile('deploy/archive-wal', script);
  const archiveBy = (command: string) =>
    withSuperuser(postgres.superuserUrl, async (client) => {
      await client.query(`ALTER SYSTEM SET archive_command = '${command}'`);
      await client.query('SELECT pg_reload_conf()');
    });
  await archiveBy(`${script} %p ${archive}/%f`);

  const backup = path.join(folder, 'base.tar');
  let after = '';
  return {
    postgres,
    folder,
    takeBackup: async () => {
      after = await takeBaseBackup(postgres, backup);
    },
    /** All that is written by now; it comes by itself. */
    untilArchived: () =>
      withSuperuser(postgres.superuserUrl, async (client) => {
        const now = 'SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS file';
        const file = (await client.query<{ file: string }>(now)).rows[0]?.file;
        const archived = 'SELECT FROM pg_stat_archiver WHERE last_archived_wal >= $1';
        await until(ARCHIVED_WITHIN_MS, async () => {
          return (await client.query(archived, [file])).rowCount === 1;
        });
      }),
    /** From now on nothing more arrives there. */
    loseArchive: () => archiveBy('false'),
    /** A server made of the backup and the archive, or of the backup alone. */
    restore: async ({ withArchive }: { withArchive: boolean }) => {
      const from = withArchive ? archive : await newArchive('wal-of-the-backup');
      if (!withArchive)
        for (const file of await readdir(archive))
          if (file.slice(0, WAL_NAME) < after)
            await run('cp', ['-p', path.join(archive, file), from]);
      const target = await mkdtemp(path.join(tmpdir(), 'hikaya-restored-'));
      ground.atEnd(() => rm(target, { recursive: true, force: true }));
      await unpackBackup(backup, target, {
        signal: 'recovery.signal',
        settings: { restore_command: `gunzip -c ${from}/%f.gz > %p` },
      });
      const restored = await startPostgres({ folder: target });
      ground.atEnd(restored.stop);
      await untilServing(restored.superuserUrl);
      return restored;
    },
  };
}

async function untilServing(superuserUrl: string): Promise<void> {
  const serving = await until(RESTORED_WITHIN_MS, () =>
    withSuperuser(superuserUrl, async (client) => {
      const { rows } = await client.query<{ over: boolean }>(
        'SELECT NOT pg_is_in_recovery() AS over',
      );
      return rows[0]?.over === true;
    }),
  );
  if (!serving) throw new Error('The restored server never ended its recovery.');
}
