import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressIn, LOCALES } from '#domain/options/locales.ts';
import { IN_URDU_ALONE } from '#domain/page-paths.ts';
import { SHARE_IMAGE_SIZE } from '#domain/sharing/share-card.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { demoWorld } from '#lab/samples/demo-world.ts';
import { startApp, type TestApp } from '#support/app.ts';
import { launchChromium } from '#support/chromium.ts';
import { PRIVATE } from '#support/listed-sample.ts';
import { openMade, WITH_MADE } from '#support/made-campaign.ts';
import { one, readHead } from '#support/page-head.ts';
import {
  englishText,
  inBatches,
  plainSample,
  publishSample,
  type Sample,
  sampleIn,
} from '#support/samples.ts';
import { expectStoryTags, expectWholeTags } from '#support/share-tags.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld, type World } from '#support/world.ts';
import { sitePaths } from '#web/site/site-paths.ts';
import { filled, textWords } from '#words/text-words.ts';

const STORIES = 200;

/** Words that would end a script, an attribute or a feed if one of them were not escaped. */
const HOSTILE = plainSample({
  title: 'Nothing happened',
  body: `</script><script>alert("1")</script>'"]]><!-- &amp; ${englishText(300)}`,
});

let database: TestDatabase;
let world: World;
let app: TestApp;
let page: Page;
const published = new Map<string, Sample>();

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  await openMade(world);
  app = await startApp(database, world, { pages: true });
  const browser = await launchChromium();
  afterAll(() => browser.close());
  page = await browser.newPage();
  const samples = [HOSTILE, sampleIn('fr', 'jan29'), ...demoWorld().published.slice(0, STORIES)];
  // One after another: each waits for the log's one chain, and a busy machine does not wait for many.
  for (const sample of samples) {
    const named = { ...sample, name: PRIVATE, city: PRIVATE };
    published.set(await publishSample({ database, world }, named), named);
  }
});

