import type { Machine } from './bare-debian.ts';

/** How an operator does these things where it was installed. */
export type Hands = {
  stop: (service: string) => string;
  start: (service: string) => string;
  /** One statement, as a superuser in our database. */
  sql: (statement: string) => string;
};

type Fault = { fault: string; put: string; back: string; named: RegExp };

/** Each put in, looked at, and taken out again. */
export async function putInFaults({ sh }: Machine, hands: Hands, dns: string) {
  const found: { fault: string; named: boolean; code: number }[] = [];
  for (const { fault, put, back, named } of faultsBy(hands)) {
    await sh(put);
    const doctor = await sh(`hikaya doctor --dns ${dns}`);
    await sh(back);
    found.push({ fault, named: named.test(doctor.said), code: doctor.code });
  }
  return found;
}

function faultsBy({ stop, start, sql }: Hands): Fault[] {
  const stopped = (fault: string, service: string, named: RegExp): Fault => ({
    fault,
    put: stop(service),
    back: start(service),
    named,
  });
  return [
    stopped('no cache', 'varnish', /broken +(?:site|caches)/),
    stopped('no worker', 'worker', /(?:broken|look) +worker/),
    stopped('no purger', 'purger', /(?:broken|look) +purger/),
    stopped('no desk', 'desk', /broken +desk/),
    stopped('no shared counts', 'redis', /broken +counters/),
    stopped('no proxy in front', 'caddy', /broken +site/),
    changed(
      'purge at the wrong door',
      'worker',
      'EDGE_CACHES',
      'http://127.0.0.1:1',
      /broken +caches/,
    ),
    changed(
      'wrong mail password',
      'worker',
      'SMTP_URL',
      'smtps://x:y@mail.hikaya.test:1',
      /broken +mail/,
    ),
    changed(
      'somebody else’s address',
      'web',
      'CONTACT_EMAIL',
      'hello@example.org',
      /broken +settings of web/,
    ),
    changed('no pair of keys', 'web', 'CONTACT_PUBLIC_KEY', 'A'.repeat(43), /broken +contact keys/),
    changed(
      'journal where nobody writes',
      'purger',
      'JOURNAL_FILE',
      '/proc/none/journal',
      /broken +journal/,
    ),
    {
      fault: 'settings that everybody reads',
      put: 'chmod 644 /etc/hikaya/worker.env',
      back: 'chmod 600 /etc/hikaya/worker.env',
      named: /(?:broken|look) +settings/,
    },
    {
      fault: 'a database that may forget',
      put: `${sql('ALTER SYSTEM SET fsync = off')} && ${sql('SELECT pg_reload_conf()')}; sleep 1`,
      back: `${sql('ALTER SYSTEM RESET fsync')} && ${sql('SELECT pg_reload_conf()')}; sleep 1`,
      named: /broken +PostgreSQL/,
    },
    changed(
      'an open line to the database',
      'purger',
      'DATABASE_URL_PURGER',
      'postgres://hikaya_purger:x@192.0.2.1:5432/hikaya',
      /broken +role of DATABASE_URL_PURGER: the line/,
    ),
    {
      fault: 'a role that may not sign in',
      put: sql('ALTER ROLE hikaya_purger NOLOGIN'),
      back: sql('ALTER ROLE hikaya_purger LOGIN'),
      named: /broken +role of DATABASE_URL_PURGER/,
    },
    {
      fault: 'an old database',
      put: sql(
        "CREATE TABLE put_aside AS SELECT * FROM kysely_migration; DELETE FROM kysely_migration WHERE name = (SELECT max(name) FROM kysely_migration WHERE name NOT LIKE '%-contract')",
      ),
      back: sql(
        'DELETE FROM kysely_migration; INSERT INTO kysely_migration SELECT * FROM put_aside; DROP TABLE put_aside',
      ),
      named: /broken +migrations/,
    },
  ];
}

function changed(fault: string, file: string, key: string, value: string, named: RegExp): Fault {
  const at = `/etc/hikaya/${file}.env`;
  return {
    fault,
    named,
    put: `cp -p ${at} ${at}.kept && sed -i 's|^${key}=.*|${key}=${value}|' ${at}`,
    back: `cat ${at}.kept > ${at} && rm ${at}.kept`,
  };
}
