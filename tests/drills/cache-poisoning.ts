import { createHash } from 'node:crypto';
import { ask } from './ask.ts';
import type { Drill } from './drill.ts';
import { type Edge, openEdge } from './edge-ground.ts';
import { poisonsFor, sendRaw, smuggledRequests } from './poisons.ts';

/** Besides the story. */
const PAGES = {
  small: [],
  full: ['/', '/stories', '/tell', '/museum', '/api/story/some', '/sitemap.xml'],
};
/** The small form tries every fifth. */
const STEP = { small: 5, full: 1 };
/** Of one person alone, however their address is dressed up. */
const PRIVATE = [
  '/receipt',
  '/receipt.css',
  '/receipt/x.css',
  '/receipt;x.css',
  '/receipt.data',
  '/thank-you',
  '/thank-you?ticket=evil',
  '/thank-you.css?ticket=evil',
  '/desk',
  '/desk/x.css',
  '/desk.data',
  '/api/bot-check',
  '/api/bot-check/x.css',
];
const CONTROL_STEP = 30;
const EVIL = /evil/;
/** Not to be understood, or for nobody here. */
const REFUSED = [400, 421];

export const drill: Drill = {
  name: 'cache-poisoning',
  load: (size) =>
    `${PAGES[size].length + 1} pages behind Varnish, each after ${Math.ceil(poisonsFor('/').length / STEP[size])} poisoned requests, cold and warm; ${PRIVATE.length} private addresses; ${Object.keys(smuggledRequests('')).length} smuggled requests`,
  required: 'the next reader gets the same bytes from the cache; nothing private is kept',
  run: async (ground, size) => {
    const edge = await openEdge(ground);
    const { url } = await edge.world.publish({ title: 'Read by many' });
    const found: string[] = [];
    for (const path of [...PAGES[size], url]) found.push(...(await attack(edge, path, STEP[size])));
    found.push(...(await keepsPrivate(edge)), ...(await smuggle(edge, url)));
    const control = await openEdge(ground, { change: believing });
    const { url: victim } = await control.world.publish({ title: 'Read by many' });
    const poisoned = await attack(control, victim, CONTROL_STEP);
    return {
      measured: `${found.length} pages poisoned, private answers kept or requests smuggled${found.length > 0 ? `; ${found.slice(0, 3).join('; ')}` : ''}`,
      held: found.length === 0,
      control: {
        measured: `a cache that believes X-Forwarded-Host and keeps what it is told not to shows another page ${poisoned.length} times`,
        attackSucceeded: poisoned.length > 0,
      },
    };
  },
};

/** Our configuration without the two rules that matter most. */
const believing = (vcl: string) =>
  vcl
    .replace('unset req.http.X-Forwarded-Host;', '')
    .replace(
      /if \(beresp.http.Cache-Control ~ "no-store[^{]*\{[^}]*\}/,
      'set beresp.ttl = 60s; return (deliver);',
    );

/** A cold address is poisoned first, a warm one afterwards; what does the next reader get? */
async function attack(edge: Edge, path: string, step: number): Promise<string[]> {
  const clean = digest(await edge.read(path));
  const found: string[] = [];
  for (const question of poisonsFor(path).filter((_, n) => n % step === 0)) {
    const what = `${question.method ?? 'GET'} ${question.path} ${JSON.stringify(question.headers ?? {})}`;
    for (const cold of [true, false]) {
      if (cold) await ask(edge.purgeOrigin, PURGE_ALL);
      const answer = await ask(edge.origin, question).catch(() => null);
      if (answer && answer.status >= 500 && answer.status !== 501)
        found.push(`${answer.status} to ${what}`);
      const first = await edge.read(path);
      if (digest(first) !== clean) found.push(`poisoned by ${what}`);
      if (!cold && first.hits === 0) found.push(`not from the cache after ${what}`);
    }
  }
  return found;
}

const PURGE_ALL = { path: '/', method: 'PURGE', headers: { 'xkey-purge': 'site' } };

/** All that a browser acts on. */
function digest(answer: Awaited<ReturnType<Edge['read']>>): string {
  const { date: _, age: __, 'x-hits': ___, ...headers } = answer.headers;
  const rest = Object.entries({ ...headers, connection: '' }).toSorted();
  return createHash('sha256')
    .update(JSON.stringify([answer.status, rest, answer.body]))
    .digest('hex');
}

async function keepsPrivate(edge: Edge): Promise<string[]> {
  const found: string[] = [];
  for (const path of PRIVATE) {
    const answers = [await edge.read(path), await edge.read(path)];
    for (const { status, hits, headers } of answers) {
      // An address that never was may be remembered as such; it is the same for everybody.
      if (status === 404) continue;
      if (hits > 0) found.push(`${path} came from the cache`);
      if (!/no-store/.test(headers['cache-control'] ?? '')) found.push(`${path} may be kept`);
    }
  }
  const stranger = { host: 'evil.example' };
  const refused = [await edge.read('/', stranger), await edge.read('/', stranger)];
  if (refused.some(({ status, hits }) => status !== 421 || hits > 0)) found.push('421 was kept');
  return found;
}

async function smuggle(edge: Edge, path: string): Promise<string[]> {
  const clean = digest(await edge.read(path));
  const found: string[] = [];
  for (const [name, request] of Object.entries(smuggledRequests(new URL(edge.origin).host))) {
    const statuses = await sendRaw(edge.port, request);
    if (statuses.length > 1 || !REFUSED.includes(statuses[0] ?? 400))
      found.push(`${name}: answered ${statuses.join(' and ')}`);
    const next = await edge.read(path);
    if (digest(next) !== clean || EVIL.test(next.body))
      found.push(`${name}: the next reader sees it`);
  }
  return found;
}
