import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { submitStory } from '#services/stories/submit-story.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { validInput } from '#support/valid-input.ts';
import { createWorld, type World } from '#support/world.ts';
import { recaptcha } from './recaptcha.ts';
import { createSiteVerify } from './site-verify.ts';
import { turnstile } from './turnstile.ts';

const SECRET = 'the secret of the site';

/** Speaks as both providers do; what it says is in the token. */
const used = new Set<string>();
const asked: URLSearchParams[] = [];
async function answer(request: IncomingMessage, response: ServerResponse) {
  const form = new URLSearchParams(await text(request));
  asked.push(form);
  const token = form.get('response') ?? '';
  const say = (content: object, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
  const wrong = (code: string, status = 200) =>
    say({ success: false, 'error-codes': [code] }, status);
  if (form.get('secret') !== SECRET) return wrong('invalid-input-secret');
  if (token.startsWith('says ')) return wrong(token.slice(5), 400);
  if (token === 'broken') return response.writeHead(502).end('<h1>Bad gateway</h1>');
  if (token === 'slow') return setTimeout(() => say({ success: true, hostname: 'here' }), 2_000);
  if (token === 'strange') return say({ ok: 'yes' });
  if (used.has(token)) return wrong('timeout-or-duplicate');
  used.add(token);
  const hostname = token.startsWith('elsewhere') ? 'other.example' : 'site.example';
  const action = token.startsWith('asked for') ? token.slice(10) : 'submit';
  return say({
    success: true,
    hostname,
    action,
    ...(token.startsWith('doubtful') && { score: 0.1 }),
  });
}
const server = createServer((request, response) => void answer(request, response));
let verifyUrl = '';
let database: TestDatabase;
let world: World;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  verifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  database = await cloneDatabase();
  world = await createWorld(database);
});
afterAll(() => server.close());

const check = (more: { verifyUrl?: string; secret?: string } = {}, provider = turnstile) =>
  createSiteVerify(provider, {
    siteKey: 'site key',
    secret: SECRET,
    hostname: 'site.example',
    timeoutMs: 300,
    verifyUrl,
    ...more,
  });
const verdict = async (token: string | null, more = {}) => (await check(more).verify(token)).kind;

const send = (token: string | null, key: string = crypto.randomUUID(), botCheck = check()) =>
  submitStory(
    { ...world.submitContext, botCheck },
    {
      forms: [generalCampaign()],
      input: validInput(generalCampaign()),
      idempotencyKey: key,
      botCheckToken: token,
      address: '127.0.0.1',
    },
  );
const laneOf = async (url: string) => {
  const hash = url.slice(url.lastIndexOf('/') + 1);
  const stories = database.as('desk').selectFrom('story').select('lane');
  return (await stories.where('hash', '=', hash).executeTakeFirstOrThrow()).lane;
};

describe('a provider is asked about a token', () => {
  test('and a good one is proven, once', async () => {
    for (const provider of [turnstile, recaptcha]) {
      const token = `good ${provider.name}`;
      expect((await check({}, provider).verify(token)).kind).toBe('proven');
      expect((await check({}, provider).verify(token)).kind).toBe('refused');
    }
  });

  test('without being told who writes', async () => {
    await verdict('good and anonymous');
    expect([...(asked.at(-1)?.keys() ?? [])].toSorted()).toEqual(['response', 'secret']);
  });

  test.each([
    ['of another site', 'elsewhere', 'refused'],
    ['that is made up', 'says invalid-input-response', 'refused'],
    ['that is too old', 'says timeout-or-duplicate', 'refused'],
    ['longer than any', 'x'.repeat(9_000), 'refused'],
    ['of a doubtful visitor', 'doubtful', 'unproven'],
    ['asked for something else', 'asked for login', 'unproven'],
    ['asked for nothing', 'asked for ', 'unproven'],
    ['while it has a fault', 'says internal-error', 'unproven'],
    ['while it answers with a page', 'broken', 'unproven'],
    ['while it answers something else', 'strange', 'unproven'],
    ['while it is too slow', 'slow', 'unproven'],
    ['that is not there', null, 'unproven'],
  ])('%s', async (_name, token, expected) => {
    expect(await verdict(token)).toBe(expected);
  });

  test('and our own mistakes are not the writer’s', async () => {
    expect(await verdict('good', { secret: 'the wrong one' })).toBe('unproven');
    expect(await verdict('good', { verifyUrl: 'http://127.0.0.1:9/' })).toBe('unproven');
  });
});

describe('a story', () => {
  test('is taken while the provider is away, and marked', async () => {
    const outcome = await send('good', undefined, check({ verifyUrl: 'http://127.0.0.1:9/' }));
    if (outcome.kind !== 'received') throw new Error(outcome.kind);
    expect(await laneOf(outcome.url)).toBe('unproven');
  });

  test('sent again after a lost answer is answered as the first time', async () => {
    const key = crypto.randomUUID();
    const first = await send('good once', key);
    expect(first.kind).toBe('received');
    expect(await send('good once', key)).toEqual({ ...first, again: true });
    expect(await send('good once')).toEqual({ kind: 'not-human' });
  });
});
