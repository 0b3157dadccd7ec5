import { type ChildProcess, execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { withSuperuser } from '#lab/local-postgres.ts';
import { type CabledMachine, signal } from './cabled-machines.ts';
import type { Ground } from './ground.ts';
import { until } from './mail-ground.ts';

const run = promisify(execFile);
const PACKAGES =
  'postgresql-15 patroni python3-etcd python3-idna etcd-server haproxy pgbouncer iproute2';
const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/sbin/pgbouncer'];
/** A standby whose files have to be copied anew takes longest. */
const WHOLE_WITHIN_MS = 180_000;
const USER = 'postgres';
const AS_USER = [`--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', '--'];

export type DatabaseMachine = CabledMachine & {
  /** As an administrator, from anywhere. */
  superuserUrl: string;
  startPatroni: () => void;
  /** `kill -9` of PostgreSQL and of Patroni, who would start it again. */
  kill: () => Promise<void>;
  /** Asked at its own socket, which no cable leads to. */
  takesWrites: () => Promise<boolean>;
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
};

/** Three machines with Patroni, etcd and PostgreSQL, by the settings that `deploy/ha/prepare` makes. */
export async function startCluster(ground: Ground, machines: readonly CabledMachine[]) {
  for (const program of PROGRAMS) readableOrSay(program);
  const folder = mkdtempSync(path.join(tmpdir(), 'hikaya-patroni-'));
  ground.atEnd(() => rmSync(folder, { recursive: true, force: true }));
  execFileSync('chmod', ['755', folder]);
  const prepared = path.join(folder, 'prepared');
  execFileSync('deploy/ha/prepare', [prepared, ...machines.map(({ address }) => address)]);
  const superuser = new URL(readFileSync(`${prepared}/superuser-address`, 'utf8').trim());
  const nodes = machines.map((machine) =>
    startNode(machine, { prepared, home: path.join(folder, machine.name), superuser }),
  );
  const keys = `${prepared}/db-1/etc/hikaya-database`;
  const certificates = {
    ca: readFileSync(`${keys}/authority.crt`),
    cert: readFileSync(`${keys}/machine.crt`),
    key: readFileSync(`${keys}/machine.key`),
  };

  /** Who holds the lock, as somebody who can be reached says. */
  const primary = async (among: readonly DatabaseMachine[] = nodes) => {
    for (const node of among) {
      const answer = await askPatroni(node, certificates, { path: '/primary' }).catch(() => null);
      if (answer?.status === 200) return node;
    }
    return null;
  };
  /** Whom every commit waits for, and who would take over. */
  const synchronousStandby = async () => {
    for (const node of nodes) {
      const answer = await askPatroni(node, certificates, { path: '/sync' }).catch(() => null);
      if (answer?.status === 200) return node;
    }
    return null;
  };
  /** A primary, and two standbys on its line, one of them the one that every commit waits for. */
  const isWhole = async (synchronous: boolean) => {
    const first = await primary();
    if (!first) return false;
    const { rows } = await withSuperuser(first.superuserUrl, (client) =>
      client.query<{ sync_state: string }>(
        `SELECT sync_state FROM pg_stat_replication WHERE state = 'streaming' AND application_name LIKE 'db-_'`,
      ),
    );
    const states = rows.map(({ sync_state }) => sync_state).toSorted();
    if (!synchronous) return states.join() === 'async,async';
    return states.join() === 'async,sync' && (await synchronousStandby()) !== null;
  };
  return {
    folder,
    prepared,
    nodes,
    primary,
    synchronousStandby,
    /** On the first machine, as an administrator would. */
    patronictl: async (...words: string[]) => {
      const [program = '', ...rest] = nodes[0]?.words ?? [];
      const file = `${folder}/db-1/etc/patroni/config.yml`;
      await run(program, [...rest, 'patronictl', '-c', file, ...words]);
    },
    whole: async ({ synchronous = true } = {}) => {
      const isSo = await until(WHOLE_WITHIN_MS, () => isWhole(synchronous).catch(() => false));
      if (!isSo) throw new Error(`The three do not come together. ${folder} has their logs.`);
    },
    /** As `patronictl edit-config` does. */
    change: async (settings: Record<string, unknown>) => {
      const node = await primary();
      if (!node) throw new Error('Nobody is primary.');
      const body = JSON.stringify(settings);
      const answer = await askPatroni(node, certificates, {
        path: '/config',
        method: 'PATCH',
        body,
      });
      if (answer.status !== 200) throw new Error(`Patroni answers ${answer.status}.`);
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

function readableOrSay(program: string): void {
  try {
    readFileSync(program);
  } catch {
    throw new Error(`This drill needs root and ${PACKAGES} (Debian).`);
  }
}

type Place = { prepared: string; home: string; superuser: URL };

function startNode(machine: CabledMachine, { prepared, home, superuser }: Place): DatabaseMachine {
  cpSync(`${prepared}/${machine.name}`, home, { recursive: true });
  mkdirSync(`${home}/run`);
  // All machines of the drill share one disk, so each has its own folder for its root.
  const atHome = (file: string) =>
    readFileSync(`${home}/${file}`, 'utf8')
      .replaceAll('/etc/hikaya-database', `${home}/etc/hikaya-database`)
      .replaceAll('/var/lib/', `${home}/run/`)
      .replaceAll('/var/run/postgresql', `${home}/run`);
  writeFileSync(`${home}/etc/patroni/config.yml`, atHome('etc/patroni/config.yml'));
  mkdirSync(`${home}/run/postgresql/15`, { recursive: true });
  mkdirSync(`${home}/run/etcd`);
  execFileSync('chown', ['-R', `${USER}:${USER}`, home]);

  const environment = Object.fromEntries(
    atHome('etc/default/etcd')
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  machine.start(['etcd'], { user: USER, logTo: `${home}/etcd.log`, environment });
  let patroni: ChildProcess;
  const startPatroni = () => {
    const words = ['patroni', `${home}/etc/patroni/config.yml`];
    const logTo = `${home}/patroni.log`;
    patroni = machine.start(words, { user: USER, logTo, environment: { HOME: `${home}/run` } });
  };
  startPatroni();
  const url = new URL(superuser);
  url.host = `${machine.address}:5432`;
  url.search = `?sslmode=verify-full&sslrootcert=${prepared}/authority.crt`;
  return {
    ...machine,
    superuserUrl: url.href,
    startPatroni,
    kill: async () => {
      const ended = once(patroni, 'exit');
      const lock = readFileSync(`${home}/run/postgresql/15/hikaya/postmaster.pid`, 'utf8');
      signal([patroni.pid ?? 0, Number(lock.split('\n')[0])], 'SIGKILL');
      await ended;
    },
    takesWrites: async () => {
      const asked = ['psql', '-h', `${home}/run`, '-Atc', 'SELECT pg_is_in_recovery()'];
      const answer = await run('setpriv', [...AS_USER, ...asked], { cwd: '/' }).catch(() => null);
      return answer?.stdout.trim() === 'f';
    },
    freeze: async () => signal(await machine.processes(), 'SIGSTOP'),
    thaw: async () => signal(await machine.processes(), 'SIGCONT'),
  };
}

type PatroniQuestion = { path: string; method?: string; body?: string };

function askPatroni(
  { address }: CabledMachine,
  certificates: Record<'ca' | 'cert' | 'key', Buffer>,
  { path: asked, method = 'GET', body }: PatroniQuestion,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const options = { method, ...certificates, timeout: 2_000, agent: false as const };
    const request = https.request(`https://${address}:8008${asked}`, options);
    request.on('timeout', () => request.destroy(new Error('No answer in time.')));
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
    });
    request.end(body);
  });
}
