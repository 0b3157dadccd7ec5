import '#main/production.ts';
import { afterAll } from 'vitest';
import { loadWebBuild } from '#http/http-server.ts';
import type { PublicPages } from '#http/shared-pages.ts';
import { freePort } from '#lab/free-port.ts';
import { localEnvironment } from '#lab/local-environment.ts';
import { startWeb } from '#main/compose/web-process.ts';
import { newSecrets } from '#main/setup/settings.ts';
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

/** The real server on a real port over a cloned database, started as `hikaya web` does. `pages` needs the build. */
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
  const proxies = options.trustedProxies ?? (options.origin === undefined ? [] : ['127.0.0.1']);
  const { publicKey: CONTACT_PUBLIC_KEY, secretKey: CONTACT_SECRET_KEY } = world.keys;
  const environment = localEnvironment({
    url: database.url,
    secrets: { ...(await newSecrets()), CONTACT_PUBLIC_KEY, CONTACT_SECRET_KEY },
    origin: options.origin ?? origin,
    deskOrigin: 'http://desk.example',
    smtp: 'smtp://127.0.0.1:1',
    journal: '/dev/null',
    more: {
      PORT: String(port),
      LOG_LEVEL: 'silent',
      // It shares two cores with a browser and another test; who is late there is not overrun.
      MOST_LAG_MS: '20000',
      BOT_CHECK: options.botCheck ?? 'off',
      // Tests send more in a minute than a school in a year.
      SENDING_LANES: options.lanes ? 'on' : 'off',
      DEMO: options.demo ? 'on' : 'off',
      TRUST_PROXY: proxies.join(','),
      KEEP_PAGES_MS: String(options.keepPagesMs ?? 0),
      API_ALLOWED_ORIGINS: (options.allowedOrigins ?? []).join(','),
      ...options.more,
    },
  });
  const rendered: string[] = [];
  const web = await startWeb(environment, async () => {
    if (!options.pages) return { pages: noPages, assets: null };
    const { pages, assets } = await loadWebBuild();
    const noted: PublicPages = (request, ...rest) => {
      const { pathname, search } = new URL(request.url);
      rendered.push(`${pathname}${search}`);
      return pages(request, ...rest);
    };
    return { pages: noted, assets };
  });
  let open = true;
  const close = async () => {
    if (!open) return;
    open = false;
    await web.stop();
  };
  afterAll(close);
  return { origin, environment, rendered, close };
}

const noPages: PublicPages = async () => ({ status: 404, headers: new Headers(), body: null });
