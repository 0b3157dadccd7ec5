import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CampaignRecord, campaignRecordSchema } from '#domain/campaigns/campaign-record.ts';
import {
  REFUSALS,
  sortChanges,
  type TextsThere,
  weightOf,
} from '#domain/campaigns/sort-changes.ts';
import { readReleasedCampaigns } from '#integrations/campaign-words/read-released-campaigns.ts';

const records = readReleasedCampaigns();
const recordNamed = (slug: string) =>
  structuredClone(records.find((record) => record.slug === slug)) as CampaignRecord;

const WRITTEN: TextsThere = { any: true, recipients: ['The father'], languages: ['en', 'fr'] };
const NOTHING: TextsThere = { any: false, recipients: [], languages: [] };

// biome-ignore lint/suspicious/noExplicitAny: tests reach into every part of a record, also where none may be
type Loose = any;
const sorted = (slug: string, change: (copy: Loose) => void, texts = WRITTEN) => {
  const after = recordNamed(slug) as Loose;
  change(after);
  return sortChanges(recordNamed(slug), after, texts);
};

/** Something else at one place. */
const edit = (place: string, change: (old: Loose) => unknown) => (copy: Loose) => {
  const names = place.split('.');
  const last = names.pop() as string;
  const holder = names.reduce((inner, name) => inner[name], copy);
  holder[last] = change(holder[last]);
  if (holder[last] === undefined) delete holder[last];
};

describe('the table of the three kinds', () => {
  test.each<[string, string, (copy: Loose) => void]>([
    ['landing.heading', 'palestine', edit('landing.heading.en', () => 'Other')],
    ['landing.lead', 'palestine', edit('landing.lead.ur', () => 'اور')],
    ['landing.blocks', 'palestine', (c) => void c.landing.blocks.reverse()],
    ['landing.blocks', 'palestine', (c) => void c.landing.blocks.pop()],
    ['landing.aliases', 'palestine', (c) => void c.landing.aliases.push('/gaza')],
    ['list.heading', 'palestine', edit('list.heading.en', () => '{count} letters')],
    ['exhibit', 'palestine', edit('exhibit.text.en', () => 'Other')],
    ['opportunity', 'palestine', edit('opportunity', () => null)],
    ['banner', 'palestine', edit('banner.label.en', () => 'Other')],
    ['home.title', 'palestine', edit('home.title.en', () => 'Other')],
    ['thanks.ask', 'palestine', edit('thanks.ask.en', () => 'Other')],
    ['wall', 'palestine', edit('wall', () => 'eid')],
    ['recipients', 'ourlondonfamily', (c) => void c.recipients.reverse()],
    ['form.requires', 'ourlondonfamily', (c) => void c.form.requires.reverse()],
    ['form.languages', 'jan29', (c) => void c.form.languages.reverse()],
    // A typo in a translation.
    ['form.lead', 'palestine', edit('form.lead.fr', (old) => old.toUpperCase())],
    ['form.lead', 'palestine', edit('form.lead.fr', (old) => `${old} `)],
  ])('free: %s of %s', (part, slug, change) => {
    expect(sorted(slug, change)).toEqual([{ part, kind: 'free' }]);
  });

  test.each<[string, string, (copy: Loose) => void]>([
    ['form.heading', 'palestine', edit('form.heading.en', () => 'Other')],
    // In English there is no typo: it is what others translate.
    ['form.heading', 'palestine', edit('form.heading.en', (old) => `${old}!`)],
    ['form.lead', 'palestine', edit('form.lead.fr', (old) => `${old} Non.`)],
    ['form.lead', 'palestine', edit('form.lead.ur', () => undefined)],
    ['form.requires', 'palestine', (c) => void c.form.requires.push('age')],
    ['form.limits', 'palestine', edit('form.limits', () => 'general')],
    ['form.languages', 'palestine', (c) => void c.form.languages.push('ur')],
    ['form.languages', 'jan29', (c) => void c.form.languages.pop()],
    ['recipients', 'ourlondonfamily', (c) => void c.recipients.push(named('The aunt'))],
    ['recipients', 'ourlondonfamily', edit('recipients.2.label.en', () => 'The dad')],
    // To whom nobody wrote yet.
    ['recipients', 'ourlondonfamily', (c) => void c.recipients.pop()],
    ['goal', 'palestine', edit('goal', () => 3000)],
    ['beginnings', 'palestine', (c) => void c.beginnings.lines.pop()],
    ['thanks.lead', 'palestine', edit('thanks.lead.en', () => 'Other')],
    ['whereItGoes', 'palestine', edit('whereItGoes', () => undefined)],
    ['home.addressee', 'palestine', edit('home.addressee.en', () => 'a soldier')],
    ['remembrance', 'palestine', edit('remembrance', () => true)],
    ['closesAt', 'palestine', edit('closesAt', () => '2026-12-01T00:00:00Z')],
    ['name', 'palestine', edit('name.en', () => 'Other')],
  ])('a new version: %s of %s', (part, slug, change) => {
    expect(sorted(slug, change)).toEqual([{ part, kind: 'new-version' }]);
  });

  test.each<[string, string, keyof typeof REFUSALS, (copy: Loose) => void]>([
    ['slug', 'palestine', 'address', edit('slug', () => 'gaza')],
    ['form.path', 'palestine', 'address', edit('form.path', () => '/gaza/tell')],
    ['list.path', 'palestine', 'address', edit('list.path', () => '/gaza/letters')],
    ['landing.path', 'palestine', 'address', edit('landing.path', () => '/gaza')],
    ['landing', 'palestine', 'address', edit('landing', () => null)],
    ['list', 'palestine', 'address', edit('list', () => null)],
    ['form', 'palestine', 'form-with-texts', edit('form', () => null)],
    ['category', 'palestine', 'subject', edit('category', () => 'WAR')],
    ['writingType', 'palestine', 'kind', edit('writingType', () => 'STORY')],
    ['authorLabel', 'palestine', 'author-label', edit('authorLabel', () => 'From')],
    ['remembrance', 'jan29', 'remembrance', edit('remembrance', () => false)],
    [
      'recipients',
      'ourlondonfamily',
      'recipient-with-letters',
      (c) => void c.recipients.splice(2, 1),
    ],
  ])('refused: %s of %s, because of %s', (part, slug, reason, change) => {
    const wayOn = REFUSALS[reason];
    expect(sorted(slug, change)).toEqual([{ part, kind: 'refused', reason, wayOn }]);
    // Control: nobody wrote, and all is free.
    expect(sorted(slug, change, NOTHING)).toEqual([{ part, kind: 'free' }]);
  });

  test('refused: all words of a language in which a text is published', () => {
    const without = (locale: string) => (value: Loose) => {
      const take = (one: Loose): void => {
        if (one === null || typeof one !== 'object') return;
        if (typeof one.en === 'string') delete one[locale];
        for (const inner of Object.values(one)) take(inner);
      };
      take(value);
    };
    const reasons = (locale: string) =>
      sorted('jan29', without(locale)).flatMap((change) =>
        change.kind === 'refused' ? [change.reason] : [],
      );
    expect(reasons('fr')).toEqual(['language-with-texts']);
    expect(reasons('ur')).toEqual([]);
  });

  test('a closing day moved later is free, an earlier one is not', () => {
    const before = { ...recordNamed('palestine'), closesAt: '2026-12-01T00:00:00Z' };
    const moved = (closesAt: string) =>
      weightOf(sortChanges(before, { ...before, closesAt }, WRITTEN));
    expect(moved('2026-12-02T00:00:00Z')).toBe('free');
    expect(moved('2026-11-30T00:00:00Z')).toBe('new-version');
  });
});

