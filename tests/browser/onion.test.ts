import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#lab/free-port.ts';
import { type Edge, openEdge } from '#support/edge.ts';
import { ask } from '../drills/ask.ts';

const HOST = `${'b'.repeat(55)}d.onion`;
const ONION = `http://${HOST}`;

let edge: Edge;
/** The door that Tor leads to. */
let door: string;
beforeAll(async () => {
  const port = await freePort();
  door = `http://127.0.0.1:${port}`;
  edge = await openEdge(undefined, { ONION_ORIGIN: ONION, ONION_PORT: String(port) });
});
afterAll(() => edge.close());

const location = async (path: string) => (await edge.get(path)).headers.get('onion-location');
const through = (path: string, more: { method?: string; body?: string; origin?: string } = {}) =>
  ask(door, {
    path,
    method: more.method ?? 'GET',
    headers: {
      host: HOST,
      ...(more.origin && { origin: more.origin }),
      ...(more.body && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(more.body && { body: more.body }),
  });

test('pages that everybody shares name their place inside Tor, made or kept by the cache', async () => {
  const { url } = await edge.world.publish({ title: 'Read inside Tor' });
  for (const path of [url, '/stories?page=1', '/tell']) {
    const made = await edge.get(path);
    const kept = await edge.get(path);
    expect(made.headers.get('onion-location')).toBe(`${ONION}${path}`);
    expect(kept.headers.get('onion-location')).toBe(`${ONION}${path}`);
    expect(kept.text).toBe(made.text);
  }
  expect(edge.app.rendered.filter((one) => one === url)).toHaveLength(1);
});

test('nothing leads away from what a writer has just sent, or from a receipt', async () => {
  expect(await location('/receipt')).toBeNull();
  const { receipt } = await edge.world.submit();
  const body = new URLSearchParams({ words: receipt });
  const opened = await fetch(`${edge.origin}/receipt`, { method: 'POST', body });
  expect([opened.status, opened.headers.get('onion-location')]).toEqual([200, null]);
  expect(await location('/feed.atom')).toBeNull();
});

test('inside Tor the same page is read, and its address for others stays the one on the web', async () => {
  const { url } = await edge.world.publish({ title: 'The same inside' });
  const { status, headers, body } = await through(url);
  expect(status).toBe(200);
  expect(body).toContain(`<link rel="canonical" href="${edge.origin}${url}"`);
  expect(headers['onion-location']).toBeUndefined();
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  expect(headers['set-cookie']).toBeUndefined();
});

test('forms are sent from its own pages there, and from no other', async () => {
  const { receipt } = await edge.world.submit({ title: 'Opened inside Tor' });
  const body = new URLSearchParams({ words: receipt }).toString();
  const opened = await through('/receipt', { method: 'POST', body, origin: ONION });
  expect(opened.status).toBe(200);
  expect(opened.body).toContain('Opened inside Tor');
  for (const origin of [edge.origin, 'http://evil.example'])
    expect((await through('/receipt', { method: 'POST', body, origin })).body).not.toContain(
      'Opened inside Tor',
    );
});

test('the desk is not there', async () => {
  for (const path of ['/desk', '/desk/sign-in']) expect((await through(path)).status).toBe(404);
});
