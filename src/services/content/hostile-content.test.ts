import { beforeAll, describe, expect, test } from 'vitest';
import { linksAreSound } from '#domain/campaigns/links-in-words.ts';
import { CONTENT_SLOTS, type ContentSlot } from '#domain/content/content-slots.ts';
import { readContent } from '#domain/content/read-content.ts';
import { LOCALES } from '#domain/options/locales.ts';
import { readReleasedContent } from '#integrations/content-words/read-released-content.ts';
import { readSnapshot } from '#services/campaigns/served-campaigns.ts';
import { type ContentDesk, createContentDesk } from '#support/content-desk.ts';
import { CONTEXTS, DISGUISES, FAMILIES } from '../../../tests/drills/hostile-families.ts';
import { ODD_SIGNS, ODD_TEXTS } from '../../../tests/drills/odd-texts.ts';

const ALL: Record<string, readonly string[]> = {
  ...FAMILIES,
  'odd signs': Object.values(ODD_SIGNS),
  'odd texts': ODD_TEXTS,
};

/** Every kind of field filled in, and how long each may be. */
const inAll = (words: string) => Object.fromEntries(LOCALES.map(({ code }) => [code, words]));
type Fill = { record: (words: string) => unknown; most: number; places: number };
const FILLED: Record<string, Fill & { slot: ContentSlot }> = {
  tagline: {
    ...{ slot: 'tagline', most: 80, places: 8 },
    record: (words) => ({ title: inAll(words), text: inAll(words) }),
  },
  facts: {
    ...{ slot: 'press-facts', most: 60, places: 8 },
    record: (words) => ({ items: [{ term: inAll(words), text: inAll(words) }] }),
  },
  organisation: {
    ...{ slot: 'organisation', most: 600, places: 36 },
    record: (words) =>
      Object.fromEntries(
        Object.keys(readReleasedContent().organisation).map((name) => [name, inAll(words)]),
      ),
  },
  media: {
    ...{ slot: 'media', most: 80, places: 2 },
    record: (words) => ({
      items: [{ outlet: words, headline: words, url: 'https://example.org', date: '2026-11-02' }],
    }),
  },
  profile: {
    ...{ slot: 'profiles', most: 40, places: 1 },
    record: (words) => ({ socialLabel: words, socialUrl: 'https://example.org', donateUrl: null }),
  },
  'help line': {
    ...{ slot: 'help-lines', most: 20, places: 5 },
    record: (words) => ({
      items: [
        {
          ...{ countries: [], name: words, call: words, textTo: words, textWord: words },
          ...{ url: 'https://example.org', about: words, shown: 'both' },
        },
      ],
    }),
  },
  picture: {
    ...{ slot: 'sudan-photo', most: 200, places: 9 },
    record: (words) => ({
      items: [
        {
          ...{ hash: 'a'.repeat(64), width: 8, height: 6, caption: inAll(words) },
          ...{ alt: inAll(words), people: 'nobody', licence: words },
        },
      ],
    }),
  },
};

/** What may stand there, said once more in other words than the schema's. */
const mayStand = (words: string, most: number) =>
  words.length > 0 &&
  [...words].length <= most &&
  words.isWellFormed() &&
  ![...words].some((sign) => sign < ' ' || (sign >= '\u007f' && sign <= '\u009f'));

/** Links stand in what is said in languages; what is one line is never markup. */
const hasLinks = (slot: ContentSlot) => !['media', 'profiles', 'help-lines'].includes(slot);

/** The service asks the same of each; that it keeps what it says is tried at two. */
async function kept(slot: ContentSlot, record: unknown): Promise<{ kind: string }> {
  if (slot === 'media' || slot === 'tagline')
    return desk.act('edit', desk.maryam, slot, { record });
  return { kind: readContent(slot, record).ok ? 'kept' : 'invalid' };
}

let desk: ContentDesk;
beforeAll(async () => {
  desk = await createContentDesk();
});

test('every place is tried (control)', () => {
  const tried = new Set(Object.values(FILLED).map(({ slot }) => slot));
  expect(CONTENT_SLOTS.filter((slot) => !tried.has(slot))).toEqual(['impact-pictures']);
  const texts = Object.values(ALL).flat();
  expect(texts.filter((words) => mayStand(words, 80)).length).toBeGreaterThan(50);
});

describe.each(Object.entries(ALL))('%s', (_, texts) => {
  test.each(Object.entries(FILLED))(
    'as %s: kept to the letter, or refused and kept nowhere',
    async (_name, fill) => {
      const { slot, record, most, places } = fill;
      for (const words of texts) {
        const outcome = await kept(slot, record(words));
        const fits = mayStand(words, most) && (!hasLinks(slot) || linksAreSound(words));
        expect([words, outcome.kind]).toEqual([words, fits ? 'kept' : 'invalid']);
        if (!fits) continue;
        const read = readContent(slot, record(words));
        const shown = read.ok ? JSON.stringify(read.record) : '';
        expect([words, shown.split(JSON.stringify(words)).length - 1]).toEqual([words, places]);
      }
    },
  );

  test('as a link: refused, or a web address', () => {
    for (const words of texts) {
      const link = { outlet: 'A', headline: 'B', url: words, date: '2026-11-02' };
      const read = readContent('media', { items: [link] });
      if (read.ok) expect(words).toMatch(/^https?:\/\/[\w.-]/);
    }
  });
});

test.each(Object.entries(FAMILIES))('%s, disguised, as a headline', (_, texts) => {
  const disguised = texts.flatMap((words) =>
    DISGUISES.flatMap((disguise) => CONTEXTS.map((context) => context(disguise(words)))),
  );
  for (const words of disguised) {
    const link = { outlet: 'A', headline: words, url: 'https://example.org', date: '2026-11-02' };
    expect([words, readContent('media', { items: [link] }).ok]).toEqual([
      words,
      mayStand(words, 200),
    ]);
  }
});

test.each([
  'javascript:hit()',
  'JaVaScRiPt:hit()',
  ' javascript:hit()',
  '//example.org',
  'data:text/html,x',
  'https://somebody:secret@example.org/',
  'https:/example.org',
  'https://example.org/"onclick="hit()',
  'https://example.org/ x',
  'ftp://example.org',
  'https://',
])('%s is no web address', (url) => {
  const link = { outlet: 'A', headline: 'B', url, date: '2026-11-02' };
  expect(readContent('media', { items: [link] }).ok).toBe(false);
  expect(readContent('profiles', { socialLabel: 'A', socialUrl: url, donateUrl: null }).ok).toBe(
    false,
  );
});

test('what is no record is refused, whatever it is', () => {
  for (const slot of CONTENT_SLOTS)
    for (const odd of [null, 7, 'A', [], {}, { items: 'A' }, { items: [null] }, { items: [{}] }])
      if (JSON.stringify(odd) !== '[]')
        expect([slot, odd, readContent(slot, odd).ok]).toEqual([slot, odd, false]);
  const more = { ...readReleasedContent().tagline, __html: '<b>' };
  expect(readContent('tagline', more).ok).toBe(false);
});

test('what a release brings passes as what a lead writes', async () => {
  const { content } = await readSnapshot(desk.database.as('web'));
  for (const slot of CONTENT_SLOTS)
    expect([slot, readContent(slot, content.of(slot)).ok]).toEqual([slot, true]);
});