const named = (recipient: string) => ({ recipient, label: { en: recipient } });

describe('over pairs of versions that nobody thought of', () => {
  const sentence = fc.constantFrom('One', 'Two', 'deux', 'Deux', 'دو', 'ایک', 'jeune', 'jeûne');
  const worded = fc.record({ en: sentence, fr: sentence, ur: sentence }, { requiredKeys: ['en'] });

  /** Some places in one record, each with something else that is allowed there. */
  const changedPlaces = (record: CampaignRecord): fc.Arbitrary<CampaignRecord> => {
    const places = placesIn(record);
    return fc
      .array(fc.tuple(fc.constantFrom(...places), worded, fc.nat()), { maxLength: 5 })
      .map((changes) => {
        const copy = structuredClone(record) as Loose;
        for (const [place, text, number] of changes) changePlace(copy, place, text, number);
        return copy;
      })
      .filter((copy) => campaignRecordSchema.safeParse(copy).success);
  };
  const pair = fc.oneof(
    ...records.map((record) => fc.tuple(changedPlaces(record), changedPlaces(record))),
  );
  const texts: fc.Arbitrary<TextsThere> = fc.record({
    any: fc.constant(true),
    recipients: fc.subarray(['The father', 'The son', 'The family']),
    languages: fc.subarray(['en', 'fr', 'ur', 'ar']),
  });

  /** All that a text's meaning hangs on: where it is, what it answers, to whom it is, what was promised. */
  const meaning = (record: CampaignRecord) => {
    const { form, list: _l, landing: _p, thanks, home, ...rest } = record;
    const { wall: _w, exhibit: _e, opportunity: _o, banner: _b, recipients, ...asked } = rest;
    return withoutTypos({
      ...asked,
      recipients: recipients.map((one) => JSON.stringify(withoutTypos(one))).toSorted(),
      form: form && {
        ...form,
        requires: form.requires.toSorted(),
        languages: form.languages.toSorted(),
      },
      thanks: thanks?.lead,
      addressee: home?.addressee,
    });
  };

  const keepsMeaning = (before: CampaignRecord, after: CampaignRecord) => {
    expect(JSON.stringify(sortedNames(meaning(after)))).toBe(
      JSON.stringify(sortedNames(meaning(before))),
    );
    const { list, landing } = before;
    if (list) expect(after.list?.path).toBe(list.path);
    if (landing) expect(after.landing?.path).toBe(landing.path);
    expect(after.landing?.aliases ?? []).toEqual(expect.arrayContaining(landing?.aliases ?? []));
  };

  test('another heading over the form is another meaning (control)', () => {
    const before = recordNamed('palestine');
    const after = recordNamed('palestine');
    edit('form.heading.en', () => 'Other')(after);
    expect(() => keepsMeaning(before, after)).toThrow();
  });

  test('what changes the meaning of a text is never called free', () => {
    let changed = 0;
    fc.assert(
      fc.property(pair, texts, ([before, after], there) => {
        if (['none', 'free'].includes(weightOf(sortChanges(before, after, there))))
          keepsMeaning(before, after);
        else changed += 1;
      }),
      { numRuns: 300 },
    );
    expect(changed).toBeGreaterThan(100);
  });

  test('no difference is overlooked, and none is made up', () => {
    fc.assert(
      fc.property(pair, texts, ([before, after], there) => {
        const same = JSON.stringify(sortedNames(before)) === JSON.stringify(sortedNames(after));
        expect(weightOf(sortChanges(before, after, there)) === 'none').toBe(same);
      }),
      { numRuns: 300 },
    );
  });

  test('what is refused says why, and what can be done instead', () => {
    let refused = 0;
    fc.assert(
      fc.property(pair, texts, ([before, after], there) => {
        for (const change of sortChanges(before, after, there))
          if (change.kind === 'refused') {
            refused += 1;
            expect(REFUSALS[change.reason]).toBe(change.wayOn);
          }
      }),
      { numRuns: 300 },
    );
    expect(refused).toBeGreaterThan(20);
  });

  test('before the first text nothing is refused', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        expect(['none', 'free']).toContain(weightOf(sortChanges(before, after, NOTHING)));
      }),
      { numRuns: 50 },
    );
  });
});

