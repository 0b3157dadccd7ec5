import { randomBytes } from 'node:crypto';
import { afterAll } from 'vitest';
import { composePublic } from '#main/compose-public.ts';
import { createHttpServer, loadWebBuild } from '#main/http-server.ts';
import { freePort } from '#main/local-postgres.ts';
import type { PublicPages } from '#main/shared-pages.ts';
import type { TestDatabase } from './test-database.ts';
import type { World } from './world.ts';

export type TestApp = {
  origin: string;
  environment: Record<string, string>;
  /** Paths of the pages this server rendered, in order. */
  rendered: string[];
  /** Stops answering, as a server that is away does. */
  close: () => Promise<void>;
};

/** The real server on a real port over a cloned database. `pages` needs the build. */
export async function startApp(
  database: TestDatabase,
  world: World,
  options: {
    pages: boolean;
    port?: number;
    demo?: boolean;
    botCheck?: 'off' | 'proof-of-work';
    lanes?: boolean;
    /** Where readers come in, when that is not the server itself. */
    origin?: string;
    keepPagesMs?: number;
    trustedProxies?: string[];
    allowedOrigins?: string[];
    more?: Record<string, string>;
  } = { pages: false },
): Promise<TestApp> {
  const port = options.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    SITE_ORIGIN: options.origin ?? origin,
    DATABASE_URL_WEB: database.url('web'),
    DATABASE_URL_RECEIPT: database.url('receipt'),
    DATABASE_URL_WORKER: database.url('worker'),
    APP_SECRET: randomBytes(32).toString('base64url'),
    CONTACT_PUBLIC_KEY: world.keys.publicKey,
    CONTACT_SECRET_KEY: world.keys.secretKey,
    BOT_CHECK: options.botCheck ?? 'off',
    // Tests send more in a minute than a school in a year.
    SENDING_LANES: options.lanes ? 'on' : 'off',
    DEMO: options.demo ? 'on' : 'off',
    ...options.more,
  };
  const composed = await composePublic(environment);
  const web = options.pages ? await loadWebBuild() : { pages: noPages, assets: null };
  const rendered: string[] = [];
  const app = await createHttpServer({
    services: composed.services,
    ...web,
    pages: (request, ...rest) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(`${pathname}${search}`);
      return web.pages(request, ...rest);
    },
    logLevel: 'silent',
    trustedProxies: options.trustedProxies ?? (options.origin === undefined ? [] : ['127.0.0.1']),
    allowedOrigins: options.allowedOrigins ?? [],
    keepPagesMs: options.keepPagesMs ?? 0,
  });
  await app.listen({ host: '127.0.0.1', port });
  let open = true;
  const close = async () => {
    if (!open) return;
    open = false;
    await app.close();
    await composed.stop();
  };
  afterAll(close);
  return { origin, environment, rendered, close };
}

const noPages: PublicPages = async () => new Response(null, { status: 404 });
