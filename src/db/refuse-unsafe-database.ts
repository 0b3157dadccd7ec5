import { sql } from 'kysely';
import type { Database } from './connect.ts';

type Setting = {
  fsync: string;
  synchronous_commit: string;
  superuser: boolean;
  owner: boolean;
  patient: boolean;
  empty: boolean;
};

/** No start where an acknowledged story could be forgotten, or where one role could do everything. */
export async function refuseUnsafeDatabase(...databases: Database[]): Promise<void> {
  for (const db of databases) {
    const { rows } = await sql<Setting>`
      SELECT current_setting('fsync') AS fsync,
        current_setting('synchronous_commit') AS synchronous_commit,
        current_setting('is_superuser')::boolean AS superuser,
        EXISTS (SELECT FROM pg_class WHERE relname = 'story' AND relowner = current_user::regrole)
          AS owner,
        to_regclass('story') IS NULL AS empty,
        '0' IN (current_setting('statement_timeout'), current_setting('lock_timeout'),
          current_setting('idle_in_transaction_session_timeout')) AS patient`.execute(db);
    for (const [unsafe, why] of rows.flatMap(faults)) if (unsafe) throw new Error(why);
  }
}

function faults(found: Setting): [boolean, string][] {
  return [
    [found.superuser, 'This role is a superuser: each process has a role of its own.'],
    [found.owner, 'This role owns the tables: only migrations may.'],
    [
      found.patient,
      'This role waits without end: create the roles again, which sets its timeouts.',
    ],
    [found.fsync === 'off', 'fsync is off: a crash of the machine would lose stories.'],
    [found.synchronous_commit === 'off', 'synchronous_commit is off: a crash would lose stories.'],
    [found.empty, 'The database has no tables yet. Run hikaya migrate.'],
  ];
}
