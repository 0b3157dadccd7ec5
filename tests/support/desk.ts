import '#main/production.ts';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll } from 'vitest';
import type { Database } from '#db/connect.ts';
import { findOfficer, insertOfficer } from '#db/desk/officers.ts';
import type { ActingOfficer, Officer } from '#domain/vetting/officer.ts';
import { connectJobQueue } from '#integrations/job-queue/pg-boss-queue.ts';
import { freePort } from '#lab/free-port.ts';
import { localEnvironment } from '#lab/local-environment.ts';
import { startDesk as startDeskProcess } from '#main/compose/desk-process.ts';
import { newSecrets } from '#main/setup/settings.ts';
import type { DeskServices } from '#services/desk-services.ts';
import { inviteOfficer } from '#services/officers/invite-officer.ts';
import { acting } from './acting.ts';
import { PATIENCE_MS } from './patience.ts';
import type { TestDatabase } from './test-database.ts';

type About = Partial<Officer> & { inTraining?: boolean };

export type TestDesk = {
  origin: string;
  db: Database;
  services: DeskServices;
  /** The one-time link that a lead would hand over. */
  invite: (email: string, role?: Officer['role']) => Promise<string>;
  officer: (about?: About) => Promise<Officer>;
  /** A signed-in officer's Cookie header. */
  cookieOf: (officer: Officer) => Promise<string>;
};

/** The real desk on a real port. Its host is a name, because passkeys are bound to one. */
export async function startDesk(
  database: TestDatabase,
  siteOrigin = 'http://site.example',
): Promise<TestDesk> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { db, services, stop } = await startDeskProcess(
    localEnvironment({
      url: database.url,
      secrets: await newSecrets(),
      origin: siteOrigin,
      deskOrigin: origin,
      smtp: 'smtp://127.0.0.1:1',
      journal: '/dev/null',
      // A desk under test shares two cores with a browser; who is late there is not overrun.
      more: { PORT: String(port), LOG_LEVEL: 'error', MOST_LAG_MS: '20000' },
    }),
  );
  const queue = await connectJobQueue(db);
  afterAll(async () => {
    await queue.stop();
    await stop();
  });
  return {
    origin,
    db,
    services,
    invite: async (email, role = 'officer') => {
      const { token } = await inviteOfficer(
        { db, clock: () => new Date(), enqueue: queue.enqueue },
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
  context.setDefaultTimeout(PATIENCE_MS);
  const [name = '', value = ''] = (await desk.cookieOf(await desk.officer(about))).split('=');
  await context.addCookies([
    {
      name,
      value,
      domain: 'localhost',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ]);
  return context.newPage();
}

export async function makeOfficer(
  db: Database,
  about: About = {},
): Promise<Officer & ActingOfficer> {
  const id = about.id ?? randomUUID();
  await insertOfficer(db, {
    id,
    name: about.name ?? 'Officer T.',
    email: about.email ?? `${id}@example.org`,
    role: about.role ?? 'officer',
    languages: about.languages ?? ['en', 'fr', 'ur'],
    inTraining: about.inTraining ?? false,
  });
  const officer = await findOfficer(db, id);
  if (!officer) throw new Error('The officer was not kept.');
  return { ...officer, ...acting(id, officer.role) };
}
