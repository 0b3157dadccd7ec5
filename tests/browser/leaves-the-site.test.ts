import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressIn, LOCALES, type Locale, localeEntry } from '#domain/options/locales.ts';
import { readGrey } from '#support/grey-picture.ts';
import { one, readHead } from '#support/page-head.ts';
import { openPdf } from '#support/read-pdf.ts';
import { publishSample, sampleIn } from '#support/samples.ts';
import { openSite, type Site } from '#support/site.ts';

let site: Site;
const stories = new Map<Locale, string>();
const CAMPAIGNS = { en: 'general', fr: 'jan29', ur: 'ourlondonfamily', ar: 'general' } as const;

beforeAll(async () => {
  site = await openSite();
  for (const { code } of LOCALES)
    stories.set(code, await publishSample(site, sampleIn(code, CAMPAIGNS[code])));
});

/** On a line of its own: reading a PDF takes so long that the server has closed one that was kept open. */
async function ask(path: string): Promise<Response> {
  const [answer] = await once(http.get(`${site.app.origin}${path}`, { agent: false }), 'response');
  const headers = { 'content-type': answer.headers['content-type'] ?? '' };
  return new Response(await buffer(answer), { status: answer.statusCode, headers });
}
const bytesOf = async (path: string) => new Uint8Array(await (await ask(path)).arrayBuffer());
const storyIn = (code: Locale) => stories.get(code) ?? '';
const hashIn = (code: Locale) => storyIn(code).split('/').at(-1) ?? '';
const CODES = LOCALES.map(({ code }) => code);
const TRANSLATED = CODES.filter((code) => code !== 'en');

describe('what leaves the site with a text is in the text’s language', () => {
  const READ_ON: Readonly<Record<Locale, string>> = {
    en: 'Read it on Hikaya',
    fr: 'Lire la suite sur Hikaya',
    ur: 'Hikaya پر پڑھیں',
    ar: 'القراءة على Hikaya',
  };

  test.each(CODES)('the card on another site, %s', async (code) => {
    const html = await (await ask(`/embed/${hashIn(code)}`)).text();
    expect(html).toContain(`<html lang="${code}" dir="${localeEntry(code).direction}">`);
    expect(html).toContain(`>${READ_ON[code]}</a>`);
    const said = html.slice(html.indexOf('<main')).replaceAll(/<[^>]+>/g, ' ');
    if (localeEntry(code).direction === 'rtl')
      expect(said.replaceAll(/Hikaya/g, '')).not.toMatch(/[A-Za-z]{2}/);
  });

  const LABELS: Readonly<Record<Locale, RegExp>> = {
    en: /Name: /,
    fr: /De\s*: /,
    ur: /Nastaliq/,
    ar: /Amiri/,
  };

  test.each(CODES)('the letter on paper, %s', async (code) => {
    const pdf = await openPdf(await bytesOf(`/print/${hashIn(code)}.pdf`));
    const fonts = (await pdf.fontsOf(1)).join();
    const text = await pdf.text();
    expect(`${text} ${fonts}`).toMatch(LABELS[code]);
    if (localeEntry(code).direction === 'rtl') expect(text).not.toMatch(/Name|From|Canada|To:/);
    if (code === 'ar') expect(fonts).not.toMatch(/Nastaliq/);
    expect(await pdf.codeOn(1)).toBe(`${site.app.origin}${storyIn(code)}`);
  });

  test.each(CODES)('has one address, without a language: %s', async (code) => {
    const hash = hashIn(code);
    for (const path of [`/embed/${hash}`, `/print/${hash}.pdf`, `/image/story/${hash}.png`]) {
      expect((await ask(path)).status, path).toBe(200);
      for (const other of TRANSLATED)
        expect((await ask(addressIn(other, path))).status, path).toBe(404);
    }
  });

  test('a page in any language is answered for with the one card of its text', async () => {
    for (const code of CODES) {
      const page = `${site.app.origin}${addressIn(code, storyIn('ar'))}`;
      const answer = await ask(`/api/oembed?url=${encodeURIComponent(page)}&format=json`);
      const { html } = (await answer.json()) as { html: string };
      expect(html, code).toContain(`src="${site.app.origin}/embed/${hashIn('ar')}"`);
    }
  });

  test('a feed says the language of each text', async () => {
    const atom = await (await ask('/feed.atom')).text();
    const json = (await (await ask('/feed.json')).json()) as {
      items: { url: string; language: string }[];
    };
    for (const code of CODES) {
      const address = `${site.app.origin}${storyIn(code)}`;
      expect(json.items.find(({ url }) => url === address)?.language).toBe(code);
      const entry = atom.split('<entry ').find((one) => one.includes(`href="${address}"`));
      expect(entry).toMatch(new RegExp(`^xml:lang="${code}"`));
    }
  });
});

describe('what leaves the site with a page is in the page’s language', () => {
  test.each(CODES)('its picture, %s', async (code) => {
    const head = readHead(await (await ask(addressIn(code, '/palestine'))).text());
    const path = addressIn(code, '/image/campaign/palestine.png');
    expect(one(head, 'og:image')).toBe(`${site.app.origin}${path}`);
    const drawn = await readGrey(await bytesOf(path));
    const english = await readGrey(await bytesOf('/image/campaign/palestine.png'));
    const same = drawn.dots.every((dot, i) => dot === english.dots[i]);
    expect(same).toBe(code === 'en');
  });

  test.each(CODES)('its poster, whose code opens the form, %s', async (code) => {
    const path = addressIn(code, '/print/poster/palestine.pdf');
    const landing = await (await ask(addressIn(code, '/palestine'))).text();
    expect(landing).toContain(`href="${path}"`);
    const pdf = await openPdf(await bytesOf(path));
    expect(await pdf.codeOn(1)).toBe(`${site.app.origin}${addressIn(code, '/palestine/tell')}`);
    const said = (await pdf.text()).replaceAll(/Hikaya|127\S+/g, '');
    if (localeEntry(code).direction === 'rtl') expect(said).not.toMatch(/[A-Za-z]{3}/);
  });
});

test.each(CODES)('a request that reaches no page is answered in its language: %s', async (code) => {
  const answer = await ask(addressIn(code, '/story/x/%E0%A4%A/y'));
  expect(answer.status).toBe(400);
  const html = await answer.text();
  expect(html).toContain(`<html lang="${code}" dir="${localeEntry(code).direction}">`);
  const others = CODES.filter((one) => one !== code);
  expect(html).toContain(SORRY[code]);
  for (const other of others) expect(html).not.toContain(SORRY[other]);
});

const SORRY: Readonly<Record<Locale, string>> = {
  en: 'Please try again later.',
  fr: 'réessayez plus tard.',
  ur: 'دوبارہ کوشش کریں',
  ar: 'نرجو المحاولة لاحقًا.',
};
