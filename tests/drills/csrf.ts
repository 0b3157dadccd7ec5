import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { openNow, seenFields, UNTOUCHED } from '#support/acting.ts';
import { launchChromium } from '#support/chromium.ts';
import { createWorld } from '#support/world.ts';
import { type Desk, openDesk, sitAt } from './desk-ground.ts';
import type { Drill } from './drill.ts';
import { type Forged, sendForged } from './forged-requests.ts';
import type { Ground } from './ground.ts';
import { listen } from './listen.ts';
import { serveDocuments } from './serve-documents.ts';

/** Another site altogether, and one that only has another port, to which cookies do go. */
const HOSTS = { small: ['localhost'], full: ['127.0.0.1', 'localhost'] };
const ROUNDS = { small: 1, full: 2 };
/** Until frames and windows have sent what they send. */
const SETTLED_MS = { small: 1_500, full: 3_000 };
/** Each refusal is an error in the log. */
const QUIET = { logTo: '/dev/null' };
const INVITED = 'stranger@example.org';

export const drill: Drill = {
  name: 'csrf',
  load: (size) =>
    `a hostile page in an officer's Chromium, from ${HOSTS[size].length} origins, ${ROUNDS[size]} times: forms, fetch, beacons, pictures, frames and windows that decide, invite, change policy, sign out and withdraw by receipt`,
  required: '0 effects',
  run: async (ground, size) => {
    const browser = await launchChromium();
    ground.atEnd(() => browser.close());
    const effects: string[] = [];
    let sent = 0;
    for (let round = 0; round < ROUNDS[size]; round++)
      for (const host of HOSTS[size]) {
        const tried = await attack(ground, browser, { host, settleMs: SETTLED_MS[size] });
        effects.push(...tried.effects);
        sent += tried.sent;
      }
    const control = await attack(ground, browser, {
      host: '127.0.0.1',
      settleMs: SETTLED_MS[size],
      defended: false,
    });
    return {
      measured: `${sent} forged requests left the browser: ${effects.length} effects${effects.length > 0 ? `; ${effects.slice(0, 3).join('; ')}` : ''}`,
      held: effects.length === 0 && sent > 0,
      control: {
        measured: `without SameSite and with no look at where a request comes from: ${control.effects.join(', ') || 'nothing'}`,
        attackSucceeded: control.effects.length > 0,
      },
    };
  },
};

async function attack(
  ground: Ground,
  browser: Browser,
  how: { host: string; settleMs: number; defended?: boolean },
) {
  const { host, settleMs, defended = true } = how;
  const database = await ground.database();
  const world = await createWorld(database);
  const [desk, web] = await Promise.all([
    openDesk(ground, database, QUIET),
    ground.server(database, QUIET),
  ]);
  const waiting = await world.submit({ title: 'Not read yet' });
  const shown = await world.publish({ title: 'Public' });
  const storyId = await world.storyIdOf(waiting.hash);
  const lead = await desk.officer({ role: 'lead' });
  const cookie = await desk.cookieOf(lead);
  // Else the gate alone would keep the forged decision out.
  await openNow(database.as('desk'), { storyId, officer: lead });
  const target = defended ? desk.origin : await unguarded(ground, desk.origin);
  const site = defended ? web.origin : await unguarded(ground, web.origin);
  const requests: Forged[] = [
    decision(`${target}/desk/story/${storyId}`),
    decision(`${target}/desk/story/${storyId}.data`),
    { name: 'invite', url: `${target}/desk/officers/invite`, fields: INVITATION },
    { name: 'policy', url: `${target}/desk/policies`, fields: POLICY },
    {
      name: 'withdraw',
      url: `${site}/receipt`,
      fields: { words: shown.receipt, intent: 'withdraw' },
    },
    // Last, because it ends the others' chance.
    ...(defended
      ? [{ name: 'sign out', url: `${target}/desk/sign-out`, fields: { everywhere: '1' } }]
      : []),
  ];
  const context = await sitAt(browser, cookie, defended ? 'Strict' : 'None');
  let sent = 0;
  context.on('request', (request) => {
    if (requests.some(({ url }) => request.url().startsWith(url))) sent += 1;
  });
  const page = await context.newPage();
  const hostile = await serveDocuments(ground, ['<!doctype html><title>Kittens</title>']);
  const before = await lookAt(desk, { cookie, storyId, url: `${web.origin}${shown.url}` });
  await page.goto(`${hostile.replace('127.0.0.1', host)}/0`);
  await page.evaluate(sendForged, requests);
  await pause(settleMs);
  await context.close();
  const after = await lookAt(desk, { cookie, storyId, url: `${web.origin}${shown.url}` });
  const effects = Object.entries(after).filter(
    ([name, value]) => value !== before[name as keyof typeof before],
  );
  return { sent, effects: effects.map(([name, value]) => `${name}: ${value}`) };
}

const POLICY = {
  'per-hour': '7',
  'declines-per-hour': '7',
  'reads-per-hour': '10',
  delay: '0',
};
const INVITATION = { name: 'Stranger', email: INVITED, role: 'lead', en: 'on' };
const decision = (url: string): Forged => ({
  name: 'decide',
  url,
  fields: { intent: 'publish', ...seenFields(UNTOUCHED) },
});

/** All that could have changed. */
async function lookAt(desk: Desk, where: { cookie: string; storyId: string; url: string }) {
  const { db, origin } = desk;
  const story = await db
    .selectFrom('story')
    .select('state')
    .where('id', '=', where.storyId)
    .executeTakeFirst();
  const invited = await db
    .selectFrom('invitation')
    .select('email')
    .where('email', '=', INVITED)
    .execute();
  const policy = await db.selectFrom('policy').select('publishes_per_hour').executeTakeFirst();
  const seat = await fetch(`${origin}/desk`, {
    headers: { cookie: where.cookie },
    redirect: 'manual',
  });
  return {
    'the waiting story': story?.state,
    invitations: invited.length,
    'publishes an hour': policy?.publishes_per_hour,
    'the officer at the desk': seat.status,
    'the public story': (await fetch(where.url)).status,
  };
}

/** The same server for which every request seems to come from its own pages. */
async function unguarded(ground: Ground, origin: string): Promise<string> {
  const { host } = new URL(origin);
  const server = http.createServer((request, response) => {
    const headers = Object.entries(request.headers).filter(
      ([name]) => !/^(?:sec-|origin|referer)/.test(name),
    );
    const forwarded = http.request(
      `${origin}${request.url}`,
      { method: request.method, headers: { ...Object.fromEntries(headers), host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, { 'content-type': 'text/plain' });
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  return `http://localhost:${await listen(ground, server)}`;
}
