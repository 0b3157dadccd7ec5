import { describe, expect, test } from 'vitest';
import { BEGINNINGS_OF_CAMPAIGN } from '#domain/campaigns/beginning-lines.ts';
import {
  type CampaignRecord,
  campaignIn,
  campaignRecordSchema,
  recipientNamesIn,
} from '#domain/campaigns/campaign-record.ts';
import { RECIPIENT_NAMES } from '#domain/campaigns/recipient-names.ts';
import { allCampaigns } from '#domain/campaigns/registry.ts';
import { LOCALES, type Locale } from '#domain/options/locales.ts';
import { readReleasedCampaigns } from '#integrations/campaign-words/read-released-campaigns.ts';
import { readCatalogue } from '#web/catalogue.ts';
import { recordIn } from '#web/records-in-place.ts';

const records = readReleasedCampaigns();

test('every campaign is a record, in the order of the pages', () => {
  expect(records.map(({ slug }) => slug)).toEqual(allCampaigns().map(({ slug }) => slug));
});

/** What the build of a language says. */
async function builtWords(locale: Locale) {
  if (locale === 'en') return (value: unknown) => value;
  const catalogue = await readCatalogue(locale, 'campaigns');
  const words = new Map(
    Object.values(catalogue).map(({ message, translation }) => [message, translation]),
  );
  return (value: unknown) => recordIn((english) => words.get(english), value);
}

describe.each(LOCALES)('in $ownName a record says what the pages say', ({ code }) => {
  test.each(records.map((record) => [record.slug, record] as const))('%s', async (slug, record) => {
    const said = await builtWords(code);
    const campaign = allCampaigns().find((one) => one.slug === slug);
    const { beginnings, ...rest } = campaignIn(record, code);
    expect(rest).toEqual(said(campaign));
    expect(beginnings).toEqual(said(BEGINNINGS_OF_CAMPAIGN[slug]));
  });

  test('recipients keep the name they are stored by, and are shown by that of the language', async () => {
    const said = await builtWords(code);
    const names = said(RECIPIENT_NAMES) as typeof RECIPIENT_NAMES;
    const record = records.find(({ recipients }) => recipients.length > 0) as CampaignRecord;
    expect(Object.entries(recipientNamesIn(record, code))).toEqual(
      names.map(({ recipient, label }) => [recipient, label]),
    );
  });
});

describe('what is no record', () => {
  const [first] = records as [CampaignRecord];
  const changed = (change: (copy: CampaignRecord) => void) => {
    const copy = structuredClone(first);
    change(copy);
    return campaignRecordSchema.safeParse(copy).success;
  };
  const naming = (en: string) => changed((copy) => Object.assign(copy.name, { en }));

  test('one of ours is one (control)', () => expect(changed(() => {})).toBe(true));
  test.each([
    ['nothing', ''],
    ['a sign nobody sees that ends a text', 'a\u0000b'],
    ['a line break', 'a\nb'],
    ['half of a sign', 'a\ud800b'],
    ['too much', 'x'.repeat(2_001)],
  ])('words that are %s', (_, words) => expect(naming(words)).toBe(false));
  test('words in no language we have', () =>
    expect(changed((copy) => Object.assign(copy.name, { de: 'Nein' }))).toBe(false));
  test('words without English', () =>
    expect(changed((copy) => Object.assign(copy, { name: { fr: 'Oui' } }))).toBe(false));
  test('a part nobody knows', () =>
    expect(changed((copy) => Object.assign(copy, { script: 'x' }))).toBe(false));
  test('an address with more than letters and lines', () =>
    expect(changed((copy) => Object.assign(copy.form ?? {}, { path: '//elsewhere.example' }))).toBe(
      false,
    ));
  test('one recipient twice', () =>
    expect(
      changed((copy) => {
        const one = { recipient: 'The son', label: { en: 'The son' } };
        copy.recipients = [one, one];
      }),
    ).toBe(false));
});
