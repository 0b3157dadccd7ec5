import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { formOf } from '#domain/campaigns/registry.ts';
import { SECURITY_HEADERS } from '#http/security-headers.ts';
import { PURGED_AFTER_MS } from '#services/edge/purge-changed-pages.ts';
import { type Edge, openEdge } from '#support/edge.ts';

let edge: Edge;
beforeAll(async () => {
  edge = await openEdge();
});
afterAll(() => edge.close());
beforeEach(() => {
  edge.app.rendered.length = 0;
});

const rendered = (path: string) => edge.app.rendered.filter((one) => one === path).length;
const purgeSite = () =>
  fetch(edge.purgeOrigin, { method: 'PURGE', headers: { 'xkey-purge': 'site' } });
const read = async (path: string) => (await edge.get(path)).text;

describe('what the cache believes of the server', () => {
  test('healthy, by the probe as it ships', async () => {
    await expect.poll(edge.probe).toEqual({ good: 3, of: 3, state: 'healthy' });
  });

  test('a probe that waits for another answer calls a healthy server sick (control)', async () => {
    const other = await openEdge((vcl) => vcl.replaceAll('.expected_response = 204;', ''));
    onTestFinished(other.close);
    await expect.poll(other.probe).toMatchObject({ state: 'sick' });
  });
});

