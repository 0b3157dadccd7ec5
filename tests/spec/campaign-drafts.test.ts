import { describe, expect, test } from 'vitest';
import { addressProblems } from '#domain/campaigns/campaign-addresses.ts';
import type { CampaignRecord } from '#domain/campaigns/campaign-record.ts';
import { asksElse, draftNeeds } from '#domain/campaigns/draft-needs.ts';
import { draftProblems, readRecord } from '#domain/campaigns/draft-problems.ts';
import { missingWords, textsOf } from '#domain/campaigns/missing-words.ts';
import {
  newCampaign,
  RELEASED,
  released,
  withHeading,
  withLead,
} from '#support/sample-campaign.ts';
import { ACCESS } from '#web/access.ts';

const others = (slug: string) => RELEASED.filter((record) => record.slug !== slug);
const problemsOf = (record: CampaignRecord) =>
  addressProblems(record, { live: null, others: others(record.slug) });

describe('words', () => {
  test('a campaign of a release has them in every language its form invites', () => {
    for (const record of RELEASED) expect(missingWords(record)).toEqual([]);
  });

  test('what is missing is told by its place', () => {
    const record = released('jan29');
    delete record.form?.heading.ur;
    delete record.name.ar;
    expect(missingWords(record)).toEqual([{ part: 'form.heading', locale: 'ur' }]);
  });

  test('every text of a record is found', () => {
    const parts = textsOf(released('palestine')).map(({ part }) => part);
    expect(parts).toEqual(expect.arrayContaining(['name', 'landing.blocks.2.steps.0.title']));
    expect(new Set(parts).size).toBe(parts.length);
  });
});

describe('addresses', () => {
  test('a new campaign has its own', () => {
    expect(problemsOf(newCampaign())).toEqual([]);
  });

  test('those of today keep theirs', () => {
    for (const live of RELEASED)
      expect(draftProblems(live, { live, others: others(live.slug) })).toEqual([]);
  });

  test.each(['/ramadan', '/stories', '/muslim-women', '/desk', '/api', '/fr', '/story', '/'])(
    '%s is not given away',
    (alias) => {
      const record = newCampaign('alder-street', ({ landing }) => landing?.aliases.push(alias));
      expect(problemsOf(record)).toHaveLength(1);
      // Control: another one is.
      expect(
        problemsOf(newCampaign('alder-street', ({ landing }) => landing?.aliases.push('/alder'))),
      ).toEqual([]);
    },
  );

  test('whatever the routes begin with is the site’s own', () => {
    const names = Object.keys(ACCESS)
      .map((path) => path.split('/')[1] ?? '')
      .filter((name) => /^[a-z-]+$/.test(name));
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) expect(problemsOf(newCampaign(name)), name).not.toEqual([]);
  });

  test('a page stands where the routes look for it', () => {
    const record = newCampaign('alder-street', (copy) => {
      if (copy.form) copy.form.path = '/alder/tell';
      if (copy.list) copy.list.path = '/alder-street/all';
    });
    expect(problemsOf(record).map(({ part, problem }) => [part, problem])).toEqual([
      ['list.path', 'not-its-own'],
      ['form.path', 'not-its-own'],
    ]);
  });
});

describe('a draft', () => {
  test('is read as it came, or told where it is wrong', () => {
    expect(readRecord(newCampaign())).toMatchObject({ ok: true });
    const wrong = { ...newCampaign(), name: { en: 'a\nb' }, wall: 7 };
    expect(readRecord(wrong)).toEqual({
      ok: false,
      problems: [
        { part: 'name.en', problem: 'not-so' },
        { part: 'wall', problem: 'missing' },
      ],
    });
    expect(readRecord({ ...newCampaign(), more: true })).toMatchObject({ ok: false });
  });

  test('of a new campaign has a subject, a form and a page', () => {
    const record = { ...newCampaign(), category: null, form: null, landing: null };
    expect(draftProblems(record, { live: null, others: [] }).map(({ part }) => part)).toEqual([
      'category',
      'form',
      'landing',
    ]);
  });

  const texts = { any: false, recipients: [], languages: [] };
  const live = newCampaign();
  test('takes two leads to open, and to ask writers something else, also before anybody wrote', () => {
    expect(draftNeeds({ live: null, draft: live, texts })).toBe('two-leads');
    expect(draftNeeds({ live, draft: withHeading(live, 'Other'), texts })).toBe('two-leads');
    expect(draftNeeds({ live, draft: withLead(live, 'Other'), texts })).toBe('one-lead');
    expect(draftNeeds({ live, draft: live, texts })).toBe('nothing-changed');
    expect(asksElse(live, withLead(live, 'Other'))).toBe(false);
  });

  test('is refused once somebody wrote what it would move', () => {
    const moved = { ...live, authorLabel: 'From' as const };
    expect(draftNeeds({ live, draft: moved, texts: { ...texts, any: true } })).toBe('refused');
    expect(draftNeeds({ live, draft: moved, texts })).toBe('two-leads');
  });
});
