import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startLocalPostgres, withSuperuser } from '#lab/local-postgres.ts';
import { connect } from './connect.ts';
import { openLineTo } from './sealed-line.ts';

test.each([
  ['postgres://a:b@127.0.0.1:5432/hikaya', null],
  ['postgres://a:b@[::1]/hikaya', null],
  ['postgres://a:b@localhost/hikaya?host=/run/postgresql', null],
  ['postgres://a:b@db.example.org/hikaya?sslmode=verify-full', null],
  ['postgres://a:b@db.example.org/hikaya', 'db.example.org'],
  ['postgres://a:b@10.0.0.11:5000/hikaya?sslmode=require', '10.0.0.11'],
  ['postgres://a:b@10.0.0.11/hikaya?sslmode=verify-ca', '10.0.0.11'],
  ['postgres://a:b@10.0.0.11/hikaya?ssl=true', '10.0.0.11'],
  ['postgres://a:b@10.0.0.11/hikaya?sslmode=verify-full', null],
  ['postgres://a:b@10.0.0.11/hikaya?sslmode=verify-full&sslmode=disable', '10.0.0.11'],
  ['postgres://a:b@localhost/hikaya?host=db.example.org', 'db.example.org'],
  ['postgres:///hikaya', 'whatever PGHOST says'],
])('%s is open to %s', (address, open) => {
  expect(openLineTo(address)).toBe(open);
});

describe('a real PostgreSQL with a certificate', () => {
  let folder: string;
  let port: string;
  /** A certificate of ours for this name. */
  let showing: (host: string) => Promise<void>;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'hikaya-tls-'));
    chmodSync(folder, 0o755);
    const postgres = await startLocalPostgres({ folder: path.join(folder, 'postgres') });
    port = new URL(postgres.superuserUrl('postgres')).port;
    makeAuthority('ours');
    makeAuthority('strangers');
    showing = async (host) => {
      certify(host);
      await withSuperuser(postgres.superuserUrl('postgres'), async (client) => {
        await client.query(`ALTER SYSTEM SET ssl_cert_file = '${folder}/${host}.crt'`);
        await client.query(`ALTER SYSTEM SET ssl_key_file = '${folder}/${host}.key'`);
        await client.query('ALTER SYSTEM SET ssl = on');
        await client.query('SELECT pg_reload_conf()');
      });
    };
    await showing('localhost');
    return async () => {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    };
  });

  const openssl = (...words: string[]) =>
    execFileSync('openssl', words, { cwd: folder, stdio: 'pipe' });
  const makeAuthority = (name: string) => {
    const whole = ['-x509', '-nodes', '-newkey', 'rsa:2048', '-days', '2', '-subj', `/CN=${name}`];
    openssl('req', ...whole, '-keyout', `${name}.key`, '-out', `${name}.crt`);
  };
  const certify = (host: string) => {
    const key = ['-nodes', '-newkey', 'rsa:2048', '-keyout', `${host}.key`];
    openssl('req', ...key, '-subj', `/CN=${host}`, '-out', `${host}.csr`);
    writeFileSync(path.join(folder, 'names'), `subjectAltName=DNS:${host}\n`);
    const by = ['-CA', 'ours.crt', '-CAkey', 'ours.key', '-CAcreateserial', '-days', '2'];
    openssl(
      'x509',
      '-req',
      '-in',
      `${host}.csr`,
      ...by,
      '-extfile',
      'names',
      '-out',
      `${host}.crt`,
    );
    // PostgreSQL runs as another user, who alone may read it.
    const { uid, gid } = statSync(path.join(folder, 'postgres/data'));
    chmodSync(path.join(folder, `${host}.key`), 0o600);
    chownSync(path.join(folder, `${host}.key`), uid, gid);
  };

  /** Whether the line is sealed, by what PostgreSQL itself says of it. */
  async function sealedBy(host: string, authority: string, sslmode = 'verify-full') {
    const root = path.join(folder, `${authority}.crt`);
    const address = `postgres://hikaya_web@${host}:${port}/postgres?sslmode=${sslmode}&sslrootcert=${root}`;
    const db = connect(address, { max: 1 });
    onTestFinished(() => db.destroy());
    const { rows } = await sql<{ ssl: boolean }>`
      SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()`.execute(db);
    return rows[0]?.ssl;
  }

  test('is spoken to over a sealed line', async () => {
    expect(await sealedBy('localhost', 'ours')).toBe(true);
  });

  test('is not spoken to where another authority vouches for it', async () => {
    await expect(sealedBy('localhost', 'strangers')).rejects.toThrow(/certificate/);
  });

  test('would be spoken to by any other way to seal it, which is why none is taken', async () => {
    expect(await sealedBy('localhost', 'strangers', 'no-verify')).toBe(true);
  });

  test('is not spoken to by a number that its certificate does not name', async () => {
    await expect(sealedBy('127.0.0.1', 'ours')).rejects.toThrow(/altnames/);
  });

  test('is not spoken to where its certificate is of another name', async () => {
    await showing('db.example.org');
    await expect.poll(() => sealedBy('localhost', 'ours').catch(String)).toMatch(/altnames/);
  });
});
