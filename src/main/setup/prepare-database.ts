import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDatabase, createRoles, ROLES, type RoleName } from '#db/roles.ts';

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

/**
 * Roles with passwords, and the database. A password that a settings file knows stays; where none does, as
 * after a file was lost, the role gets a new one.
 */
export async function prepareDatabase(
  superuser: pg.Client,
  options: { name: string; known: Partial<Passwords> },
): Promise<{ passwords: Passwords; made: string[] }> {
  const { name, known } = options;
  const made: string[] = [];
  const exists = async (question: string, value: string) =>
    (await superuser.query(question, [value])).rowCount !== 0;
  const before = new Set<RoleName>();
  for (const [role, user] of entries(ROLES))
    if (await exists('SELECT 1 FROM pg_roles WHERE rolname = $1', user)) before.add(role);
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
  if (!(await exists('SELECT 1 FROM pg_database WHERE datname = $1', name))) {
    await createDatabase(superuser, name);
    made.push(`database ${name}`);
  }
  return { passwords, made };
}

const entries = (roles: typeof ROLES) => Object.entries(roles) as [RoleName, string][];
