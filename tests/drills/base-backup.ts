import { execFile } from 'node:child_process';
import { appendFile, chown, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { withSuperuser } from '#lab/local-postgres.ts';
import type { RunningPostgres } from '#support/template-postgres.ts';

const run = promisify(execFile);

/**
 * The files of a running server, as `pg_basebackup` takes them: between the same two calls. The package
 * that brings PostgreSQL 18 has no such program, and Debian's is of another version. Answers the first
 * file of the write-ahead log that is not needed for it.
 */
export async function takeBaseBackup(
  { folder, superuserUrl }: Pick<RunningPostgres, 'folder' | 'superuserUrl'>,
  file: string,
): Promise<string> {
  return withSuperuser(superuserUrl, async (client) => {
    await client.query(`SELECT pg_backup_start('drill', fast => true)`);
    const left = ['pg_wal/*', 'postmaster.pid', 'postmaster.opts'].map(
      (one) => `--exclude=./${one}`,
    );
    await run('tar', ['-C', path.join(folder, 'data'), ...left, '-cf', file, '.']).catch(
      // 1: some file changed or went away meanwhile. The write-ahead log puts that right.
      (error: { code?: unknown }) => {
        if (error.code !== 1) throw error;
      },
    );
    const { rows } = await client.query<{ label: string; next: string }>(
      `SELECT labelfile AS label, pg_walfile_name(lsn + 16 * 1024 * 1024) AS next
       FROM pg_backup_stop()`,
    );
    const [stopped] = rows;
    if (!stopped) throw new Error('The backup did not end.');
    await writeFile(`${file}.label`, stopped.label);
    return stopped.next;
  });
}

export type Unpacking = {
  /** Follows a primary, or reads what was archived and then serves. */
  signal: 'standby.signal' | 'recovery.signal';
  settings: Record<string, string>;
};

/** Lays a backup out in a new folder, ready to be started. */
export async function unpackBackup(
  file: string,
  folder: string,
  { signal, settings }: Unpacking,
): Promise<void> {
  const data = path.join(folder, 'data');
  await mkdir(data, { recursive: true, mode: 0o700 });
  await run('tar', ['-C', data, '-xpf', file]);
  const { uid, gid } = await stat(data);
  const label = path.join(data, 'backup_label');
  await run('cp', [`${file}.label`, label]);
  await writeFile(path.join(data, signal), '');
  for (const one of [label, path.join(data, signal)]) await chown(one, uid, gid);
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'\n`);
  await appendFile(path.join(data, 'postgresql.auto.conf'), lines.join(''));
}
