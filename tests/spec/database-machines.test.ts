import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ADDRESSES = ['10.0.0.11', '10.0.0.12', '10.0.0.13'];
const MACHINES = ['db-1', 'db-2', 'db-3'];

/** What `deploy/ha/prepare` makes; drill `patroni` runs three machines by it. */
let folder: string;
const at = (name: string) => path.join(folder, 'made', name);
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hikaya-databases-'));
  execFileSync('deploy/ha/prepare', [at(''), ...ADDRESSES], { stdio: 'pipe' });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('only whoever made them reads the passwords', () => {
  expect(statSync(at('')).mode & 0o777).toBe(0o700);
});

test('no word is left to fill in', () => {
  const settings = globSync('*/etc/**/{etcd,config.yml,haproxy.cfg}', { cwd: at('') });
  expect(settings).toHaveLength(7);
  for (const file of settings)
    expect(readFileSync(at(file), 'utf8')).not.toMatch(
      /\b(?:MACHINE|ADDRESS|FIRST|SECOND|THIRD|\w+_PASSWORD)\b/,
    );
});

test('each machine is named once in the vote, and has its own address', () => {
  for (const [n, name] of MACHINES.entries()) {
    const vote = readFileSync(at(`${name}/etc/default/etcd`), 'utf8');
    expect(vote).toContain(`ETCD_NAME=${name}\n`);
    expect(vote).toContain(`ETCD_LISTEN_CLIENT_URLS=https://${ADDRESSES[n]}:2379\n`);
  }
});

describe('the authority', () => {
  const certified = (certificate: string) => {
    try {
      execFileSync('openssl', ['verify', '-CAfile', at('authority.crt'), certificate], {
        stdio: 'pipe',
      });
      return true;
    } catch (error) {
      return /permitted subtree/.test(String((error as { stderr: Buffer }).stderr)) ? false : error;
    }
  };
  const make = (names: string) => {
    const file = at('made-by-a-thief.crt');
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-nodes', '-keyout', at('thief.key')],
        ...['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
        ...['-out', file, '-subj', '/CN=x', '-addext', `subjectAltName=${names}`],
        ...['-addext', 'basicConstraints=CA:FALSE'],
        ...['-CA', at('authority.crt'), '-CAkey', at('authority.key')],
      ],
      { stdio: 'pipe' },
    );
    return file;
  };

  test.each(MACHINES)('vouches for %s', (name) => {
    expect(certified(at(`${name}/etc/hikaya-database/machine.crt`))).toBe(true);
  });

  test.each(['DNS:bank.example', 'IP:10.0.0.14'])('cannot vouch for %s', (names) => {
    expect(certified(make(names))).toBe(false);
  });
});
