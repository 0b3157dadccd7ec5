import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createDatabase, createRoles, databaseExists, ROLES, type RoleName } from '#db/roles.ts';
import { openLineTo, SEAL_IT } from '#db/sealed-line.ts';

/** As a superuser: by an address, or as Debian's `postgres` at the socket of this machine. */
export async function connectSuperuser(address: string | undefined): Promise<pg.Client> {
  if (address !== undefined) {
    const open = openLineTo(address);
    if (open !== null) throw new Error(`--postgres: the line to ${open} is open. ${SEAL_IT}`);
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
  const old = await rolesWithMd5(superuser);
  // Whatever the server would do by itself.
  await superuser.query("SET password_encryption = 'scram-sha-256'");
  const passwords = {} as Passwords;
  for (const [role, user] of entries(ROLES)) {
    const kept = known[role];
    passwords[role] = kept ?? randomBytes(24).toString('base64url');
    const isKnown = kept !== undefined && before.has(role);
    if (isKnown && !old.has(user)) continue;
    const password = superuser.escapeLiteral(passwords[role]);
    await superuser.query(`ALTER ROLE ${user} PASSWORD ${password}`);
    if (isKnown) made.push(`role ${user}: its password is kept as SCRAM, and no longer as MD5`);
    else made.push(before.has(role) ? `role ${user}: a new password` : `role ${user}`);
  }
  if (!(await databaseExists(superuser, name))) {
    await createDatabase(superuser, name);
    made.push(`database ${name}`);
  }
  return { passwords, made };
}

/** Whoever reads an MD5 verifier in a backup can sign in with it; a superuser alone sees which there are. */
async function rolesWithMd5(superuser: pg.Client): Promise<Set<string>> {
  const { rows } = await superuser.query<{ rolname: string }>(
    "SELECT rolname FROM pg_authid WHERE rolpassword LIKE 'md5%'",
  );
  return new Set(rows.map(({ rolname }) => rolname));
}

const notKnown = (roles: RoleName[]) =>
  `There are roles whose passwords stand in no settings file here: ${roles.map((role) => ROLES[role]).join(', ')}.
Is it the right folder (--folder, HIKAYA_SETTINGS)? If their files are lost, stop every process and say
--new-passwords; whatever still uses the old ones is shut out.`;

const entries = (roles: typeof ROLES) => Object.entries(roles) as [RoleName, string][];
