import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '#domain/options/category-list.ts';
import { COUNTRIES } from '#domain/options/countries.ts';
import { LOCALES } from '#domain/options/locales.ts';
import { createNameIn } from '#integrations/list-names/read-list-names.ts';
import { readCatalogue } from '#web/catalogue.ts';
import { readNames } from '#web/list-names-in-place.ts';
import { APOLOGIES, apologyPage } from '#words/apology.ts';
import { textWords } from '#words/text-words.ts';

const TRANSLATED = ['fr', 'ur', 'ar'] as const;

async function pageWords(locale: (typeof TRANSLATED)[number]) {
  const entries = Object.values(await readCatalogue(locale, 'site'));
  return (english: string, context?: string) =>
    entries.find((one) => one.message === english && (!context || one.context === context))
      ?.translation;
}

describe.each(TRANSLATED)('what leaves the site in %s', (locale) => {
  test('says what the pages say', async () => {
    const said = await pageWords(locale);
    const words = textWords(locale);
    const name = said('Name:');
    const from = said('From:');
    expect(words).toMatchObject({
      to: said('To: {recipient}'),
      authors: { Name: `${name} {name}`, From: `${from} {name}` },
      anonymous: said('Anonymous'),
      band: said('{from} to {to}'),
      openBand: said('{from} or older'),
      covered: { STORY: said('This story {note}'), LETTER: said('This letter {note}') },
      shortened: said('Our readers shortened passages of this text.'),
    });
    const { title, later } = APOLOGIES[locale];
    expect([title, later]).toEqual([said('Problems :('), said('Please try again later.')]);
  });

  test('names countries and subjects as the pages do', async () => {
    const nameIn = createNameIn();
    const onPages = await readNames(locale);
    for (const country of COUNTRIES)
      expect(nameIn(locale, 'country', country)).toBe(onPages('country', country));
    for (const { label } of CATEGORIES)
      expect(nameIn(locale, 'subject', label)).toBe(onPages('subject', label));
  });
});

test.each(LOCALES)('the cache in front apologizes in $code as the server does', ({ code }) => {
  const vcl = readFileSync('deploy/varnish.vcl', 'utf8');
  const { title, later } = APOLOGIES[code];
  const page = apologyPage(code, { title, words: later });
  // Where it answers by itself, and where no server answers it.
  expect(vcl.split(`body = {"${page}"};`)).toHaveLength(3);
});
