import { beforeAll, describe, expect, test } from 'vitest';
import { findCampaign } from '#db/campaigns/kept-campaigns.ts';
import { type Block, putBack } from '#domain/campaigns/arrange-blocks.ts';
import { beginCampaign, isStart, STARTS } from '#domain/campaigns/begin-campaign.ts';
import {
  type CampaignRecord,
  campaignIn,
  canonicalRecord,
  recipientNamesIn,
} from '#domain/campaigns/campaign-record.ts';
import { readRecord } from '#domain/campaigns/draft-problems.ts';
import { withSettings } from '#domain/campaigns/form-settings.ts';
import { linksAreSound } from '#domain/campaigns/links-in-words.ts';
import { textsOf } from '#domain/campaigns/missing-words.ts';
import { LOCALES } from '#domain/options/locales.ts';
import { type CampaignDesk, createCampaignDesk } from '#support/campaign-desk.ts';
import { newCampaign, released } from '#support/sample-campaign.ts';
import { CONTEXTS, DISGUISES, FAMILIES } from '../../../tests/drills/hostile-families.ts';
import { ODD_SIGNS, ODD_TEXTS } from '../../../tests/drills/odd-texts.ts';
import { openPreview } from './serve-preview.ts';
import { readSnapshot } from './served-campaigns.ts';

/** Whatever the drill `hostile-text` sends as stories, in every field of the editor. */
const ODD = { 'odd signs': Object.values(ODD_SIGNS), 'odd texts': ODD_TEXTS };
const ALL: Record<string, readonly string[]> = { ...FAMILIES, ...ODD };

/** A campaign in which every kind of text there is has a place. */
const FULLEST: CampaignRecord = newCampaign('alder-street', (copy) => {
  const { landing } = copy;
  const others = ['sudan', 'ourlondonfamily', 'hijab', 'ramadan', 'jan29', 'palestine'].map(
    released,
  );
  for (const other of others) {
    for (const block of other.landing?.blocks ?? [])
      if (!landing?.blocks.some(({ kind }) => kind === block.kind)) landing?.blocks.push(block);
    copy.exhibit ??= other.exhibit;
    copy.opportunity ??= other.opportunity;
    copy.banner ??= other.banner;
    copy.home ??= other.home;
    copy.beginnings ??= other.beginnings;
    copy.thanks ??= other.thanks;
    copy.whereItGoes ??= other.whereItGoes;
  }
  landing?.blocks.sort((a, b) => Number(a.kind === 'closing') - Number(b.kind === 'closing'));
  copy.home = { ...(copy.home ?? { title: { en: 'Home' } }), addressee: { en: 'a neighbour' } };
  copy.recipients = [{ recipient: 'A neighbour', label: { en: 'A neighbour' } }];
  if (copy.form) {
    copy.form.appeal = { en: 'Now' };
    copy.form.letterHeading = { en: 'A letter' };
  }
});
/** Quick to read thousands of times. */
const SMALL = beginCampaign({
  ...{ start: 'letters', name: 'A name', slug: 'birch-street', why: 'A reason.' },
  ...{ recipients: [], category: 'EID', languages: ['en'] },
});
const PARTS = textsOf(FULLEST).map(({ part }) => part);

/** The same words in every field and language, or in one. */
function filled(words: string, only?: string): CampaignRecord {
  const copy = structuredClone(FULLEST);
  for (const { part, text } of textsOf(copy))
    if (only === undefined || part === only) for (const { code } of LOCALES) text[code] = words;
  return copy;
}

/** What the database keeps of one draft. */
const MOST_BYTES = 262_144;

/** What may stand in a campaign, said once more in other words than the schema's. */
const mayStand = (words: string) =>
  words.length > 0 &&
  words.length <= 2_000 &&
  words.isWellFormed() &&
  ![...words].some((sign) => sign < ' ' || (sign >= '\u007f' && sign <= '\u009f')) &&
  linksAreSound(words);

let desk: CampaignDesk;
beforeAll(async () => {
  desk = await createCampaignDesk();
  await desk.start(desk.maryam, FULLEST);
});

test('there are fields of every kind to try (control)', () => {
  const kinds = PARTS.map((part) => part.replaceAll(/\.\d+/g, '.n'));
  expect(new Set(kinds).size).toBeGreaterThan(40);
  const taken = Object.values(ALL).flat().filter(mayStand);
  expect(taken.length).toBeGreaterThan(100);
  expect(Object.values(ALL).flat().length - taken.length).toBeGreaterThan(10);
});

