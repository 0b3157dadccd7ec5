import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMade, WITH_MADE } from '#support/made-campaign.ts';
import { openProduct, type Product } from '#support/product.ts';
import { type Device, openPerson } from './person.ts';
import { TEXTS } from './texts.ts';
import { opensReceipt, readsOverAndSends, writesWithMistakes } from './writer.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct(['web', 'worker']);
  // While the site runs, as leads do.
  await openMade(product.world);
});
afterAll(() => product.close());

/** Every form in every language it offers; devices and hardships take turns. */
const JOURNEYS = WITH_MADE.withForm.flatMap((form) =>
  form.form.languages.map((language) => ({ form, language })),
);
const HARDSHIPS = [{}, {}, { scripts: false }, {}, { slow: true }];

describe('a form with three mistakes, put right, read over, sent, and its receipt', () => {
  test.each(
    JOURNEYS.map(({ form, language }, i) => {
      const device: Device = i % 2 === 0 ? 'phone' : 'computer';
      const hardship = HARDSHIPS[i % HARDSHIPS.length] ?? {};
      return { path: form.form.path, language, form, device, hardship };
    }),
  )(
    '$path in $language on a $device $hardship',
    async ({ path, form, language, device, hardship }) => {
      const person = await openPerson(product.browser, { device, ...hardship });
      const text = TEXTS[language];
      await person.arrivesAt(`${product.origin}${path}`);
      await writesWithMistakes(person, form, text);
      const words = await readsOverAndSends(person, form, text);
      await opensReceipt(person, words);
    },
  );
});

describe('a line to begin with', () => {
  test.each<{ path: string; words: string; line: string; device: Device }>([
    {
      path: '/palestine/tell',
      words: 'Your letter',
      line: 'Outside my window there is …',
      device: 'phone',
    },
    { path: '/tell', words: 'Your story', line: 'The first time I …', device: 'computer' },
  ])(
    'is touched at $path, and the next key goes on from it',
    async ({ path, words, line, device }) => {
      const person = await openPerson(product.browser, { device });
      await person.arrivesAt(`${product.origin}${path}`);
      await person.touches('Not sure how to begin?');
      await person.touches(line);
      await person.type('a fig tree.');
      expect(await person.whatStandsIn(words)).toBe(line.replace('…', 'a fig tree.'));
    },
  );
});
