import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campaignsWithForm } from '#domain/campaigns/registry.ts';
import { addressIn, type Locale } from '#domain/options/locales.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import { MAIL_WORDS } from '#services/mail/words/mail-words.ts';
import { openProduct, type Product } from '#support/product.ts';
import { readMails } from '#support/read-mails.ts';
import { type Device, openPerson } from './person.ts';
import { TEXTS } from './texts.ts';
import { tongueOf } from './tongue.ts';
import { opensReceipt, readsOverAndSends, writesWithMistakes } from './writer.ts';

/** Every form on its page in one language; devices take turns, and scripts. English has journeys of its own. */
export function writeInLanguage(code: Exclude<Locale, 'en'>): void {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct(['web', 'worker']);
  });
  afterAll(() => product.close());

  const journeys = campaignsWithForm().map((form, i) => ({
    path: addressIn(code, form.form.path),
    form,
    device: (i % 2 === 0 ? 'phone' : 'computer') as Device,
    scripts: i % 5 !== 2,
  }));

  describe('whoever reads one language finds a form, its mistakes, its thanks and its receipt in it', () => {
    test.each(journeys)(
      '$path on a $device, scripts: $scripts',
      async ({ path, form, device, scripts }) => {
        const tongue = await tongueOf(code);
        const person = await openPerson(product.browser, { device, scripts });
        await person.arrivesAt(`${product.origin}${path}`);
        await writesWithMistakes(person, form, TEXTS[code], tongue);
        const words = await readsOverAndSends(person, form, TEXTS[code], tongue);
        await opensReceipt(person, words, tongue);
      },
    );

    test('and is told in it what became of each', async () => {
      await product.untilAllReady();
      const { database, world } = product;
      const sent = await database
        .as('desk')
        .selectFrom('story')
        .select(['hash', 'writing_type'])
        .execute();
      expect(sent).toHaveLength(journeys.length);
      const subjects: string[] = [];
      for (const [i, { hash, writing_type }] of sent.entries()) {
        const { approval, refusal } = MAIL_WORDS[code][writing_type as WritingType];
        await world.settle(hash, i % 2 === 0 ? 'publish' : 'refuse');
        subjects.push((i % 2 === 0 ? approval : refusal).subject.replace('{site}', 'Hikaya'));
      }
      const mails = () => readMails(product.mailFolder);
      await expect
        .poll(async () => (await mails()).map(({ subject }) => subject).toSorted(), {
          timeout: 60_000,
        })
        .toEqual(subjects.toSorted());
      for (const { text } of await mails()) expect(text).toContain(TEXTS[code].title);
    });
  });
}
