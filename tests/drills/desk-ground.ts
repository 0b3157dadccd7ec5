import { randomBytes, randomUUID } from 'node:crypto';
import type { Browser, BrowserContext } from 'playwright-core';
import { findOfficer, insertOfficer } from '#db/desk/officers.ts';
import type { Officer } from '#domain/vetting/officer.ts';
import { freePort } from '#lab/free-port.ts';
import { composeDesk } from '#main/compose/desk.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import type { Ground } from './ground.ts';
import { spawnServer } from './server-process.ts';

export type DeskOptions = {
  /** The real desk, unless a control needs one without its defence. */
  script?: string;
  environment?: Record<string, string>;
  logTo?: string;
};

/** The real desk process, and the making of officers who are signed in. */
export async function openDesk(ground: Ground, database: TestDatabase, options: DeskOptions = {}) {
  const port = await freePort();
  // A name, as in production: cookies and sites go by names.
  const origin = `http://localhost:${port}`;
  const environment = {
    ...ground.environment(database, port),
    DESK_ORIGIN: origin,
    DESK_SECRET: randomBytes(32).toString('base64url'),
    DATABASE_URL_DESK: database.url('desk'),
    ...options.environment,
  };
  const server = spawnServer({
    ...(options.script ? { script: options.script } : { command: 'desk' }),
    origin,
    environment,
    firstPath: '/desk/sign-in',
    ...(options.logTo && { logTo: options.logTo }),
  });
  ground.atEnd(server.kill);
  const { db, services, stop } = await composeDesk(environment, () => {});
  ground.atEnd(stop);
  await server.ready();

  const officer = async (about: Partial<Officer> = {}): Promise<Officer> => {
    const id = randomUUID();
    await insertOfficer(db, {
      id,
      name: about.name ?? 'Officer T.',
      email: `${id}@example.org`,
      role: about.role ?? 'officer',
      languages: ['en', 'fr', 'ur'],
    });
    const found = await findOfficer(db, id);
    if (!found) throw new Error('The officer was not kept.');
    return found;
  };
  /** A signed-in officer's Cookie header. */
  const cookieOf = async ({ id }: Officer) =>
    (await services.signIn.signInWithout(id)).map((cookie) => cookie.split(';')[0]).join('; ');
  return { origin, db, services, officer, cookieOf };
}

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** An officer's browser. `sameSite` is as the desk sets it, unless a control says otherwise. */
export async function sitAt(
  browser: Browser,
  cookie: string,
  sameSite: 'Strict' | 'None' = 'Strict',
): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const [name = '', value = ''] = cookie.split('=');
  const attributes = { secure: true, httpOnly: true, sameSite };
  await context.addCookies([{ name, value, domain: 'localhost', path: '/', ...attributes }]);
  return context;
}
