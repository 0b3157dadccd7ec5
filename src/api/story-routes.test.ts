import { beforeAll, describe, expect, test } from 'vitest';
import { type CampaignWithForm, findForm, generalCampaign } from '#domain/campaigns/registry.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { startApp, type TestApp } from '#support/app.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { STORY_OF_100, validInput } from '#support/valid-input.ts';
import { createWorld, type World } from '#support/world.ts';

const WIRE_FIELDS = [
  'id',
  'url',
  'title',
  'story',
  'name',
  'gender',
  'age',
  'ageBand',
  'city',
  'country',
  'belief',
  'dateTime',
  'category',
  'type',
  'storyType',
  'writingType',
  'language',
  'previousUrl',
  'nextUrl',
  'toField',
  'link',
  'handle',
  'handleURL',
];
const PAGE_FIELDS = ['content', 'totalPages', 'totalElements', 'number', 'first', 'last'];

const form = (slug: string): CampaignWithForm => {
  const found = findForm(slug);
  if (!found) throw new Error(slug);
  return found;
};

let database: TestDatabase;
let world: World;
let app: TestApp;

beforeAll(async () => {
  database = await cloneDatabase();
  world = await createWorld(database);
  app = await startApp(database, world);
});

const get = async (path: string) => {
  const response = await fetch(`${app.origin}${path}`);
  const text = await response.text();
  return { response, status: response.status, text, body: text ? JSON.parse(text) : null };
};

const wire = (campaign: CampaignWithForm = generalCampaign()) => {
  const { terms, recipient, ...input } = validInput(campaign);
  return { ...input, termsConditions: terms, toField: recipient, campaign: campaign.slug };
};

const post = async (body: unknown, headers: Record<string, string> = {}) => {
  const response = await fetch(`${app.origin}/api/story`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { response, status: response.status, body: JSON.parse(await response.text()) };
};

const count = async (table: 'story' | 'event' | 'revision') => {
  const { n } = await database
    .as('desk')
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

describe('POST /api/story', () => {
  test('takes a text full of what screening marks: an officer decides', async () => {
    const story = `${STORY_OF_100} CALL ME NOW PLEASE!!!! +1 416 555 0142, noor at example dot com, www.example.org, 42 Maple Street, insta: noor_k. Lincoln High. O people, you must repent!!!!`;
    expect((await post({ ...wire(), story })).status).toBe(201);
  });

  test('answers 201 with the url of the story page', async () => {
    const { status, body, response } = await post({ ...wire(), title: 'Snow on the minaret' });
    expect(status).toBe(201);
    expect(body).toEqual({
      url: expect.stringMatching(/^\/story\/mosque\/snow-on-the-minaret\/[0-9a-z]{12}$/),
      receipt: expect.stringMatching(/^([a-z]{3,8} ){11}[a-z]{3,8}$/),
    });
    expect(response.headers.get('location')).toBe(body.url);
  });

  test('takes a payload of the older client: ip and unknown fields are dropped', async () => {
    const { status } = await post({
      ...wire(),
      campaign: undefined,
      category: 'MOSQUE',
      writingType: 'STORY',
      ip: '203.0.113.7',
      'g-recaptcha': 'token',
      age: 41,
      handle: 'writer',
      social: 'INSTAGRAM',
    });
    expect(status).toBe(201);
  });

  test('without a form named, the form is found by category and writing type', async () => {
    const letter = { ...wire(form('palestine')), campaign: undefined, writingType: 'LETTER' };
    expect((await post(letter)).status).toBe(201);
    const eidWithoutAge = { ...wire(form('eid')), campaign: undefined, writingType: 'STORY' };
    expect((await post(eidWithoutAge)).status).toBe(201);
    const longTitle = { ...wire(), campaign: undefined, category: 'EID', title: 'E'.repeat(80) };
    expect((await post(longTitle)).status).toBe(201);
  });

  test('answers a problem document with the fields and their messages', async () => {
    const { status, body, response } = await post({ story: 'Too short.' });
    expect(status).toBe(422);
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(body).toMatchObject({ type: 'about:blank', status: 422, code: 'invalid-fields' });
    expect(body.errors).toContainEqual({
      field: 'story',
      message: 'Your story length has not been met. Write 90 more characters.',
      code: 'storyShort',
      values: { more: 90, type: 'STORY' },
    });
    expect(body.errors).toContainEqual({
      field: 'termsConditions',
      message: 'Required. Tick the box to agree to the guidelines.',
      code: 'terms',
    });
  });

  test('names the To field by its wire name', async () => {
    const { body } = await post({ ...wire(form('ourlondonfamily')), toField: 'Somebody' });
    expect(body.errors).toEqual([
      {
        field: 'toField',
        message: 'Required. Choose who the letter is to.',
        code: 'recipient',
      },
    ]);
  });

  test.each([
    ['not JSON', '{', 400, 'invalid-request'],
    ['an array', '[]', 400, 'invalid-request'],
    ['a nested value', '{"title":{"a":1}}', 400, 'invalid-request'],
    ['too large', JSON.stringify({ story: 'x'.repeat(70_000) }), 413, 'too-large'],
    ['prototype poisoning', '{"__proto__":{"title":"x"}}', 400, 'invalid-request'],
  ])('refuses %s', async (_name, text, status, code) => {
    const answer = await post(text);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ status, code });
  });

  test('refuses another content type', async () => {
    const answer = await post('title=x', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.status).toBe(415);
    expect(answer.body.code).toBe('unsupported-media-type');
  });

  test('fifty parallel posts with one key give one story and the same answer', async () => {
    const before = await count('story');
    const headers = { 'idempotency-key': 'fifty-parallel-posts' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(wire(), headers)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body.url)).size).toBe(1);
    expect(await count('story')).toBe(before + 1);
  });

  test('the same key with other words is refused, so that none are lost', async () => {
    const headers = { 'idempotency-key': 'one-key-two-stories' };
    await post(wire(), headers);
    const { status, body } = await post({ ...wire(), title: 'Another title' }, headers);
    expect(status).toBe(422);
    expect(body.code).toBe('idempotency-key-reused');
  });

  describe('the wish for a mail that names nothing', () => {
    const email = 'amina@example.org';
    const keptWith = async (body: object) => {
      const answer = await post({ ...wire(), email, ...body });
      expect(answer.status).toBe(201);
      const kept = database.as('worker').selectFrom('contact').select('quiet_mail');
      const id = await world.storyIdOf(hashOfUrl(answer.body.url));
      return (await kept.where('story_id', '=', id).executeTakeFirstOrThrow()).quiet_mail;
    };

    test('is kept beside the address, and is nobody’s who has not said it', async () => {
      for (const quietMail of [true, 'true', 'on'])
        expect(await keptWith({ quietMail })).toBe(true);
      for (const quietMail of [undefined, null, false, '', 0])
        expect(await keptWith({ quietMail })).toBe(false);
    });

    test('is part of what a key stands for, but not where it is left out', async () => {
      const sent = (key: string, body: object) =>
        post({ ...wire(), email, ...body }, { 'idempotency-key': key });
      await sent('a-key-of-an-older-client', {});
      expect((await sent('a-key-of-an-older-client', { quietMail: false })).status).toBe(201);
      const changed = await sent('a-key-of-an-older-client', { quietMail: true });
      expect(changed.body.code).toBe('idempotency-key-reused');
    });
  });

  test.each(['short', 'x'.repeat(101), 'with space'])('refuses the key %s', async (key) => {
    expect((await post(wire(), { 'idempotency-key': key })).status).toBe(400);
  });
});