const ask = (path: string, init?: RequestInit) => fetch(`${app.origin}${path}`, init);
const headOf = async (path: string) => readHead(await (await ask(path)).text());
function expectUnframed({ url, headers }: Response) {
  expect(headers.get('x-frame-options'), url).toBe('DENY');
  expect(headers.get('content-security-policy'), url).toContain("frame-ancestors 'none'");
}

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
  test('every page has whole tags and one address, and stands in nobody’s frame', async () => {
    await inBatches(sitePaths(WITH_MADE), async (path) => {
      const answer = await ask(path);
      expectUnframed(answer);
      const head = readHead(await answer.text());
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
    await inBatches([...published.keys()], async (path) => {
      const answer = await expectPicture(one(await headOf(path), 'og:image'));
      expect(answer.headers.get('surrogate-key')).toBe(`site story-${hashOfUrl(path)}`);
    });
    for (const { slug } of WITH_MADE.all)
      await expectPicture(`${app.origin}/image/campaign/${slug}.png`);
    for (const path of ['/image/story/0000000000zz.png', '/image/story/x', '/image/campaign/x.png'])
      expect((await ask(path)).status, path).toBe(404);
  });

  test('a tile to keep is drawn from its address alone, and says so to no one', async () => {
    const [path = ''] = published.keys();
    const { category, hash } =
      /^\/story\/(?<category>[^/]+)\/[^/]+\/(?<hash>.+)$/.exec(path)?.groups ?? {};
    const tile = async (address: string) => {
      const answer = await ask(address);
      const png = Buffer.from(await answer.arrayBuffer());
      expect([answer.status, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
        200, 1080, 1080,
      ]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      return { png, headers: [...answer.headers.keys()].toSorted() };
    };
    const known = await tile(`/tile/${category}/${hash}.png`);
    const unknown = await tile('/tile/gardening/0000000000zz.png');
    expect(unknown.headers).toEqual(known.headers);
    expect(unknown.png.equals(known.png)).toBe(false);
    for (const none of [
      '/tile/gardening/x.png',
      '/tile/none/0000000000zz.png',
      '/tile/our-london-family/0000000000zz.png',
    ])
      expect((await ask(none)).status, none).toBe(404);
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

/** What a real reader of XML finds; it takes no file with a fault. */
async function readXml(path: string): Promise<{ type: string; root: string; texts: string[][] }> {
  const answer = await ask(path);
  const found = await page.evaluate(
    (xml) => {
      const { documentElement: root } = new DOMParser().parseFromString(xml, 'application/xml');
      const fields = ['id', 'title', 'summary', 'loc', 'lastmod'];
      return {
        root: root.tagName,
        texts: [...root.querySelectorAll('entry, url, sitemap')].map((entry) =>
          fields.flatMap((field) => entry.querySelector(field)?.textContent ?? []),
        ),
      };
    },
    await answer.text(),
  );
  return { ...found, type: answer.headers.get('content-type') ?? '' };
}

describe('feeds and maps', () => {
  test.each(['/feed', '/stories/ramadan/feed', '/ramadan/feed'])(
    '%s in both formats',
    async (path) => {
      const atom = await readXml(`${path}.atom`);
      expect([atom.root, atom.type]).toEqual(['feed', 'application/atom+xml; charset=utf-8']);
      expect(atom.texts.length).toBeGreaterThan(0);
      const json = await (await ask(`${path}.json`)).json();
      expect(json.version).toBe('https://jsonfeed.org/version/1.1');
      expect(json.feed_url).toBe(`${app.origin}${path}.json`);
      const items: { id: string; title: string; content_text: string; url: string }[] = json.items;
      expect(items.map((item) => [item.id, item.title, item.content_text])).toEqual(atom.texts);
      for (const { url } of items) expect(url.startsWith(`${app.origin}/story/`)).toBe(true);
    },
  );

  test('a polling reader is told that nothing is new', async () => {
    const first = await ask('/feed.atom');
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('surrogate-key')).toBe('site list');
    const again = await ask('/feed.atom', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const subject = await ask('/stories/ramadan/feed.json');
    expect(subject.headers.get('surrogate-key')).toBe('site list-RAMADAN');
  });

  test('pages say where their feeds are', async () => {
    const feeds = async (path: string) =>
      (await headOf(path)).links
        .filter(({ rel, type }) => rel === 'alternate' && /atom|feed/.test(type))
        .map(({ href }) => href)
        .toSorted();
    const all = ['/feed.atom', '/feed.json'];
    expect(await feeds('/mission')).toEqual(all);
    expect(await feeds('/hijab')).toEqual([...all, '/hijab/feed.atom', '/hijab/feed.json']);
    const food = ['/stories/food/feed.atom', '/stories/food/feed.json'];
    expect(await feeds('/stories?category=FOOD')).toEqual([...all, ...food]);
  });

  test('unknown feeds and maps are not found', async () => {
    for (const path of [
      '/stories/no-such/feed.atom',
      '/no-such/feed.json',
      '/general/feed.atom',
      '/sitemaps/stories-7.xml',
      '/sitemaps/stories-00.xml',
      '/sitemaps/other.xml',
    ])
      expect((await ask(path)).status, path).toBe(404);
  });

  test('robots find a map of maps, with every page and every story', async () => {
    const robots = await (await ask('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${app.origin}/sitemap.xml`);
    for (const closed of ['/desk', '/receipt', '/thank-you', '/*?q='])
      expect(robots).toContain(`Disallow: ${closed}\n`);
    const index = await readXml('/sitemap.xml');
    expect(index.root).toBe('sitemapindex');
    const maps = await Promise.all(
      index.texts.map(([address = '']) => readXml(new URL(address).pathname)),
    );
    const addresses = maps.flatMap(({ texts }) => texts.map(([address]) => address));
    const pages = LOCALES.flatMap(({ code }) =>
      sitePaths(WITH_MADE).map((path) => addressIn(code, path)),
    );
    const expected = [...pages, addressIn('ur', IN_URDU_ALONE), ...published.keys()].map(
      (path) => app.origin + path,
    );
    expect(addresses.toSorted()).toEqual(expected.toSorted());
    expect(maps[1]?.texts.every(([, changed = '']) => Date.parse(changed) > 0)).toBe(true);
  });
});

describe('on another site', () => {
  const firstOf = (language: string) => {
    const found = [...published].find(([, sample]) => sample.language === language);
    if (!found) throw new Error(`No story in ${language}.`);
    return { path: found[0], hash: hashOfUrl(found[0]), title: found[1].title };
  };

  /** What a frame on somebody else's page comes to show; null where the browser refuses. */
  async function framed(html: string): Promise<string | null> {
    // A real server: the browser lets no made-up page of the internet frame a local one.
    const other = createServer((_request, answer) => {
      answer.setHeader('content-type', 'text/html').end(html);
    });
    await once(other.listen(0, '127.0.0.1'), 'listening');
    await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`);
    const frame = page.frames()[1];
    await frame?.waitForLoadState();
    const text = frame?.url().startsWith(app.origin) ? await frame.textContent('body') : null;
    other.close();
    return text;
  }
  const oembed = (url: string, more = '') =>
    ask(`/api/oembed?url=${encodeURIComponent(url)}&format=json${more}`);

  test('a story’s page says how to show it, and what it says can be shown', async () => {
    for (const language of ['en', 'fr', 'ur'] as const) {
      const { path, hash, title } = firstOf(language);
      const { links } = await headOf(path);
      const discovered = links.find(({ type }) => type === 'application/json+oembed')?.href ?? '';
      const answer = await fetch(discovered);
      expect(answer.headers.get('surrogate-key')).toBe(`site story-${hash}`);
      const card = await answer.json();
      expect(card).toMatchObject({ version: '1.0', type: 'rich', title });
      expect(JSON.stringify(card)).not.toContain(PRIVATE);
      await expectPicture(card.thumbnail_url);
      // Words have their letters also inside somebody else's page.
      const file = { en: 'literata-roman', fr: null, ur: 'nastaliq' }[language];
      const isFont = (request: Request) => request.url().includes(`/${file}-`);
      const font = file ? page.waitForEvent('requestfinished', isFont) : null;
      const text = await framed(card.html);
      await font;
      expect(text).toContain(title);
      expect(text).toContain(filled(textWords(language).readOn, { site: 'Hikaya' }));
      expect(text).not.toContain(PRIVATE);
    }
  });

  test('the card is the only page that may be framed', async () => {
    const { path, hash } = firstOf('en');
    const card = await ask(`/embed/${hash}`);
    expect(card.headers.has('x-frame-options')).toBe(false);
    const policy = card.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; font-src 'self'; /);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toMatch(/unsafe|allow-scripts|script-src|https?:/);
    expect(await card.text()).not.toMatch(/<script|<img| on\w+=/);

    const others = [
      path,
      '/feed.atom',
      '/sitemap.xml',
      '/robots.txt',
      '/no-such-page',
      '/receipt',
      `/image/story/${hash}.png`,
      '/api/story/some?numStories=1',
      '/api/oembed',
      '/embed',
    ];
    await inBatches(others, async (other) => {
      expectUnframed(await ask(other));
    });
    expect(await framed(`<iframe src="${app.origin}${path}"></iframe>`)).toBeNull();
  });

  test('an answer fits what was asked, and is refused where there is none', async () => {
    const { path } = firstOf('en');
    const url = `${app.origin}${path}`;
    const small = await (await oembed(url, '&maxwidth=300&maxheight=200')).json();
    expect([small.width, small.height]).toEqual([300, 200]);
    for (const [address, more, status] of [
      [url, '&maxwidth=no', 400],
      ['https://evil.example/story/a/b/0123456789ab', '', 404],
      [`${app.origin}/stories`, '', 404],
      [`${app.origin}/embed/0123456789ab`, '', 404],
    ] as const)
      expect((await oembed(address, more)).status, address).toBe(status);
    const xml = await ask(`/api/oembed?url=${encodeURIComponent(url)}&format=xml`);
    expect(xml.status).toBe(400);
  });

  test('a card falls silent with its story, and so does its picture', async () => {
    const sample = plainSample({ title: 'Here for a while' });
    const path = await publishSample({ database, world }, sample);
    const hash = hashOfUrl(path);
    const places = [`/embed/${hash}`, `/image/story/${hash}.png`];
    const statuses = async () => {
      const answers = [...(await Promise.all(places.map((place) => ask(place))))];
      return [...answers, await oembed(`${app.origin}${path}`)].map(({ status }) => status);
    };
    expect(await statuses()).toEqual([200, 200, 200]);
    await sql`UPDATE publication SET paused = true WHERE hash = ${hash}`.execute(
      database.as('superuser'),
    );
    expect(await statuses()).toEqual([404, 404, 404]);
    const paused = await headOf(path);
    expect(one(paused, 'robots')).toBe('noindex, noarchive');
    expect(paused.links.some(({ type }) => type === 'application/json+oembed')).toBe(false);

    await world.remove(hash);
    expect(await statuses()).toEqual([410, 410, 410]);
    const quiet = await framed(`<iframe src="${app.origin}/embed/${hash}"></iframe>`);
    expect(quiet).toContain('This page was taken down');
    expect(quiet).not.toContain(sample.title);
    expect(await (await ask('/feed.atom')).text()).not.toContain(hash);
  });
});

test('a phone offers its own way to share first, with the story’s one address', async () => {
  const [[path, { title }] = ['', { title: '' }]] = published;
  const phone = await page
    .context()
    .browser()
    ?.newPage({ viewport: { width: 390, height: 844 } });
  if (!phone) throw new Error('No browser.');
  const complaints: string[] = [];
  phone.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await phone.addInitScript(() => {
    Object.assign(navigator, {
      share: async (shared: unknown) => Object.assign(window, { shared }),
    });
  });
  await phone.goto(`${app.origin}${path}?display=MUSEUM`);
  const first = phone.locator('.share > *').first();
  await expect.poll(() => first.textContent()).toContain('Share…');
  await first.click();
  const shared = await phone.evaluate(() => (window as { shared?: unknown }).shared);
  expect(shared).toEqual({ url: `${app.origin}${path}`, title });
  expect(complaints).toEqual([]);
  await phone.close();
});
