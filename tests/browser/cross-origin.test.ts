import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { readConfig } from '#main/compose/config.ts';
import { startApp, type TestApp } from '#support/app.ts';
import { launchChromium } from '#support/chromium.ts';
import { storedUnder } from '#support/site.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { validInput } from '#support/valid-input.ts';
import { createWorld, type World } from '#support/world.ts';

let browser: Browser;
let database: TestDatabase;
let world: World;
let app: TestApp;
let listed: string;
let stranger: string;

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  [listed, stranger] = [await serveEmptyPage(), await serveEmptyPage()];
  app = await startApp(database, world, { pages: false, allowedOrigins: [listed] });
  browser = await launchChromium();
  afterAll(() => browser.close());
});

/** Somebody else's site. */
async function serveEmptyPage(): Promise<string> {
  const server = createServer((_request, answer) =>
    answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What a script on a page of that origin is told. */
async function sendFrom(origin: string, title: string) {
  const { terms, ...input } = validInput(generalCampaign());
  const page = await browser.newPage();
  await page.goto(origin);
  const answer = await page.evaluate(
    async ({ api, body }) => {
      try {
        const response = await fetch(api, {
          method: 'POST',
          headers: {
            accept: 'application/json',
            'content-type': 'application/json',
            'idempotency-key': crypto.randomUUID(),
          },
          body: JSON.stringify(body),
        });
        return { status: response.status, url: (await response.json()).url };
      } catch (error) {
        return { blocked: String(error) };
      }
    },
    { api: `${app.origin}/api/story`, body: { ...input, title, termsConditions: terms } },
  );
  await page.close();
  return answer;
}

const stored = (title: string) => storedUnder({ database }, title);

describe('a page of another site', () => {
  test('that is listed sends a story', async () => {
    const title = 'From a partner';
    expect(await sendFrom(listed, title)).toEqual({ status: 201, url: expect.any(String) });
    expect(await stored(title)).toHaveLength(1);
  });

  test('that is not listed is blocked, and nothing is stored', async () => {
    const title = 'From a stranger';
    expect(await sendFrom(stranger, title)).toEqual({ blocked: 'TypeError: Failed to fetch' });
    expect(await stored(title)).toEqual([]);
  });
});

describe('the question before', () => {
  const ask = (origin: string, path = '/api/story') =>
    fetch(`${app.origin}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,idempotency-key',
      },
    });
  const about = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));

  test('is answered for a listed origin, at every address of the API', async () => {
    for (const path of ['/api/story', '/api/story/some', '/api/analytics', '/api/bot-check']) {
      const answer = await ask(listed, path);
      expect(answer.status, path).toBe(204);
      expect(about(answer)).toMatchObject({
        'access-control-allow-origin': listed,
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'content-type, idempotency-key',
        'access-control-max-age': '7200',
      });
      expect(answer.headers.get('vary')).toContain('Origin');
    }
  });

  test.each([
    ['another origin', () => stranger],
    ['no origin of anybody', () => 'null'],
    ['one that only begins alike', () => `${listed}.evil.example`],
    ['our own, which never asks', () => app.origin],
  ])('is refused to %s', async (_name, origin) => {
    const answer = await ask(origin());
    expect(answer.status).toBe(403);
    expect(about(answer)).toEqual({});
  });

  test('is refused to everybody where nobody is listed', async () => {
    const closed = await startApp(database, world);
    const answer = await fetch(`${closed.origin}/api/story`, {
      method: 'OPTIONS',
      headers: { origin: listed, 'access-control-request-method': 'POST' },
    });
    expect([answer.status, about(answer)]).toEqual([403, {}]);
  });
});

test('the setting takes origins, and nothing else', () => {
  const read = (list: string) =>
    readConfig(['API_ALLOWED_ORIGINS'], { API_ALLOWED_ORIGINS: list }).API_ALLOWED_ORIGINS;
  expect(read('https://a.example/,http://b.example:81')).toEqual([
    'https://a.example',
    'http://b.example:81',
  ]);
  expect(read('')).toEqual([]);
  expect(() => read('*')).toThrow('API_ALLOWED_ORIGINS');
});