describe('reading', () => {
  let hashes: string[];

  beforeAll(async () => {
    await world.publish({ title: 'Oldest', category: 'EID' });
    hashes = [];
    for (const [title, category] of [
      ['First', 'RAMADAN'],
      ['Second', 'LAUNDRY'],
      ['Third', 'RAMADAN'],
    ] as const)
      hashes.push((await world.publish({ title, category, name: 'Salma', city: 'Hamilton' })).hash);
    await world.publish({ title: 'A letter' }, { form: form('palestine') });
    await world.publish({ title: 'Fourth', category: 'RAMADAN' });
  });

  test('a page has exactly the specified fields', async () => {
    const { body } = await get('/api/story/some');
    expect(Object.keys(body).toSorted()).toEqual(PAGE_FIELDS.toSorted());
    expect(body).toMatchObject({ number: 0, first: true, last: true, totalPages: 1 });
    expect(body.totalElements).toBe(body.content.length);
    for (const story of body.content)
      expect(Object.keys(story).toSorted()).toEqual(WIRE_FIELDS.toSorted());
  });

  test('a story has each field as specified', async () => {
    const { hash, url } = await world.publish(
      {
        title: 'With everything',
        recipient: 'The mother',
        story: `${STORY_OF_100}\n\n<b>Two</b> & three`,
        name: 'Amina',
        age: '34',
        city: 'London',
        belief: 'Islam',
        link: 'https://example.org/a',
        social: 'TIKTOK',
        handle: '@amina.writes',
      },
      { form: form('ourlondonfamily') },
    );
    const { body } = await get(`/api/story/${hash}`);
    expect(body).toEqual({
      id: await world.storyIdOf(hash),
      url,
      title: 'With everything',
      story: `<pre><p>${STORY_OF_100}</p><p>&lt;b&gt;Two&lt;/b&gt; &amp; three</p></pre>`,
      name: 'Amina',
      gender: 'F',
      age: 34,
      ageBand: null,
      city: 'London',
      country: 'Canada',
      belief: 'Islam',
      dateTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      category: 'OUR_LONDON_FAMILY',
      type: 'LETTER',
      storyType: 'LETTER',
      writingType: 'LETTER',
      language: 'en',
      previousUrl: null,
      nextUrl: expect.stringContaining('/fourth/'),
      toField: 'The mother',
      link: 'https://example.org/a',
      handle: 'amina.writes',
      handleURL: 'https://www.tiktok.com/@amina.writes',
    });
  });

  test('a child is shown as a band, without city, link or handle', async () => {
    const { hash } = await world.publish({
      age: '9',
      city: 'Leeds',
      link: 'https://example.org',
      social: 'TIKTOK',
      handle: '@nine',
    });
    const { body } = await get(`/api/story/${hash}`);
    expect(body).toMatchObject({
      age: null,
      ageBand: '7 to 12',
      city: null,
      link: null,
      handle: null,
      handleURL: null,
    });
  });

  test('newest first, with neighbours across page edges', async () => {
    const all = (await get('/api/story/some?numStories=100')).body.content;
    const second = (await get('/api/story/some?pageNumber=1&numStories=2')).body;
    expect(second.content.map((story: { id: string }) => story.id)).toEqual(
      all.slice(2, 4).map((story: { id: string }) => story.id),
    );
    expect(second.content[0].previousUrl).toBe(all[1].url);
    expect(second.content[1].nextUrl).toBe(all[4].url);
    expect(second).toMatchObject({ number: 1, first: false, last: false });
  });

  test.each([
    ['pageNumber=0&numStories=1', 200, 1],
    ['pageNumber=0&numStories=100', 200, 8],
    ['pageNumber=9999&numStories=20', 200, 0],
    ['numStories=0', 400, null],
    ['numStories=101', 400, null],
    ['pageNumber=-1', 400, null],
    ['pageNumber=1.5', 400, null],
    ['pageNumber=abc', 400, null],
    ['pageNumber=10000001', 400, null],
  ])('some?%s answers %i', async (query, status, length) => {
    const { body, ...answer } = await get(`/api/story/some?${query}`);
    expect(answer.status).toBe(status);
    if (length === null) expect(body.code).toBe('invalid-request');
    else expect(body.content).toHaveLength(length);
  });

  test('the last page says so, and a page beyond it is empty', async () => {
    const { totalElements } = (await get('/api/story/some')).body;
    const last = (await get(`/api/story/some?numStories=1&pageNumber=${totalElements - 1}`)).body;
    expect(last).toMatchObject({ last: true, first: false, totalPages: totalElements });
  });

  test('stories by category count and list only that category', async () => {
    const { body } = await get('/api/story/stories-by-category?category=RAMADAN');
    expect(body.totalElements).toBe(3);
    expect(body.content.map((story: { title: string }) => story.title)).toEqual([
      'Fourth',
      'Third',
      'First',
    ]);
    expect((await get('/api/story/stories-by-category?category=NOPE')).status).toBe(400);
    expect((await get('/api/story/stories-by-category')).status).toBe(400);
  });

  test('type and useCategory change previous and next', async () => {
    const third = hashes[2];
    const plain = (await get(`/api/story/${third}`)).body;
    expect(plain.previousUrl).toContain('/a-letter/');
    expect(plain.nextUrl).toContain('/second/');
    const stories = (await get(`/api/story/${third}?type=STORY`)).body;
    expect(stories.previousUrl).toContain('/fourth/');
    const category = (await get(`/api/story/${third}?useCategory=true`)).body;
    expect(category.previousUrl).toContain('/fourth/');
    expect(category.nextUrl).toContain('/first/');
    const letters = (await get(`/api/story/${third}?type=LETTER`)).body;
    expect(letters.nextUrl).toBeNull();
    expect((await get(`/api/story/${third}?type=POEM`)).status).toBe(400);
  });

  test('waiting and refused answer exactly as an unknown address', async () => {
    const waiting = await world.submit();
    const refused = await world.submit();
    await world.decide(refused.hash, 'refuse');
    const unknown = await get('/api/story/000000000000');
    expect(unknown.status).toBe(404);
    expect(unknown.body.code).toBe('unknown-story');
    for (const { hash } of [waiting, refused]) {
      const answer = await get(`/api/story/${hash}`);
      expect(answer.status).toBe(404);
      expect(answer.text).toBe(unknown.text);
    }
    expect((await get('/api/story/not-a-hash')).text).toBe(unknown.text);
  });

  test('a removed story answers 410 and leaves lists and counts', async () => {
    const { hash } = await world.publish({ title: 'Leaves again', category: 'LAUNDRY' });
    const before = (await get('/api/story/stories-by-category?category=LAUNDRY')).body;
    await world.decide(hash, 'remove', { state: 'published', revisionNo: 1 });
    const gone = await get(`/api/story/${hash}`);
    expect(gone.status).toBe(410);
    expect(gone.body.code).toBe('gone');
    const after = (await get('/api/story/stories-by-category?category=LAUNDRY')).body;
    expect(after.totalElements).toBe(before.totalElements - 1);
    expect(after.content).toHaveLength(after.totalElements);
  });

  test('the old loader answers an array and says that it is deprecated', async () => {
    const { body, response } = await get('/api/story/stories');
    expect(Array.isArray(body)).toBe(true);
    expect(Object.keys(body[0]).toSorted()).toEqual(WIRE_FIELDS.toSorted());
    expect(response.headers.get('deprecation')).toMatch(/^@\d+$/);
  });
});
