import { describe, expect, test } from 'vitest';
import { addressOf, beginCampaign, STARTS } from '#domain/campaigns/begin-campaign.ts';
import { draftProblems, readRecord } from '#domain/campaigns/draft-problems.ts';
import { missingWords, textsOf } from '#domain/campaigns/missing-words.ts';
import { RELEASED } from '#support/sample-campaign.ts';

const ANSWERS = {
  name: 'Letters to Alder Street',
  slug: '',
  recipients: ['The congregation', ' The people who put the fire out '],
  category: 'MOSQUE' as const,
  why: 'A fire took the prayer hall.\nOn Friday there is nowhere to pray.',
  languages: ['en' as const],
};

describe('five answers make a whole draft', () => {
  test.each(STARTS)('%s', (start) => {
    const record = beginCampaign({ ...ANSWERS, start });
    expect(readRecord(record)).toEqual({ ok: true, record });
    expect(draftProblems(record, { live: null, others: RELEASED })).toEqual([]);
    expect(missingWords(record)).toEqual([]);
    expect(record).toMatchObject({ slug: 'letters-to-alder-street', goal: null });
    const letters = record.writingType === 'LETTER';
    expect(record.recipients.map(({ recipient }) => recipient)).toEqual(
      letters ? ['The congregation', 'The people who put the fire out'] : [],
    );
    // None of the words of the one it is like.
    expect(JSON.stringify(textsOf(record))).not.toMatch(/Gaza|hijab|Sudan|Ramadan|Quebec/i);
  });

  test('a language that is invited is missing its words', () => {
    const record = beginCampaign({ ...ANSWERS, start: 'letters', languages: ['en', 'fr'] });
    expect(missingWords(record)).toContainEqual({ part: 'form.lead', locale: 'fr' });
  });

  test('an address that another has is refused', () => {
    const record = beginCampaign({ ...ANSWERS, start: 'letters', slug: 'eid' });
    const others = RELEASED;
    expect(draftProblems(record, { live: null, others })).not.toEqual([]);
  });
});

test.each([
  ['Écrire à Montréal!', 'ecrire-a-montreal'],
  ['  What’s  your — Eid story? ', 'whats-your-eid-story'],
])('%j stands at %j', (name, address) => {
  expect(addressOf(name)).toBe(address);
});
