import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startLocalPostgres, withSuperuser } from '#lab/local-postgres.ts';
import { startProcess } from '#lab/start-process.ts';
import { checkFolder } from './doctor/settings-checks.ts';
import { addSettings, readSettings } from './setup/settings-files.ts';

const run = promisify(execFile);

/** A cluster that asks for passwords, as Debian's does over TCP. */
let postgres: Awaited<ReturnType<typeof startLocalPostgres>>;
let world: string;
let folder: string;
beforeAll(async () => {
  world = await mkdtemp(path.join(tmpdir(), 'hikaya-setup-'));
  // PostgreSQL runs as another user.
  await chmod(world, 0o755);
  folder = path.join(world, 'settings');
  postgres = await startLocalPostgres({
    folder: path.join(world, 'postgres'),
    bare: true,
    // As an old server has it; with an MD5 verifier nobody of ours would get in.
    settings: { password_encryption: 'md5' },
  });
});
afterAll(async () => {
  await postgres.stop();
  await rm(world, { recursive: true, force: true });
});

const FLAGS = [
  ['site', 'http://127.0.0.1:4300'],
  ['desk', 'http://localhost:4301'],
  ['smtp', 'smtp://127.0.0.1:1025'],
  ['contact', 'hello@hikaya.test'],
  ['donate', 'https://donate.hikaya.test/'],
  ['social', 'https://social.hikaya.test/hikaya'],
  ['caches', 'none'],
];
const hikaya = (...words: string[]) =>
  run('bin/hikaya', words, {
    env: { PATH: process.env.PATH ?? '', HIKAYA_SETTINGS: folder },
  });
const setup = (flags: string[][], ...more: string[]) => {
  const server = new URL(postgres.superuserUrl('postgres'));
  return hikaya(
    'setup',
    ...flags.flatMap(([name, value = '']) => [`--${name}`, value]),
    ...['--folder', folder, '--postgres', server.href, '--database-server', server.host],
    ...['--journal', path.join(world, 'erasures.jsonl')],
    ...['--operations', path.join(world, 'operations/done.jsonl')],
    ...more,
  );
};

/** A dozen commands, one after the other, beside everything else that is tested. */
const MANY_STARTS = { timeout: 120_000 };

test('a dry run says what it would make, and makes nothing', async () => {
  const { stdout } = await setup(FLAGS, '--dry-run');
  expect(stdout).toContain('web.env: would get PORT, INNER_PORT, SITE_ORIGIN');
  expect(stdout).not.toMatch(/SECRET=|[\w-]{43}/);
  await expect(stat(folder)).rejects.toThrow('ENOENT');
});

test('what is missing is named, and what no process would start with is refused before anything is made', async () => {
  await expect(setup(FLAGS.slice(1))).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/missing:\n {2}--site/),
  });
  const example = FLAGS.map(([name = '', value = '']) =>
    name === 'contact' ? [name, 'hello@example.org'] : [name, value],
  );
  await expect(setup(example)).rejects.toMatchObject({
    stderr: expect.stringContaining('CONTACT_EMAIL: example.org'),
  });
  await expect(stat(folder)).rejects.toThrow('ENOENT');
});

test(
  'it makes roles, database, keys and files that nobody else reads; every process starts with them',
  MANY_STARTS,
  async () => {
    const { stdout } = await setup(FLAGS);
    expect(stdout).toContain('made  role hikaya_web');
    expect(stdout).toContain(`Keep a copy of ${folder} in a safe place`);
    expect(stdout).toContain(`HIKAYA_SETTINGS=${folder} ${path.resolve('bin/hikaya')} migrate`);
    const { migrator, ...others } = await readSettings(folder);
    for (const name of [...Object.keys(others), 'migrator'])
      expect((await stat(path.join(folder, `${name}.env`))).mode & 0o777, name).toBe(0o600);
    // The web process can open no address, and nobody but the migrator owns a table.
    expect(Object.keys(others.web)).not.toContain('CONTACT_SECRET_KEY');
    expect(JSON.stringify(others)).not.toContain('hikaya_migrator');
    expect(migrator.DATABASE_URL_MIGRATOR).toContain('hikaya_migrator');

    expect((await hikaya('migrate')).stdout).toContain('applied');
    expect((await hikaya('officers', 'list')).stdout).toBe('no officer yet\n');
    expect((await hikaya('verify-log')).stdout).toMatch(/events?, head /);
    for (const name of ['worker', 'purger'] as const) {
      const started = await startProcess(name, { HIKAYA_SETTINGS: folder }, () => {});
      // What the system shows of it to whoever has the same user.
      const shown = await readFile(`/proc/${started.pid}/environ`, 'utf8');
      expect(shown).toContain(`HIKAYA_SETTINGS=${folder}`);
      expect(shown).not.toMatch(/DATABASE_URL|SECRET/);
      await started.stop();
    }
  },
);

test('the doctor names a file that others can read', async () => {
  const worker = path.join(folder, 'worker.env');
  expect((await checkFolder(folder)).state).toBe('held');
  await chmod(worker, 0o640);
  expect(await checkFolder(folder)).toMatchObject({
    state: 'broken',
    says: `others can read ${worker}`,
  });
  await chmod(worker, 0o600);
});

test('a wrong password does not get in (control)', async () => {
  const { web } = await readSettings(folder);
  const wrong = new URL(web.DATABASE_URL_WEB ?? '');
  wrong.password = 'guessed';
  const client = new pg.Client({ connectionString: wrong.href });
  await expect(client.connect()).rejects.toThrow('password authentication failed');
});

