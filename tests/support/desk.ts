import { randomBytes, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type { Browser, Page } from 'playwright-core';
import { afterAll, vi } from 'vitest';
import type { Database } from '#db/connect.ts';
import { findOfficer, insertOfficer } from '#db/officers.ts';
import type { Officer } from '#domain/vetting/officer.ts';
import { composeDesk } from '#main/compose-desk.ts';
import { loadDeskBuild, registerDesk } from '#main/desk-server.ts';
import { freePort } from '#main/local-postgres.ts';
import { addSecurityHeaders } from '#main/security-headers.ts';
import type { DeskServices } from '#services/desk-services.ts';
import { inviteOfficer } from '#services/officers/invite-officer.ts';
import type { TestDatabase } from './test-database.ts';

export type TestDesk = {
  origin: string;
  db: Database;
  services: DeskServices;
  /** The one-time link that a lead would hand over. */
  invite: (email: string, role?: Officer['role']) => Promise<string>;
  officer: (about?: Partial<Officer>) => Promise<Officer>;
  /** A signed-in officer's Cookie header. */
  cookieOf: (officer: Officer) => Promise<string>;
};

/** The real desk on a real port. Its host is a name, because passkeys are bound to one. */
export async function startDesk(
  database: TestDatabase,
  siteOrigin = 'http://site.example',
): Promise<TestDesk> {
  vi.stubEnv('NODE_ENV', 'production');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const composed = await composeDesk(
    {
      SITE_ORIGIN: siteOrigin,
      DESK_ORIGIN: origin,
      DESK_SECRET: randomBytes(32).toString('base64url'),
      DATABASE_URL_DESK: database.url('desk'),
    },
    (error) => {
      throw error;
    },
  );
  const app = Fastify();
  addSecurityHeaders(app);
  await registerDesk(app, { ...(await loadDeskBuild(composed.services)), origin });
  await app.listen({ host: '127.0.0.1', port });
  afterAll(async () => {
    await app.close();
    await composed.stop();
  });
  const { db, services } = composed;
  return {
    ...{ origin, db, services },
    invite: async (email, role = 'officer') => {
      const { token } = await inviteOfficer(
        { db, clock: () => new Date() },
        { email, name: email, role, languages: ['en'], invitedBy: null },
      );
      return `${origin}/desk/enrol#${token}`;
    },
    officer: (about) => makeOfficer(db, about),
    cookieOf: async (officer) =>
      (await services.signIn.signInWithout(officer.id))
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
  };
}

/** An officer's own browser, signed in. */
export async function sitDown(
  browser: Browser,
  desk: TestDesk,
  about: Partial<Officer> = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: desk.origin, reducedMotion: 'reduce' });
  context.setDefaultTimeout(15_000);
  const [name = '', value = ''] = (await desk.cookieOf(await desk.officer(about))).split('=');
  await context.addCookies([
    {
      ...{ name, value, domain: 'localhost', path: '/' },
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ]);
  return context.newPage();
}

export async function makeOfficer(db: Database, about: Partial<Officer> = {}): Promise<Officer> {
  const id = about.id ?? randomUUID();
  await insertOfficer(db, {
    id,
    name: about.name ?? 'Officer T.',
    email: about.email ?? `${id}@example.org`,
    role: about.role ?? 'officer',
    languages: about.languages ?? ['en', 'fr', 'ur'],
  });
  const officer = await findOfficer(db, id);
  if (!officer) throw new Error('The officer was not kept.');
  return officer;
}
