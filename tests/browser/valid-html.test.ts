import { beforeAll, describe, expect, test } from 'vitest';
import { pagePaths } from '#domain/page-paths.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import { DESK_SCREENS, type SetDesk, setTheDesk } from '#support/desk-screens.ts';
import { complaintsOfHtml } from '#support/html-rules.ts';
import { WITH_MADE } from '#support/made-campaign.ts';
import { type Addresses, setTheScene } from '#support/scenes.ts';
import { openSite, refuseStories, type Site } from '#support/site.ts';
import { NEEDED } from '#support/tell-form.ts';

let site: Site;
let addresses: Addresses;
let set: SetDesk;
beforeAll(async () => {
  // With what only the demo shows, such as its recording.
  site = await openSite({ demo: true, made: true });
  addresses = await setTheScene(site);
  set = await setTheDesk();
});

describe('as it is sent, without a script, is valid', () => {
  const served = async (address: string, init: RequestInit = {}) =>
    complaintsOfHtml(await (await fetch(address, init)).text());
  const post = (path: string, fields: Record<string, string>) =>
    served(`${site.app.origin}${path}`, { method: 'POST', body: new URLSearchParams(fields) });

  test.each([
    ...pagePaths(WITH_MADE.all),
    '/stories?page=2',
    '/stories?category=HAJJ',
    '/stories?type=LETTER',
    '/stories?q=snow',
    '/stories?q=nothing-like-it',
    '/no-such-page',
    '/story/x/%E0%A4%A/y',
  ])('%s', async (path) => {
    expect(await served(`${site.app.origin}${path}`)).toEqual([]);
  });

  test('thanks', async () => {
    expect(await served(`${site.app.origin}${await addresses.thanks()}`)).toEqual([]);
  });

  test.each(['story', 'urdu', 'french', 'gone'] as const)('%s', async (name) => {
    expect(await served(`${site.app.origin}${addresses[name]}`)).toEqual([]);
  });

  test.each(['story', 'urdu', 'gone'] as const)('the card of %s', async (name) => {
    expect(await served(`${site.app.origin}/embed/${hashOfUrl(addresses[name])}`)).toEqual([]);
  });

  test.each([
    ['with mistakes', {}],
    ['to read over', { ...NEEDED, intent: 'read-over' }],
    ['with words in it', { ...NEEDED, intent: 'write' }],
  ])('the form %s', async (_name, fields) => {
    expect(await post('/tell', fields)).toEqual([]);
  });

  test('the form that could not be sent', async () => {
    const { repair } = await refuseStories(site);
    const complaints = await post('/tell', { ...NEEDED, intent: 'send' });
    await repair();
    expect(complaints).toEqual([]);
  });

  test.each(['waiting', 'published', 'declined'] as const)('a receipt: %s', async (kind) => {
    expect(await post('/receipt', { words: addresses.receipts[kind] })).toEqual([]);
  });

  test('a receipt with a slip of the pen', async () => {
    expect(await post('/receipt', { words: 'not twelve words' })).toEqual([]);
  });

  test.each(DESK_SCREENS)('at the desk: $name', async ({ path }) => {
    const cookies = await set.page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const address = `${set.desk.origin}/desk${path(set.places)}`;
    expect(await served(address, { headers: { cookie } })).toEqual([]);
  });

  test.each(['/sign-in', '/enrol'])('the door of the desk: %s', async (path) => {
    expect(await served(`${set.desk.origin}/desk${path}`)).toEqual([]);
  });

  test('what is not, is complained of (control)', async () => {
    const page = '<!doctype html><html lang="en"><head><title>x</title></head><body>';
    expect(await complaintsOfHtml(`${page}<main><h1>x</h1></main></body></html>`)).toEqual([]);
    for (const wrong of [
      '<p><div></div></p>',
      '<ul><p>x</p></ul>',
      '<i id="a"></i><i id="a"></i>',
      '<img src="x.png">',
      '<a><a></a></a>',
    ])
      expect(await complaintsOfHtml(`${page}${wrong}</body></html>`), wrong).not.toEqual([]);
  });
});
