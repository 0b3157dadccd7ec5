import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { addressIn, LOCALES, type Locale } from '#domain/options/locales.ts';
import { type Edge, openEdge } from '#support/edge.ts';

import { APOLOGIES, apologyPage } from '#words/apology.ts';

let edge: Edge;
beforeAll(async () => {
  edge = await openEdge();
});
afterAll(() => edge.close());
beforeEach(() => {
  edge.app.rendered.length = 0;
});

const CODES = LOCALES.map(({ code }) => code);
/** What stands on the list of stories in each language, and in no other. */
const SAYS: Readonly<Record<Locale, string>> = {
  en: 'Tell your story',
  fr: 'Raconter votre histoire',
  ur: 'اپنی کہانی سنائیں',
  ar: 'كتابة حكايتك',
};

const apologyIn = (code: Locale) =>
  apologyPage(code, { title: APOLOGIES[code].title, words: APOLOGIES[code].later });
const inAll = (path: string) => CODES.map((code) => addressIn(code, path));
const readAll = (path: string) =>
  Promise.all(inAll(path).map(async (address) => (await edge.get(address)).text));
const purgeSite = () =>
  fetch(edge.purgeOrigin, { method: 'PURGE', headers: { 'xkey-purge': 'site' } });

/** How many of these were answered without asking the server. */
async function hitsOf(asked: readonly { path: string; headers?: Record<string, string> }[]) {
  await purgeSite();
  edge.app.rendered.length = 0;
  for (const { path, headers } of asked)
    expect((await edge.get(path, headers)).status, path).toBe(200);
  return asked.length - edge.app.rendered.length;
}

describe('a page in four languages, behind the cache', () => {
  test.each(['/', '/stories', '/museum', '/palestine'])(
    '%s is four pages, each kept by its address and in its own words',
    async (path) => {
      await purgeSite();
      const first = await readAll(path);
      expect(await readAll(path)).toEqual(first);
      expect([...edge.app.rendered].sort()).toEqual(inAll(path).sort());
      CODES.forEach((code, at) => {
        const others = CODES.filter((one) => one !== code);
        expect(first[at], code).toContain(`<html lang="${code}"`);
        expect(first[at], code).toContain(SAYS[code]);
        for (const other of others) expect(first[at], code).not.toContain(SAYS[other]);
      });
    },
  );

  test('nothing that a browser says of its languages, and no cookie, makes another copy', async () => {
    for (const path of inAll('/stories')) {
      const plain = await edge.get(path);
      expect(plain.headers.get('vary') ?? '', path).not.toMatch(/language|cookie|\*/i);
      for (const headers of [
        ...CODES.map((code) => ({ 'accept-language': `${code}-CA,${code};q=0.9` })),
        { cookie: 'language=ur; locale=ar', 'accept-language': '*' },
      ])
        expect((await edge.get(path, headers as Record<string, string>)).text).toBe(plain.text);
    }
    expect([...new Set(edge.app.rendered)]).toEqual(edge.app.rendered);
  });

  test('a language in the key by what browsers say would be one more copy for each (control)', async () => {
    const other = await openEdge((vcl) =>
      vcl.replace('unset req.http.Accept-Language;', '').replace(
        'sub vcl_backend_response {',
        `sub vcl_hash { hash_data(req.http.Accept-Language); }
sub vcl_backend_response {`,
      ),
    );
    onTestFinished(other.close);
    for (const code of CODES) await other.get('/museum', { 'accept-language': code });
    expect(other.app.rendered).toEqual(CODES.map(() => '/museum'));
  });

  test('four languages are kept as well as four pages in English', async () => {
    const readers = CODES.flatMap((code) =>
      [1, 2, 3, 4, 5].map(() => ({ headers: { 'accept-language': code } })),
    );
    const asked = (paths: readonly string[]) =>
      paths.flatMap((path) => readers.map((reader) => ({ path, ...reader })));
    const inEnglish = await hitsOf(asked(['/stories', '/museum', '/faq', '/palestine']));
    expect(inEnglish).toBe(4 * readers.length - 4);
    expect(await hitsOf(asked(inAll('/stories')))).toBe(inEnglish);
  });

  test('what the cache answers by itself is in the language of the address', async () => {
    for (const code of CODES) {
      const answer = await fetch(`${edge.origin}${addressIn(code, '/stories')}`, {
        method: 'PROPFIND',
      });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toContain(apologyIn(code));
    }
    // No prefix of a language.
    expect(await (await fetch(`${edge.origin}/urdu`, { method: 'PROPFIND' })).text()).toContain(
      apologyIn('en'),
    );
  });

  test('what is published is on the page of every language after one purge', async () => {
    await edge.world.publish({ title: 'Stood here before' });
    await edge.purge();
    const { hash, url } = await edge.world.submit({ title: 'Read in four languages' });
    const paths = ['/', '/stories'];
    for (const path of paths)
      for (const html of await readAll(path)) expect(html).not.toContain('Read in four languages');
    for (const address of inAll(url)) expect((await edge.get(address)).status).toBe(404);
    await edge.world.settle(hash, 'publish');
    // Before the purge all of them are the old ones still, or the test would show nothing.
    for (const html of await readAll('/stories'))
      expect(html).not.toContain('Read in four languages');
    await edge.purge();
    for (const path of [...paths, url])
      for (const html of await readAll(path)) expect(html).toContain('Read in four languages');
    await edge.world.remove(hash);
    await edge.purge();
    for (const address of inAll(url)) expect((await edge.get(address)).status, address).toBe(410);
    for (const html of await readAll('/stories'))
      expect(html).not.toContain('Read in four languages');
  });
});

test('while the server is away, whoever asks for what was never asked for is told in their language', async () => {
  await edge.app.close();
  for (const code of CODES) {
    const { status, text } = await edge.get(addressIn(code, '/never-asked-for'));
    expect(status).toBe(503);
    expect(text).toContain(apologyIn(code));
  }
});
