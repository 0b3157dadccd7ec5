import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newContactKeys } from '#integrations/contact-seal/sealed-box.ts';
import { freePort } from '#lab/free-port.ts';
import { LOCAL_ADDRESSES } from '#lab/local-environment.ts';
import {
  cloneTemplate,
  startTemplatePostgres,
  type TestDatabase,
} from '#support/template-postgres.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';

/** How long a drill that was interrupted has to notice. */
const ENDS_WITHIN_MS = 15_000;

export type ServerOptions = {
  /** The real web server, unless a control needs one without its defence. */
  script?: string;
  /** Of another version, built. */
  folder?: string;
  port?: number;
  environment?: Record<string, string>;
  /** What it answers once it serves, at whatever name it is asked by. */
  firstPath?: string;
  logTo?: string;
};

/** Where a drill takes place: its databases and its server processes, all ended with it. */
export type Ground = {
  postgresUrl: string;
  database: () => Promise<TestDatabase>;
  /** The environment of a web process over this database, as production would set it. */
  environment: (database: Pick<TestDatabase, 'url'>, port: number) => Record<string, string>;
  server: (database: TestDatabase, options?: ServerOptions) => Promise<ServerProcess>;
  /** Runs when the drill is over, the last one first. */
  atEnd: (work: () => unknown) => void;
};

/** With `postgresUrl` on a server that is there already, else on one of its own. */
export async function onGround<T>(
  postgresUrl: string | null,
  work: (ground: Ground) => Promise<T>,
): Promise<T> {
  const ends: (() => unknown)[] = [];
  let stopping = false;
  const atEnd = (end: () => unknown) => {
    ends.push(end);
    if (stopping) throw new Error('Interrupted.');
  };
  const endEach = async () => {
    const faults: unknown[] = [];
    // One that fails keeps nobody from ending the rest.
    for (let end = ends.pop(); end; end = ends.pop())
      await Promise.resolve()
        .then(end)
        .catch((fault: unknown) => faults.push(fault));
    if (faults.length > 0) throw faults[0];
  };
  let ending = Promise.resolve();
  const endAll = () => {
    ending = ending.catch(() => {}).then(endEach);
    return ending;
  };
  const working = Promise.resolve().then(async () => work(await prepare(postgresUrl, atEnd)));
  // Ctrl-C leaves no server behind, nor one that was just starting. Under a test runner that is the
  // runner's to say.
  const interrupted = async () => {
    stopping = true;
    await endAll().catch(() => {});
    await Promise.race([working.catch(() => {}), pause(ENDS_WITHIN_MS)]);
    await endAll().catch(() => {});
    process.exit(130);
  };
  const onSignal = () => void interrupted();
  if (postgresUrl === null) process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  try {
    return await working;
  } finally {
    if (!stopping) await endAll();
    // Else the process ends, and nothing more is to begin.
    if (stopping) await new Promise(() => {});
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
}

async function prepare(given: string | null, atEnd: Ground['atEnd']): Promise<Ground> {
  const own = given === null ? await startTemplatePostgres() : null;
  if (own) atEnd(own.stop);
  const postgresUrl = own?.superuserUrl ?? given ?? '';
  const keys = await newContactKeys();
  const secret = randomBytes(32).toString('base64url');

  const environment: Ground['environment'] = (database, port) => ({
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    PORT: String(port),
    ...LOCAL_ADDRESSES,
    SITE_ORIGIN: `http://127.0.0.1:${port}`,
    DATABASE_URL_WEB: database.url('web'),
    DATABASE_URL_RECEIPT: database.url('receipt'),
    APP_SECRET: secret,
    CONTACT_PUBLIC_KEY: keys.publicKey,
    BOT_CHECK: 'proof-of-work',
    SENDING_LANES: 'on',
    DRAIN_MS: '0',
    // In their small form drills share two cores with other tests; who is late there is not overrun.
    ...(given && { MOST_LAG_MS: '20000' }),
    // Addresses of many writers from one machine: each request says its own.
    TRUST_PROXY: '127.0.0.1',
  });

  return {
    postgresUrl,
    environment,
    atEnd,
    database: async () => {
      const database = await cloneTemplate(postgresUrl);
      atEnd(database.drop);
      return database;
    },
    server: async (database, options = {}) => {
      const port = options.port ?? (await freePort());
      const server = spawnServer({
        ...(options.script ? { script: options.script } : { command: 'web' }),
        origin: `http://127.0.0.1:${port}`,
        environment: { ...environment(database, port), ...options.environment },
        ...(options.folder && { folder: options.folder }),
        ...(options.firstPath && { firstPath: options.firstPath }),
        ...(options.logTo && { logTo: options.logTo }),
      });
      atEnd(server.kill);
      await server.ready();
      return server;
    },
  };
}