test('again, it changes nothing; a lost line or file comes back and fits', async () => {
  const files = async () => JSON.stringify(await readSettings(folder));
  const before = await files();
  expect((await setup([])).stdout).toContain('everything was there already');
  expect(await files()).toBe(before);

  // Other answers than before are not taken in silence.
  const { stdout } = await setup([['contact', 'other@hikaya.test']]);
  expect(stdout).toContain('stays CONTACT_EMAIL=hello@hikaya.test');

  await rm(path.join(folder, 'purger.env'));
  await expect(setup([])).rejects.toMatchObject({
    stderr: expect.stringContaining('in no settings file here: hikaya_purger'),
  });
  expect((await setup([], '--new-passwords')).stdout).toContain('hikaya_purger: a new password');
  const purger = await startProcess('purger', { HIKAYA_SETTINGS: folder }, () => {});
  await purger.stop();
});

test('no password is kept as MD5, whatever the server would do', async () => {
  const verifiers = (client: pg.Client) =>
    client.query<{ kind: string }>(`SELECT DISTINCT left(rolpassword, 5) AS kind FROM pg_authid
      WHERE rolname LIKE 'hikaya%'`);
  const { purger } = await readSettings(folder);
  const password = new URL(purger.DATABASE_URL_PURGER ?? '').password;
  await withSuperuser(postgres.superuserUrl('postgres'), async (client) => {
    expect((await verifiers(client)).rows).toEqual([{ kind: 'SCRAM' }]);
    await client.query(`ALTER ROLE hikaya_purger PASSWORD '${password}'`);
    expect((await verifiers(client)).rows).toHaveLength(2);
    expect((await setup([])).stdout).toContain('hikaya_purger: its password is kept as SCRAM');
    expect((await verifiers(client)).rows).toEqual([{ kind: 'SCRAM' }]);
  });
  const { stdout } = await hikaya('doctor').catch((error) => error);
  expect(stdout).toContain('broken  PostgreSQL: it would keep new passwords as md5');
});

test(
  'no process and no command begins over an open line to another machine, and each names its setting',
  MANY_STARTS,
  async () => {
    const far = 'postgres://somebody:word@10.255.255.1/hikaya';
    const refused = (words: string[], more: Record<string, string>) =>
      run('bin/hikaya', words, {
        env: { PATH: process.env.PATH ?? '', HIKAYA_SETTINGS: folder, ...more },
      }).then(
        () => 'it began',
        ({ stderr }: { stderr: string }) => stderr,
      );
    for (const [setting, ...words] of [
      ['DATABASE_URL_WEB', 'web'],
      ['DATABASE_URL_RECEIPT', 'web'],
      ['DATABASE_URL_READ', 'web'],
      ['DATABASE_URL_DESK', 'desk'],
      ['DATABASE_URL_DESK', 'officers', 'list'],
      ['DATABASE_URL_DESK', 'done', 'backup'],
      ['DATABASE_URL_WORKER', 'worker'],
      ['DATABASE_URL_WORKER', 'privacy', 'find', '--email', 'a@b.org'],
      ['DATABASE_URL_PURGER', 'purger'],
      ['DATABASE_URL_MIGRATOR', 'migrate'],
    ] as const) {
      const said = await refused(words, { [setting]: far });
      expect(said, words.join(' ')).toContain(`${setting}: On another machine the line has to be`);
    }
    const open = 'the line to 10.255.255.1 is open';
    expect(await refused(['verify-log', '--url', far], {})).toContain(open);
    expect(await refused(['verify-log'], { DATABASE_URL_VERIFIER: far })).toContain(open);
    expect(await refused(['setup', '--postgres', far], {})).toContain(open);
  },
);

test('a lost secret key is not replaced by one that opens nothing', async () => {
  const worker = path.join(folder, 'worker.env');
  const kept = await readFile(worker, 'utf8');
  await rm(worker);
  await expect(setup(FLAGS)).rejects.toMatchObject({
    stderr: expect.stringContaining('Bring worker.env back'),
  });
  await writeFile(worker, kept, { mode: 0o600 });
});

test('another folder does not take over a database in use', async () => {
  const other = ['--folder', path.join(world, 'elsewhere')];
  for (const more of [[], ['--new-passwords'], ['--new-keys']])
    await expect(setup(FLAGS, ...other, ...more)).rejects.toMatchObject({ code: 2 });
  const { web } = await readSettings(folder);
  const client = new pg.Client({ connectionString: web.DATABASE_URL_WEB ?? '' });
  await client.connect();
  await client.end();
});

test('its flags are listed where somebody asks, and a command without settings says which it looked for', async () => {
  const { stdout } = await hikaya('setup', '--help');
  for (const [flag] of FLAGS) expect(stdout).toContain(`--${flag} `);
  const env = { PATH: process.env.PATH ?? '', HIKAYA_SETTINGS: path.join(world, 'nowhere') };
  const failed = await run('bin/hikaya', ['worker'], { env }).catch((error) => error);
  expect(failed.stderr).toContain('hikaya worker: Settings that are missing or wrong:');
  expect(failed.stderr).toContain(`There was no ${path.join(world, 'nowhere/worker.env')}.`);
  expect(failed.stderr).not.toContain('    at ');
});

test('a setting that readers of such files would take for something else is refused', async () => {
  const empty = { web: {}, desk: {}, worker: {}, purger: {}, migrator: {} };
  const other = path.join(world, 'other');
  for (const value of ['a "name"', 'two\nlines', 'back\\slash'])
    await expect(addSettings(other, { ...empty, web: { A: value } })).rejects.toThrow();
  await addSettings(other, { ...empty, web: { A: 'Hikaya <hello@hikaya.test>', B: '#1 = $a' } });
  expect((await readSettings(other)).web).toEqual({
    A: 'Hikaya <hello@hikaya.test>',
    B: '#1 = $a',
  });
});