test('as many bytes as the database keeps are kept, and one more is refused', async () => {
  /** A draft of exactly so many bytes, by the paragraphs of its landing. */
  const ofBytes = (bytes: number) => {
    const copy = structuredClone(FULLEST);
    const paragraphs: { en: string }[] = [];
    copy.landing?.blocks.unshift({ kind: 'prose', heading: { en: 'Long' }, paragraphs });
    const size = () => Buffer.byteLength(canonicalRecord(copy));
    const each = 1_000;
    while (size() + 2 * each < bytes) paragraphs.push({ en: 'a'.repeat(each) });
    const last = { en: 'a' };
    paragraphs.push(last);
    last.en = 'a'.repeat(1 + bytes - size());
    return copy;
  };
  expect(Buffer.byteLength(canonicalRecord(ofBytes(MOST_BYTES)))).toBe(MOST_BYTES);
  expect(await desk.edit(desk.maryam, ofBytes(MOST_BYTES))).toEqual({ kind: 'kept' });
  expect(await desk.edit(desk.maryam, ofBytes(MOST_BYTES + 1))).toEqual({
    kind: 'invalid',
    problems: [{ part: 'record', problem: 'too-long' }],
  });
});

describe.each(Object.entries(ALL))('%s', (_, texts) => {
  test('in every field: kept and shown to the letter, or refused and kept nowhere', async () => {
    for (const words of texts) {
      const before = (await findCampaign(desk.db, FULLEST.slug))?.draft?.hash;
      const record = filled(words);
      const outcome = await desk.edit(desk.maryam, record);
      const { draft } = (await findCampaign(desk.db, FULLEST.slug)) ?? {};
      const tooLong = Buffer.byteLength(canonicalRecord(record)) > MOST_BYTES;
      if (tooLong && mayStand(words))
        expect(outcome).toMatchObject({ problems: [{ part: 'record', problem: 'too-long' }] });
      if (tooLong || !mayStand(words)) {
        expect([words, outcome.kind]).toEqual([words, 'invalid']);
        expect(draft?.hash).toBe(before);
        continue;
      }
      expect([words, outcome]).toEqual([words, { kind: 'kept' }]);
      expect(draft?.record).toEqual(record);
      for (const { code } of LOCALES) {
        const kept = draft?.record ?? record;
        const names = recipientNamesIn(kept, code);
        const shown = JSON.stringify([campaignIn(kept, code), Object.values(names)]);
        const places = shown.split(JSON.stringify(words)).length - 1;
        expect([words, places]).toEqual([words, PARTS.length]);
      }
    }
  });

  test('in one field at a time: a refusal names the field', () => {
    const refused = texts.filter((words) => !mayStand(words));
    for (const words of refused)
      for (const part of PARTS) {
        const read = readRecord(filled(words, part));
        const named = read.ok ? [] : read.problems.map((one) => one.part);
        expect([part, new Set(named)]).toEqual([
          part,
          new Set(LOCALES.map(({ code }) => `${part}.${code}`)),
        ]);
      }
  });

  test('as the five answers of a new campaign: a draft with these words, or none', async () => {
    for (const words of texts) {
      const begun = { slug: 'birch-street', category: 'EID', languages: ['en' as const] } as const;
      for (const start of STARTS) {
        const answers = { ...begun, start, name: words, why: words, recipients: [words] };
        const read = readRecord(beginCampaign({ ...answers, languages: ['en'] }));
        const tidy = words.replaceAll(/\s+/g, ' ').trim();
        if (read.ok) expect(read.record.name.en).toBe(tidy);
        expect(read.ok && !mayStand(tidy)).toBe(false);
      }
      // As an address, it is one or it is refused.
      const read = readRecord(
        beginCampaign({
          ...{ ...begun, languages: ['en'], start: 'letters', slug: words },
          ...{ name: 'A name', why: 'A reason.', recipients: [] },
        }),
      );
      if (read.ok) expect(read.record.slug).toMatch(/^[a-z0-9-]+$/);
    }
  });
});

test.each(Object.entries(FAMILIES))('%s, disguised', (_, texts) => {
  const disguised = texts.flatMap((words) =>
    DISGUISES.flatMap((disguise) => CONTEXTS.map((context) => context(disguise(words)))),
  );
  for (const words of disguised) {
    const read = readRecord({ ...SMALL, name: { en: words } });
    expect([words, read.ok]).toEqual([words, mayStand(words)]);
    if (read.ok) expect(read.record.name.en).toBe(words);
  }
});

test('what is no text of a campaign is refused, whatever it is', async () => {
  for (const name of [...ODD_TEXTS, 'constructor', '__proto__', 'toString'])
    expect([name, isStart(name)]).toEqual([name, false]);
  const odd = [null, 7, true, [], {}, { en: 7 }, { en: 'A', __html: 'B' }, { en: ['A'] }, 'A'];
  for (const name of odd)
    expect([name, readRecord({ ...FULLEST, name }).ok]).toEqual([name, false]);
  for (const to of ['javascript:hit()', '//example.org', 'data:text/html,x', '']) {
    const copy = structuredClone(FULLEST);
    for (const block of copy.landing?.blocks ?? [])
      if (block.kind === 'ways') for (const way of block.ways) way.to = to;
    expect([to, readRecord(copy)]).toMatchObject([to, { ok: false }]);
  }
});

