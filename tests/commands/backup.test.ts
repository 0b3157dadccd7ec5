import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#lab/free-port.ts';

/** Debian's, which operators have; pgBackRest knows no newer one. */
const BIN = '/usr/lib/postgresql/15/bin';
/** Whom PostgreSQL does not serve. */
const isRoot = process.getuid?.() === 0;
const MARKER = 'the words of a child that nobody may find in a backup';

/** A small cluster with what we ship for backups, and one backup of it with its write-ahead log. */
async function backUp(change: (config: string) => string = (config) => config) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hikaya-backup-'));
  chmodSync(folder, 0o755);
  const [data, repository] = [path.join(folder, 'data'), path.join(folder, 'repository')];
  const file = path.join(folder, 'pgbackrest.conf');
  const shipped = readFileSync('deploy/backup/pgbackrest.conf', 'utf8')
    .replace('KEY', randomBytes(36).toString('base64'))
    .replace('DATA', data)
    .replace('/var/lib/pgbackrest', repository)
    // What is packed cannot be searched; what this is about is the key.
    .replace('compress-type=zst', 'compress-type=none');
  writeFileSync(file, change(shipped));
  const port = String(await freePort());
  const env = {
    PATH: `${process.env.PATH ?? ''}:${BIN}`,
    PGBACKREST_CONFIG: file,
    PGBACKREST_LOCK_PATH: folder,
    PGBACKREST_PG1_PORT: port,
    PGBACKREST_PG1_SOCKET_PATH: folder,
    PGHOST: folder,
    PGPORT: port,
  };
  const run = (...words: string[]) => {
    const [command = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...words] : words;
    return execFileSync(command, rest, { env, cwd: '/', stdio: 'pipe' });
  };
  if (isRoot) execFileSync('chown', ['-R', 'postgres:postgres', folder]);
  run(`${BIN}/initdb`, '-D', data, '-U', 'postgres', '--auth=trust');
  const settings = readFileSync('deploy/backup/postgresql.conf', 'utf8');
  writeFileSync(path.join(data, 'postgresql.auto.conf'), `${settings}\nlisten_addresses = ''\n`);
  const start = () =>
    run(
      ...[
        `${BIN}/pg_ctl`,
        '-D',
        data,
        '-w',
        '-l',
        `${folder}/log`,
        '-o',
        `-p ${port} -k ${folder}`,
        'start',
      ],
    );
  start();
  onTestFinished(() => {
    run(`${BIN}/pg_ctl`, '-D', data, '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true, force: true });
  });
  run('psql', '-qc', `CREATE TABLE story AS SELECT '${MARKER}' AS words`);
  for (const command of ['stanza-create', 'backup']) run('pgbackrest', '--stanza=hikaya', command);
  const files = globSync('**/*', { cwd: repository })
    .map((name) => path.join(repository, name))
    .filter((name) => statSync(name).isFile());
  return {
    holding: (word: string) => files.filter((name) => readFileSync(name).includes(word)),
    /** What is told after all was lost and brought back. */
    restored: () => {
      run(`${BIN}/pg_ctl`, '-D', data, '-m', 'immediate', '-w', 'stop');
      run('find', data, '-mindepth', '1', '-delete');
      run('pgbackrest', '--stanza=hikaya', 'restore');
      start();
      return String(run('psql', '-Atc', 'SELECT words FROM story')).trim();
    },
  };
}

test('a backup as we ship it holds nobody’s words, and they come back with its key', async () => {
  const { holding, restored } = await backUp();
  expect(holding('')).not.toEqual([]);
  expect(holding(MARKER)).toEqual([]);
  expect(restored()).toBe(MARKER);
});

test('and without the key they would stand there to be read', async () => {
  const { holding } = await backUp((config) =>
    config
      .replace(/^repo1-cipher-type=.*$/m, 'repo1-cipher-type=none')
      .replace(/^repo1-cipher-pass=.*$/m, ''),
  );
  expect(holding(MARKER)).not.toEqual([]);
});
