import { randomBytes } from 'node:crypto';
import { newContactKeys } from '#integrations/contact-seal/sealed-box.ts';
import { freePort } from '#main/local-postgres.ts';
import {
  cloneTemplate,
  startTemplatePostgres,
  type TestDatabase,
} from '#support/template-postgres.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';

export type ServerOptions = {
  /** The real web server, unless a control needs one without its defence. */
  script?: string;
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
  environment: (database: TestDatabase, port: number) => Record<string, string>;
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
  const atEnd = (end: () => unknown) => void ends.push(end);
  const endAll = async () => {
    for (let end = ends.pop(); end; end = ends.pop()) await end();
  };
  // Ctrl-C leaves no server behind. Under a test runner that is the runner's to say.
  const interrupted = () => void endAll().finally(() => process.exit(130));
  if (postgresUrl === null) process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return await work(await prepare(postgresUrl, atEnd));
  } finally {
    await endAll();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}

async function prepare(given: string | null, atEnd: Ground['atEnd']): Promise<Ground> {
  const own = given === null ? await startTemplatePostgres() : null;
  if (own) atEnd(own.stop);
  const postgresUrl = own?.superuserUrl ?? given ?? '';
  const keys = await newContactKeys();
  const secret = randomBytes(32).toString('base64url');

  const environment: Ground['environment'] = (database, port) => ({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    // As `npm start` does.
    NODE_COMPILE_CACHE: '.data/compiled',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_ORIGIN: `http://127.0.0.1:${port}`,
    DATABASE_URL_WEB: database.url('web'),
    DATABASE_URL_RECEIPT: database.url('receipt'),
    APP_SECRET: secret,
    CONTACT_PUBLIC_KEY: keys.publicKey,
    BOT_CHECK: 'proof-of-work',
    SENDING_LANES: 'on',
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
        script: options.script ?? 'src/main/http.ts',
        origin: `http://127.0.0.1:${port}`,
        environment: { ...environment(database, port), ...options.environment },
        ...(options.firstPath && { firstPath: options.firstPath }),
        ...(options.logTo && { logTo: options.logTo }),
      });
      atEnd(server.kill);
      await server.ready();
      return server;
    },
  };
}
