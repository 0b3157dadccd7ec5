import type pg from 'pg';
import { connect } from '#db/connect.ts';
import { isDatabaseAway } from '#db/database-away.ts';
import { pendingMigrations } from '#db/migrate.ts';
import { ROLES } from '#db/roles.ts';
import { openLineTo, SEAL_IT } from '#db/sealed-line.ts';
import { withClient } from '#db/with-client.ts';
import { conditionOf, watchOf } from '#domain/system/watches.ts';
import { ROLE_ADDRESSES, type Settings } from '../setup/settings.ts';
import { broken, type Finding, held, look, startOf, tried } from './finding.ts';

const LEAST_VERSION = 150_000;
/** More than a day without a piece of the log in the archive. */
const ARCHIVED_WITHIN_MS = 86_400_000;
/** What two clocks may differ without anybody's hour being wrong. */
const CLOCKS_APART_MS = 60_000;

const CLOCKS = 'Let chrony or systemd-timesyncd set the clocks of all machines.';

const asking = <T>(url: string, work: (client: pg.Client) => Promise<T>) =>
  withClient(url, work, { connectionTimeoutMillis: 5_000 });

export async function checkDatabase(settings: Settings, now: () => Date): Promise<Finding[]> {
  const findings: Finding[] = [];
  const away = await checkAnswers(settings.migrator.DATABASE_URL_MIGRATOR ?? '');
  if (away) return [away];
  for (const { at } of ROLE_ADDRESSES)
    findings.push(...(await checkRole(at[1], settings[at[0]][at[1]] ?? '')));
  const url = settings.migrator.DATABASE_URL_MIGRATOR ?? '';
  const about = 'PostgreSQL';
  findings.push(
    ...(await tried(about, START_POSTGRES, () =>
      asking(url, async (client) => [
        await checkServer(client),
        await checkArchive(client, now()),
        await checkClock(client, now()),
        ...(await checkRunning(client)),
        ...(await checkChores(client, now())),
      ]),
    )),
    ...(await tried('migrations', 'hikaya migrate', () => checkMigrations(url))),
    ...(await tried('log', 'hikaya migrate', () =>
      asking(url, (client) => checkLogIsPast(client, now())),
    )),
  );
  return findings;
}

const START_POSTGRES = `Start it (${startOf('postgres')}), and read its log; then hikaya doctor again.`;

/** Where nobody answers at all, that is the one thing to say. */
async function checkAnswers(url: string): Promise<Finding | null> {
  try {
    await asking(url, async () => {});
    return null;
  } catch (error) {
    return isDatabaseAway(error) ? broken('PostgreSQL', error.message, START_POSTGRES) : null;
  }
}

const MEND_ROLE = `Is the password right? If it is lost: take the line out of its settings file, then
          hikaya setup --new-passwords, then start the process anew.`;

/** Signs in as it, over a line that nobody else reads. */
function checkRole(key: string, url: string): Promise<Finding[]> {
  const about = `role of ${key}`;
  return tried(about, MEND_ROLE, async () => {
    const open = openLineTo(url);
    if (open !== null)
      return broken(about, `the line to ${open} is open, or its end unknown`, SEAL_IT);
    return asking(url, async (client) => {
      const { rows } = await client.query<{ superuser: boolean; patient: boolean }>(`
        SELECT current_setting('is_superuser')::boolean AS superuser,
          '0' IN (current_setting('lock_timeout'),
            current_setting('idle_in_transaction_session_timeout')) AS patient`);
      if (rows[0]?.superuser) return broken(about, 'is a superuser', 'Use the role of its own.');
      if (rows[0]?.patient) return broken(about, 'waits without end', 'hikaya setup');
      return held(about, 'signs in');
    });
  });
}

/** Who works without a door of its own is known by being signed in. */
async function checkRunning(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ user: string }>(
    'SELECT DISTINCT usename AS user FROM pg_stat_activity WHERE datname = current_database()',
  );
  return (['worker', 'purger'] as const).map((name) =>
    rows.some(({ user }) => user === ROLES[name])
      ? held(name, 'runs')
      : broken(
          name,
          `nobody is signed in as ${ROLES[name]}`,
          `Start it (${startOf(name)}). A process that has just begun needs half a minute.`,
        ),
  );
}

const CHORES = [
  {
    about: 'backup',
    chore: 'backup',
    figure: 'backup_seconds',
    mend: 'systemctl start backup-hikaya, and read what it says: journalctl -u backup-hikaya.',
  },
  {
    about: 'log verified',
    chore: 'verify-log',
    figure: 'verify_log_seconds',
    mend: 'hikaya verify-log; its timer is hikaya-verify-log.timer.',
  },
] as const;