test('a link that leads where none may lead is refused as one', () => {
  const read = readRecord({ ...FULLEST, summary: { en: 'Read [this](javascript:hit()).' } });
  expect(read).toEqual({ ok: false, problems: [{ part: 'summary.en', problem: 'link' }] });
});

test('a preview shows them to the letter', async () => {
  const words = '</title><script>hit()</script>';
  await desk.edit(desk.maryam, filled(words));
  const given = await desk.act('preview', desk.maryam);
  const snapshot = await readSnapshot(desk.database.as('web'));
  const never = async (): Promise<never> => {
    throw new Error('Not asked for here.');
  };
  const preview = await openPreview(desk.database.as('web'), {
    secret: (given as { secret?: string }).secret ?? '',
    services: {
      campaigns: () => snapshot,
      chooseForms: never,
      ...{ submitStory: never, fileReport: never, openReceipt: never },
    },
  });
  expect(preview?.services.campaigns().in('fr').findForm(FULLEST.slug)?.form.heading).toBe(words);
});

test('as names of recipients: kept and shown to the letter, or refused and kept nowhere', async () => {
  const nothing = { any: false, recipients: [], languages: [] };
  const typed = {
    ...{ requires: [], limits: 'campaign', goal: '', languages: ['en'] },
    ...{ names: {}, out: [] },
  };
  let kept = 0;
  for (const words of [...Object.values(ALL).flat(), '__proto__', 'constructor']) {
    const name = words.replaceAll(/\s+/g, ' ').trim();
    const { record, problems } = withSettings(SMALL, { ...typed, added: [words] }, nothing);
    const read = readRecord(record);
    if (name === '') {
      expect(record.recipients).toEqual([]);
      continue;
    }
    const sound = mayStand(name) && name.length <= 80;
    expect([words, problems.length === 0 && read.ok]).toEqual([words, sound]);
    if (!sound) continue;
    kept += 1;
    expect(read.ok && recipientNamesIn(read.record, 'ur')).toEqual(
      Object.fromEntries([[name, name]]),
    );
    // And what is stored, sent back as the name of a field, finds that recipient and no other.
    const names = Object.fromEntries([[name, 'A neighbour']]);
    expect(withSettings(record, { ...typed, names, added: [] }, nothing).record.recipients).toEqual(
      [{ recipient: name, label: { en: 'A neighbour' } }],
    );
  }
  expect(kept).toBeGreaterThan(50);
});

test('as every other setting: none of them is one', () => {
  const nothing = { any: false, recipients: [], languages: [] };
  const typed = {
    ...{ requires: [], limits: 'campaign', goal: '', languages: ['en'] },
    ...{ names: {}, out: [], added: [] },
  };
  for (const words of [...Object.values(ALL).flat(), '__proto__', 'constructor']) {
    const asked = { requires: [words] };
    for (const other of [asked, { limits: words }, { languages: [words] }])
      expect([words, withSettings(SMALL, { ...typed, ...other }, nothing).problems.length]).toEqual(
        [words, 1],
      );
    const { goal } = withSettings(SMALL, { ...typed, goal: words }, nothing).record;
    expect([words, goal === null || Number.isInteger(goal)]).toEqual([words, true]);
  }
});

test('as a block that is brought back: one of the set, or refused and kept nowhere', async () => {
  const odd: unknown[] = [
    ...[
      { kind: 'html', html: '<b>' },
      { kind: 'prose' },
      { kind: '__proto__' },
      { kind: ['goal'] },
    ],
    { kind: 'prose', heading: { en: 'A' }, paragraphs: [], onclick: 'hit()' },
    { kind: 'prose', heading: { en: '' }, paragraphs: [] },
    {
      ...{ kind: 'ways', heading: { en: 'A' } },
      ways: [{ to: 'javascript:hit()', label: { en: 'A' }, text: { en: 'A' } }],
    },
  ];
  const before = (await findCampaign(desk.db, FULLEST.slug))?.draft;
  const sound = { kind: 'prose', heading: { en: '<script>' }, paragraphs: [] };
  for (const block of [...odd, sound]) {
    const back = putBack(before?.record ?? FULLEST, block as Block, 0);
    const outcome = await desk.edit(desk.maryam, back?.record ?? FULLEST);
    expect([block, outcome.kind]).toEqual([block, block === sound ? 'kept' : 'invalid']);
    const now = (await findCampaign(desk.db, FULLEST.slug))?.draft;
    if (block === sound) expect(now?.record.landing?.blocks[0]).toEqual(sound);
    else expect(now?.hash).toBe(before?.hash);
  }
});
