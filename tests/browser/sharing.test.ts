import { beforeAll, describe, expect, test, vi } from 'vitest';
import { demoWorld } from '#db/seeds/demo-world.ts';
import { allCampaigns } from '#domain/campaigns/registry.ts';
import { SHARE_IMAGE_SIZE } from '#domain/sharing/share-card.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { startApp, type TestApp } from '#support/app.ts';
import { PRIVATE } from '#support/listed-sample.ts';
import { one, readHead } from '#support/page-head.ts';
import { inBatches, publishSample, type Sample } from '#support/samples.ts';
import { expectStoryTags, expectWholeTags } from '#support/share-tags.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { sitePaths } from '#web/site/site-paths.ts';

/** Tags of the whole sample world are checked where they are made; here is what reaches a reader. */
const STORIES = 21;

let database: TestDatabase;
let world: World;
let app: TestApp;
const published = new Map<string, Sample>();

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  database = await cloneDatabase();
  world = await createWorld(database);
  app = await startApp(database, world, { pages: true });
  await inBatches(demoWorld().published.slice(0, STORIES), async (sample) => {
    const named = { ...sample, name: PRIVATE, city: PRIVATE };
    published.set(await publishSample({ database, world }, named), named);
  });
});

const ask = (path: string, init?: RequestInit) => fetch(`${app.origin}${path}`, init);
const headOf = async (path: string) => readHead(await (await ask(path)).text());
async function expectPicture(address: string) {
  const answer = await fetch(address);
  expect(answer.status, address).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const png = Buffer.from(await answer.arrayBuffer());
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(SHARE_IMAGE_SIZE);
  return answer;
}

describe('what a link looks like elsewhere', () => {
  test('every page has whole tags and one address', async () => {
    await inBatches(sitePaths(), async (path) => {
      const head = await headOf(path);
      expectWholeTags(head, app.origin);
      expect(one(head, 'og:url')).toBe(`${app.origin}${path}`);
    });
  });

  test('so have stories, and they say who wrote none of them', async () => {
    await inBatches([...published], async ([path, sample]) => {
      const head = await headOf(path);
      expectWholeTags(head, app.origin);
      expectStoryTags(head, { sample, path, origin: app.origin });
      expect(JSON.stringify([...head.metas, head.facts])).not.toContain(PRIVATE);
    });
  });

  test('the home page offers our own search', async () => {
    const { facts } = await headOf('/');
    expect(facts).toHaveLength(1);
    expect(facts[0]).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { target: `${app.origin}/stories?q={search_term_string}` },
    });
  });

  test('a subject without a room has its own address, one with a room has the room’s', async () => {
    const urlOf = async (path: string) => one(await headOf(path), 'og:url');
    expect(await urlOf('/stories?category=FOOD&type=STORY')).toBe(
      `${app.origin}/stories?category=FOOD`,
    );
    expect(await urlOf('/stories?category=HIJAB')).toBe(`${app.origin}/hijab/stories`);
    expect(await urlOf('/read?page=2')).toBe(`${app.origin}/stories?page=2`);
  });

  test('pictures have the size that was promised, and are kept under what they show', async () => {
    for (const path of [...published.keys()].slice(0, 5)) {
      const answer = await expectPicture(one(await headOf(path), 'og:image'));
      expect(answer.headers.get('surrogate-key')).toBe(`site story-${hashOfUrl(path)}`);
    }
    for (const { slug } of allCampaigns())
      await expectPicture(`${app.origin}/image/campaign/${slug}.png`);
    for (const path of ['/image/story/0000000000zz.png', '/image/story/x', '/image/campaign/x.png'])
      expect((await ask(path)).status, path).toBe(404);
  });

  test('a home screen gets an icon', async () => {
    const { links } = await headOf('/');
    const manifest = links.find(({ rel }) => rel === 'manifest')?.href ?? '';
    const { icons } = await (await ask(manifest)).json();
    expect(icons).toHaveLength(4);
    const touch = links.find(({ rel }) => rel === 'apple-touch-icon')?.href ?? '';
    for (const src of [touch, ...icons.map((icon: { src: string }) => icon.src)]) {
      const answer = await ask(src);
      expect([src, answer.status, answer.headers.get('content-type')]).toEqual([
        src,
        200,
        'image/png',
      ]);
    }
  });
});
