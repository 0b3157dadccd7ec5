import { describe, expect, test } from 'vitest';
import { addressOf, beginCampaign, STARTS } from '#domain/campaigns/begin-campaign.ts';
import { draftProblems, readRecord } from '#domain/campaigns/draft-problems.ts';
import { missingWords, textsOf } from '#domain/campaigns/missing-words.ts';
import { readCampaignWords } from '#integrations/campaign-words/read-released-campaigns.ts';
import { RELEASED } from '#support/sample-campaign.ts';

const ANSWERS = {
  name: 'Letters to Alder Street',
  slug: '',
  recipients: ['The congregation', ' The people who put the fire out '],
  category: 'MOSQUE' as const,
  why: 'A fire took the prayer hall.\nOn Friday there is nowhere to pray.',
  languages: ['en' as const],
};

const WHY = 'A fire took the prayer hall. On Friday there is nowhere to pray.';
const said = readCampaignWords();

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

  test.each(STARTS)(
    '%s: only the few words of its own are missing where nobody gave them',
    (start) => {
      const languages = ['en' as const, 'fr' as const, 'ur' as const];
      const begun = { ...ANSWERS, start, languages };
      const bare = beginCampaign(begun, said);
      const own = new Set([bare.name.en, ...bare.recipients.map(({ label }) => label.en), WHY]);
      const missing = new Set(missingWords(bare).map(({ part }) => part));
      for (const { part, text } of textsOf(bare))
        expect(missing.has(part), part).toBe(own.has(text.en));
      const also = Object.fromEntries(
        (['fr', 'ur', 'ar'] as const).map((locale) => [
          locale,
          { name: `${locale} name`, why: `${locale} why`, recipients: ['one', 'two'] },
        ]),
      );
      const whole = beginCampaign({ ...begun, also }, said);
      expect(readRecord(whole)).toEqual({ ok: true, record: whole });
      expect(missingWords(whole)).toEqual([]);
      // Pages have a language more than forms invite.
      expect(textsOf(whole).filter(({ text }) => !text.ar)).toEqual([]);
      expect(whole.landing?.heading).toEqual({
        en: ANSWERS.name,
        fr: 'fr name',
        ur: 'ur name',
        ar: 'ar name',
      });
    },
  );

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
