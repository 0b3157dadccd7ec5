import { beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '#support/app.ts';
import { PATIENCE_MS } from '#support/patience.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await cloneDatabase();
  app = await startApp(database, await createWorld(database));
});

describe('beside the stories', () => {
  test('a page view is counted by path, day and country, without an address', async () => {
    const response = await fetch(`${app.origin}/api/analytics`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        pathName: '/stories',
        IPv4: '203.0.113.9',
        latitude: 43.2,
        longitude: -79.8,
        postal: 'L8P',
        dateTime: new Date().toISOString(),
      }),
    });
    expect(response.status).toBe(204);
    await expect
      .poll(() => database.as('superuser').selectFrom('page_view').selectAll().execute(), {
        timeout: PATIENCE_MS,
      })
      .toEqual([{ day: expect.any(String), path: '/stories', country: 'ZZ', views: 1 }]);
  });

  test('the OpenAPI document names every call', async () => {
    const body = await (await fetch(`${app.origin}/api/openapi.json`)).json();
    expect(body.openapi).toBe('3.1.0');
    expect(Object.keys(body.paths).toSorted()).toEqual([
      '/api/analytics',
      '/api/bot-check',
      '/api/oembed',
      '/api/story',
      '/api/story/some',
      '/api/story/stories',
      '/api/story/stories-by-category',
      '/api/story/{hash}',
    ]);
  });

  test('and the wish for a mail that names nothing, which nobody has to send', async () => {
    const body = await (await fetch(`${app.origin}/api/openapi.json`)).json();
    const { properties, required = [] } =
      body.paths['/api/story'].post.requestBody.content['application/json'].schema;
    expect(properties.quietMail.description).toContain('names nothing');
    expect(required).not.toContain('quietMail');
  });

  test('an unknown call answers a problem document', async () => {
    const answer = await fetch(`${app.origin}/api/nothing-here`);
    expect(answer.status).toBe(404);
    expect((await answer.json()).code).toBe('unknown-address');
  });

  test('another site may not call unless the operators name it', async () => {
    const response = await fetch(`${app.origin}/api/story/some`, {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