type Place = readonly (string | number)[];

function placesIn(value: Loose, within: Place = []): Place[] {
  if (value === null || typeof value !== 'object') return [within];
  const inner = Object.entries(value).flatMap(([name, one]) => placesIn(one, [...within, name]));
  return within.length === 0 ? inner : [within, ...inner];
}

function changePlace(record: Loose, place: Place, text: Loose, number: number) {
  const last = place.at(-1) as string;
  let holder = record;
  for (const name of place.slice(0, -1)) holder = holder?.[name];
  if (holder === null || typeof holder !== 'object') return;
  const now = holder[last];
  if (Array.isArray(now)) {
    if (number % 3 === 0) now.reverse();
    else if (number % 3 === 1) now.splice(number % (now.length + 1), 1);
    else now.push(last === 'recipients' ? named(text.en) : (now[0] ?? '/another'));
  } else if (now && typeof now === 'object' && 'en' in now) holder[last] = text;
  else if (now && typeof now === 'object') holder[last] = null;
  else if (typeof now === 'boolean') holder[last] = !now;
  else if (typeof now === 'number') holder[last] = 1 + (number % 5000);
  else if (typeof now === 'string') holder[last] = strings(last, text, number);
}

function strings(name: string, text: Loose, number: number): string {
  if (name === 'path') return `/p${number % 7}/tell`;
  if (name === 'category') return ['WAR', 'EID', 'PALESTINE'][number % 3] as string;
  if (name === 'writingType') return ['STORY', 'LETTER'][number % 2] as string;
  if (name === 'authorLabel') return ['Name', 'From'][number % 2] as string;
  if (name === 'limits') return ['general', 'campaign'][number % 2] as string;
  if (name === 'slug') return `s${number % 5}`;
  return text.en;
}

/** By hand, so that the function under test is not its own judge. */
function withoutTypos(value: Loose): Loose {
  if (Array.isArray(value)) return value.map(withoutTypos);
  if (value === null || typeof value !== 'object') return value ?? null;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      ['fr', 'ur', 'ar'].includes(name) && typeof one === 'string'
        ? one.toLowerCase().trim()
        : withoutTypos(one),
    ]),
  );
}

function sortedNames(value: Loose): Loose {
  if (Array.isArray(value)) return value.map(sortedNames);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, sortedNames(one)]),
  );
}