/** What has to be done every night, by the limits that alerts and the System page have. */
async function checkChores(client: pg.Client, now: Date): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string; done: Date }>(
    'SELECT name, done_at AS done FROM chore',
  );
  return CHORES.map(({ about, chore, figure, mend }) => {
    const done = rows.find(({ name }) => name === chore)?.done;
    const age = done && Math.round((now.getTime() - done.getTime()) / 1_000);
    const condition = conditionOf(watchOf(figure), age === undefined ? {} : { [figure]: age });
    const says = done ? `last on ${done.toISOString()}` : 'never';
    if (condition === 'well') return held(about, says);
    return condition === 'look' ? look(about, says, mend) : broken(about, says, mend);
  });
}

async function checkServer(client: pg.Client): Promise<Finding> {
  const about = 'PostgreSQL';
  const { rows } = await client.query<
    Record<'version' | 'fsync' | 'commit' | 'said' | 'passwords', string>
  >(`
    SELECT current_setting('server_version_num') AS version, current_setting('server_version') AS said,
      current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
      current_setting('password_encryption') AS passwords`);
  const found = rows[0];
  if (Number(found?.version) < LEAST_VERSION)
    return broken(about, `version ${found?.said}`, 'Use version 15 or newer.');
  if (found?.fsync === 'off' || found?.commit === 'off')
    return broken(
      about,
      'a crash of the machine would lose stories',
      'Switch fsync and synchronous_commit on in postgresql.conf.',
    );
  if (found?.passwords !== 'scram-sha-256')
    return broken(
      about,
      `it would keep new passwords as ${found?.passwords}`,
      'password_encryption = scram-sha-256 in postgresql.conf, scram-sha-256 in pg_hba.conf; then hikaya setup.',
    );
  return held(about, `version ${found?.said}, keeps what it acknowledged`);
}

async function checkArchive(client: pg.Client, now: Date): Promise<Finding> {
  const about = 'archive';
  const mend =
    'Is the disk at /var/lib/pgbackrest there, and has it room? PostgreSQL’s log says what failed. Without it the last day is lost with the disk.';
  const { rows } = await client.query<{ mode: string; last: Date | null; failing: boolean }>(`
    SELECT current_setting('archive_mode') AS mode, last_archived_time AS last,
      coalesce(last_failed_time > last_archived_time, last_failed_time IS NOT NULL) AS failing
    FROM pg_stat_archiver`);
  const { mode = 'off', last = null, failing = false } = rows[0] ?? {};
  if (mode === 'off') return look(about, 'nothing is archived', mend);
  if (failing) return broken(about, 'the last piece could not be archived', mend);
  if (!last || now.getTime() - last.getTime() > ARCHIVED_WITHIN_MS)
    return look(about, `last piece ${last?.toISOString() ?? 'never'}`, mend);
  return held(about, `last piece ${last.toISOString()}`);
}

/** A clock that is late would hide what was just published and erase at the wrong hour. */
async function checkClock(client: pg.Client, now: Date): Promise<Finding> {
  const about = 'clock';
  const { rows } = await client.query<{ theirs: Date }>('SELECT clock_timestamp() AS theirs');
  const apart = Math.abs((rows[0]?.theirs.getTime() ?? 0) - now.getTime());
  return apart > CLOCKS_APART_MS
    ? broken(about, `${Math.round(apart / 1_000)} s apart from the database's`, CLOCKS)
    : held(about, 'the same here and at the database');
}

/** On one machine both clocks are one; then the log remembers what hour it was. */
async function checkLogIsPast(client: pg.Client, now: Date): Promise<Finding> {
  const { rows } = await client.query<{ last: Date | null }>('SELECT max(at) AS last FROM event');
  const last = rows[0]?.last;
  return last && last.getTime() - now.getTime() > CLOCKS_APART_MS
    ? broken('log', `its last event is of ${last.toISOString()}, which is still to come`, CLOCKS)
    : held('log', last ? `last event ${last.toISOString()}` : 'no event yet');
}

async function checkMigrations(url: string): Promise<Finding> {
  const db = connect(url, { max: 1, longStatements: true });
  try {
    const { expand, contract } = await pendingMigrations(db);
    if (expand.length > 0)
      return broken('migrations', `not there yet: ${expand.join(', ')}`, 'hikaya migrate');
    const waiting = contract.length > 0 ? `, but for ${contract.join(', ')}` : '';
    return held('migrations', `all there${waiting}`);
  } finally {
    await db.destroy();
  }
}