describe('the cache in front', () => {
  test('asks the server once, whatever visitors bring along', async () => {
    const { url } = await edge.world.publish({ title: 'Read by many' });
    const plain = await edge.get(url);
    expect(plain.status).toBe(200);
    for (const path of [url, `${url}?fbclid=abc&utm_source=mail`, `${url}?`, `${url}?x`])
      for (const headers of [
        {},
        { cookie: 'a=b', 'user-agent': 'Old phone', 'accept-language': 'fr' },
        { 'x-forwarded-host': 'evil.example', 'x-original-url': '/desk', forwarded: 'host=evil' },
        { authorization: 'Bearer x', referer: 'https://evil.example/' },
      ])
        expect((await edge.get(path, headers as Record<string, string>)).text).toBe(plain.text);
    expect(rendered(url)).toBe(1);
    expect(plain.text).not.toContain('evil');
  });

  test('tells browsers to ask again, and answers them in few bytes', async () => {
    const { url } = await edge.world.publish({ title: 'Asked again' });
    const { headers } = await edge.get(url);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const etag = headers.get('etag') ?? '';
    const again = await edge.get(url, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    for (const inside of [
      'surrogate-key',
      'surrogate-control',
      'xkey',
      'via',
      'x-varnish',
      'server',
    ])
      expect(headers.get(inside), inside).toBeNull();
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  test('shows no reader what is said to Cloudflare, and keeps nothing by it', async () => {
    const cloudflare = { EDGE_HEADERS: 'cloudflare' };
    const shown = async (change?: (vcl: string) => string) => {
      const other = await openEdge(change, cloudflare);
      onTestFinished(other.close);
      const { url } = await other.world.publish({ title: 'Said to Cloudflare' });
      await other.get(url);
      const { status, headers } = await other.get(url);
      expect(status).toBe(200);
      return { headers, rendered: other.app.rendered.filter((one) => one === url).length };
    };
    const { headers, rendered } = await shown();
    for (const inside of ['cache-tag', 'cloudflare-cdn-cache-control', 'surrogate-key'])
      expect(headers.get(inside), inside).toBeNull();
    expect(rendered).toBe(2);
    const open = await shown((vcl) =>
      vcl.replace(/unset resp\.http\.C(?:ache-Tag|loudflare-CDN-Cache-Control);/g, ''),
    );
    expect(open.headers.get('cache-tag'), 'control').toMatch(
      /^site,room-MOSQUE,story-\w+,list,campaign-general$/,
    );
    expect(open.headers.get('cloudflare-cdn-cache-control')).toContain('max-age=3600');
  });

  test('of 200 readers at once on a cold cache, one makes the server render', async () => {
    const { url } = await edge.world.publish({ title: 'A viral evening' });
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async () => (await edge.get(url)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(rendered(url)).toBe(1);
  });

  test.each([
    ['the thank-you page', '/thank-you?ticket=nothing'],
    ['a receipt', '/receipt'],
  ])('keeps nothing of %s', async (_name, path) => {
    await edge.get(path);
    await edge.get(path);
    expect(rendered(path)).toBe(2);
  });

  test('hands a form post through, and what it needs of the visitor', async () => {
    const response = await fetch(`${edge.origin}/api/analytics`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pathName: '/stories' }),
    });
    expect(response.status).toBe(204);
  });

  test('lets workers purge at their own door, and nobody at the door of readers', async () => {
    const purge = (door: string, headers = {}) =>
      fetch(door, { method: 'PURGE', headers }).then(({ status }) => status);
    const key = { 'xkey-purge': 'site' };
    expect(await purge(edge.origin, key)).toBe(405);
    expect(await purge(edge.purgeOrigin)).toBe(405);
    expect((await fetch(`${edge.purgeOrigin}/`)).status).toBe(405);
    expect(await purge(edge.purgeOrigin, key)).toBe(200);
  });

  test.each([
    ['https', 'https'],
    ['a word', 'gopher'],
    ['an address of its own', `https://127.0.0.1/nowhere?x=`],
  ])('shows the same page whatever is said of the protocol: %s', async (_name, proto) => {
    await purgeSite();
    const first = await edge.get('/', { 'x-forwarded-proto': proto });
    expect(first.status).toBe(200);
    await purgeSite();
    expect((await edge.get('/')).text).toBe(first.text);
  });

  test('says for itself what the server says with every answer', async () => {
    const refused = await fetch(edge.origin, { method: 'PURGE' });
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(refused.headers.get(name), name).toBe(value);
    for (const name of ['server', 'via', 'x-varnish'])
      expect(refused.headers.get(name), name).toBeNull();
  });
});

describe('what changes is gone from every page that showed it', () => {
  const hijab = formOf('hijab');

  test('a new story is on page, lists, counts and home, and its neighbour leads to it', async () => {
    const before = await edge.world.publish({ title: 'The one before' }, { form: hijab });
    await edge.purge();
    const next = await edge.world.submit({ title: 'The new one' }, { form: hijab });
    expect((await edge.get(next.url)).status).toBe(404);
    const pages = ['/', '/stories', '/hijab/stories', before.url, '/api/story/some'];
    for (const path of pages) expect(await read(path), path).not.toContain('The new one');
    await edge.world.settle(next.hash, 'publish');
    await edge.purge();
    for (const path of [...pages, next.url])
      expect(await read(path), path).toContain('The new one');
  });

  test('a removed one is gone from all of them, answers 410, and stays gone', async () => {
    const first = await edge.world.publish({ title: 'Stands before' }, { form: hijab });
    const { url, hash } = await edge.world.publish({ title: 'Taken down' }, { form: hijab });
    const last = await edge.world.publish({ title: 'Stands behind' }, { form: hijab });
    await edge.purge();
    const pages = ['/', '/stories', '/hijab/stories', first.url, last.url, url, '/api/story/some'];
    for (const path of pages) expect(await read(path), path).toContain('Taken down');
    await edge.world.remove(hash);
    await edge.purge();
    for (const path of pages) expect(await read(path), path).not.toContain('Taken down');
    expect((await edge.get(url)).status).toBe(410);
    expect((await edge.get(`/api/story/${hash}`)).status).toBe(410);
  });

  test('without the purge the old page is still there (control)', async () => {
    const { url, hash } = await edge.world.publish({ title: 'Nobody was told' });
    await edge.purge();
    await edge.get(url);
    await edge.world.remove(hash);
    expect((await edge.get(url)).status).toBe(200);
    await edge.purge();
    expect((await edge.get(url)).status).toBe(410);
  });

  test('every change is purged again and again, and then forgotten', async () => {
    const waiting = () =>
      edge.database.as('worker').selectFrom('publication_change').select('id').execute();
    await edge.world.publish({ title: 'Purged again' });
    let now = Date.now();
    for (const after of PURGED_AFTER_MS) {
      expect((await waiting()).length).toBeGreaterThan(0);
      now += after;
      await edge.purge(new Date(now));
    }
    expect(await waiting()).toEqual([]);
  });
});

describe('while the server is away', () => {
  test('what was never asked for is answered with an apology, as safely as a page', async () => {
    await edge.app.close();
    const { status, headers, text } = await edge.get('/never-asked-for');
    expect(status).toBe(503);
    expect(text).toContain('Please try again later.');
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect(headers.get(name), name).toBe(value);
    expect(headers.get('server')).toBeNull();
  });
});
