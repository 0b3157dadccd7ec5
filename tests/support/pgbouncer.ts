import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROLES, type RoleName } from '#db/roles.ts';
import { freePort } from '#lab/free-port.ts';
import type { TestDatabase } from './test-database.ts';

const STARTS_WITHIN_MS = 10_000;
const PASSWORD = 'a-word-for-the-pool';

/** PgBouncer before a test's database, by the settings of `deploy/ha/pgbouncer.ini` or changed ones. */
export async function startPgbouncer(
  database: TestDatabase,
  change = (shipped: string) => shipped,
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-pgbouncer-'));
  // It does not run as root, so another user reads them.
  await chmod(folder, 0o755);
  const port = await freePort();
  const target = new URL(database.url('superuser'));
  const shipped = await readFile('deploy/ha/pgbouncer.ini', 'utf8');
  const file = path.join(folder, 'pgbouncer.ini');
  const users = path.join(folder, 'userlist.txt');
  await writeFile(
    file,
    change(shipped)
      .replace(
        'host=database.hikaya.internal port=5000',
        `host=${target.hostname} port=${target.port} dbname=${target.pathname.slice(1)}`,
      )
      .replace('listen_port = 6432', `listen_port = ${port}`)
      .replace('/etc/pgbouncer/userlist.txt', users)
      // PostgreSQL of the tests is on this machine and has no certificate.
      .replaceAll(/^server_tls_.*$/gm, ''),
  );
  const listed = Object.values(ROLES).map((role) => `"${role}" "${PASSWORD}"\n`);
  await writeFile(users, listed.join(''));
  const asOther = process.getuid?.() === 0 ? ['-u', 'postgres'] : [];
  const child = spawn('/usr/sbin/pgbouncer', [...asOther, '-q', file], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const until = performance.now() + STARTS_WITHIN_MS;
  while (!(await answers(port))) {
    if (performance.now() > until || child.exitCode !== null)
      throw new Error('PgBouncer does not start.');
    await pause(50);
  }
  return {
    url: (role: RoleName, search = '') =>
      `postgres://${ROLES[role]}:${PASSWORD}@127.0.0.1:${port}/hikaya${search}`,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    // Nobody listens there yet.
    return false;
  } finally {
    socket.destroy();
  }
}
