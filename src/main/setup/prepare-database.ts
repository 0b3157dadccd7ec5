import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDatabase, createRoles, databaseExists, ROLES, type RoleName } from '#db/roles.ts';

/** As a superuser: by an address, or as Debian's `postgres` at the socket of this machine. */
export async function connectSuperuser(address: string | undefined): Promise<pg.Client> {
  if (address !== undefined) {
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    return client;
  }
  const socket = { host: '/var/run/postgresql', user: 'postgres', database: 'postgres' };
  const client = new pg.Client(socket);
  const isRoot = process.geteuid?.() === 0;
  // PostgreSQL asks the system who is at the other end, and root is not `postgres`.
  if (isRoot) process.seteuid?.('postgres');
  try {
    await client.connect();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
  return client;
}

export type Passwords = Record<RoleName, string>;

type Wanted = {
  name: string;
  /** From settings files. */
  known: Partial<Passwords>;
  /** Whether a role that is there and that no file knows may get one: whoever uses it now is shut out. */
  newPasswords: boolean;
};

/** Roles with passwords, and the database. A password that a settings file knows stays. */
export async function prepareDatabase(
  superuser: pg.Client,
  { name, known, newPasswords }: Wanted,
): Promise<{ passwords: Passwords; made: string[] }> {
  const made: string[] = [];
  const { rows } = await superuser.query<{ rolname: string }>('SELECT rolname FROM pg_roles');
  const users = new Set(rows.map(({ rolname }) => rolname));
  const before = new Set(entries(ROLES).flatMap(([role, user]) => (users.has(user) ? role : [])));
  const unknown = [...before].filter((role) => known[role] === undefined);
  if (unknown.length > 0 && !newPasswords) throw new Error(notKnown(unknown));
  await createRoles(superuser);
  const passwords = {} as Passwords;
  for (const [role, user] of entries(ROLES)) {
    const kept = known[role];
    passwords[role] = kept ?? randomBytes(24).toString('base64url');
    if (kept !== undefined && before.has(role)) continue;
    const password = superuser.escapeLiteral(passwords[role]);
    await superuser.query(`ALTER ROLE ${user} PASSWORD ${password}`);
    made.push(before.has(role) ? `role ${user}: a new password` : `role ${user}`);
  }
  if (!(await databaseExists(superuser, name))) {
    await createDatabase(superuser, name);
    made.push(`database ${name}`);
  }
  return { passwords, made };
}

const notKnown = (roles: RoleName[]) =>
  `There are roles whose passwords stand in no settings file here: ${roles.map((role) => ROLES[role]).join(', ')}.
Is it the right folder (--folder, HIKAYA_SETTINGS)? If their files are lost, stop every process and say
--new-passwords; whatever still uses the old ones is shut out.`;

const entries = (roles: typeof ROLES) => Object.entries(roles) as [RoleName, string][];
