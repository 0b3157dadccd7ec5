import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROMISED_DAYS } from '#domain/calendar/business-days.ts';
import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import { allCampaigns, campaignsWithForm, findCampaign } from '#domain/campaigns/registry.ts';
import { campaignSchema } from '#domain/campaigns/schema.ts';
import { ADULT, AGES, isAge, isMinor, OLDEST, YOUNGEST } from '#domain/options/ages.ts';
import { BELIEFS } from '#domain/options/beliefs.ts';
import { categoryFromSlug, categorySlug } from '#domain/options/categories.ts';
import { CATEGORIES } from '#domain/options/category-list.ts';
import { COUNTRIES } from '#domain/options/countries.ts';
import { GENDERS } from '#domain/options/genders.ts';
import { SOCIAL_SERVICES } from '#domain/options/social-services.ts';
import { WRITING_TYPES } from '#domain/options/writing-types.ts';
import { PAGE_SIZE, PAGER_MARGIN, PAGER_RANGE } from '#domain/paging/paging.ts';
import * as limits from '#domain/submission/limits.ts';
import { BELIEF_NAMES, RECIPIENT_NAMES } from './matrix/choice-fields.ts';
import { FORM_NAMES, rulesOf } from './validation-matrix.ts';

const SPELLED = /two to seven|10,000|\b100 characters/i;

/** Section 3 of the specification, in its order, with the subject's own name in its third place. */
const CATEGORY_CODES = `
  ALLAH MUHAMMAD_PBUH ISLAMOPHOBIA ADOPTION ALHAMDULILLAH ALLAHUAKBAR ALLIES ANIMALS ANNIVERSARY
  ANTIMUSLIM ARABIC ART ARTIST BIAS BIGOTRY BILL21 BIRTHDAY BLACK_LIVES BOLLYWOOD BOYCOTT BROTHER
  BULLYING CHARITY CHRISTMAS CLOTHING COFFEE_TEA_OR_ME COLONIALISM COMEDY CONTRIBUTION
  CONVERTING_REVERTING COOKING COURAGE COUSIN COVID19 DAUGHTER DAWAH DEATH DECOLONIZATION
  DISABILITY DIVORCE DRINKING DRUGS DUA EDUCATION EID ENTREPRENEUR ENVIRONMENT ETHNIC_CLEANSING
  FAMILY FATHER FEAR FILM FOOD FRIENDSHIP GARDENING GENOCIDE GOVERNMENT GRANDFATHER GRANDMOTHER
  GROWING_UP HAJJ HALAL_FOOD HARAM HATE HATE_MAIL HEALTH HIJAB HISTORY HOLLYWOOD HOME ICE_CREAM
  ILLNESS IMMIGRATION INSHA_ALLAH ISLAM ISLAMIC_HISTORY_MONTH JESUS_PBUH JOURNALISM JUMA JUSTICE
  KASHMIR KINDNESS LANGUAGE LAUNDRY LIFE LITERATURE LOVE MARRIAGE MARY_MOTHER_OF_JESUS MASHALLAH
  MEDIA MENTAL_HEALTH MICROAGGRESSION MINORITY MODESTY MONEY MOSQUE MOTHER MOVING MUHARRAM MUSLIM
  MUSLIMNESS MY_NAME NATURE NEIGHBOURS NEW_BEGINNINGS NINE_ELEVEN NIQAB OUR_LONDON_FAMILY
  PALESTINE PARENTING PEACE PETS PLAYING_OUTSIDE POLICE POETRY POVERTY PRANKS PRAYER PRAYER_FAJR
  PRAYER_DHUHR PRAYER_ASR PRAYER_MAGHRIB PRAYER_ISHA PRAYER_TAHAJJUD PRAYER_ISTIKHARA PROTEST
  QUEBEC_CITY_MOSQUE_SHOOTING QURAN RACISM RAMADAN REFUGEE RESEARCH RESPECT SCIENCE
  SENIOR_CITIZENS SHARIA_LAW SHIA SIKH SIN SISTER SOLIDARITY SON SPECIAL_NEEDS SPORTS STATEMENT
  STEREOTYPE SUBHANALLAH SUDAN SUFISM_MYSTICISM SUNNI TIME TRAVEL TRIBUTE UNCONSCIOUS_BIAS UNLEARN
  UYGHUR VACATION WAR WHITE_SUPREMACY WORK WUDU ZAKAT
`;

const words = (list: string) => list.trim().split(/\s+/);

describe('section 9: constants', () => {
  test('a page has 20 items; the pager has 2 margin pages and 5 in range', () => {
    expect([PAGE_SIZE, PAGER_MARGIN, PAGER_RANGE]).toEqual([20, 2, 5]);
  });

  test('limits of single fields', () => {
    expect(limits.NAME_LONGEST).toBe(50);
    expect(limits.CITY_LONGEST).toBe(50);
    expect(limits.EMAIL_LONGEST).toBe(40);
    expect(limits.TITLE_SHORTEST).toBe(2);
    expect(limits.STORY_SHORTEST).toBe(100);
    expect(limits.STORY_LONGEST).toBe(10_000);
  });

  test('limits that differ between the general form and the others', () => {
    expect(limits.LIMITS).toEqual({
      general: { title: 80, link: 150, handle: 50 },
      campaign: { title: 50, link: 80, handle: 30 },
    });
  });

  test.each(FORM_NAMES)('%s has the limits of its kind', (form) => {
    const { title, link, handle } = rulesOf(form);
    const kind = findCampaign(form)?.form?.limits ?? 'general';
    expect(limits.LIMITS[kind]).toEqual({ title, link, handle });
  });

  test('ages are 0 for a secret, then 7 to 120', () => {
    expect(AGES[0]).toBe(0);
    expect(AGES.slice(1)).toEqual(Array.from({ length: 114 }, (_, i) => 7 + i));
    expect([YOUNGEST, OLDEST]).toEqual([7, 120]);
  });

  test('an age is one of the list and nothing else', () => {
    const candidates = Array.from({ length: 400 }, (_, i) => i / 2 - 40);
    expect(candidates.filter(isAge)).toEqual(AGES);
    expect(isAge(Number.NaN)).toBe(false);
  });

  test('18 is the first age without an adult; a secret is nobody’s childhood', () => {
    expect(ADULT).toBe(18);
    expect([7, 17].map(isMinor)).toEqual([true, true]);
    expect([0, 18, null].map(isMinor)).toEqual([false, false, false]);
  });

  test('publication is promised within two to seven business days', () => {
    expect(PROMISED_DAYS).toEqual({ fewest: 2, most: 7 });
    expect(PROMISED_DAYS_IN_WORDS).toBe('two to seven');
  });

  test.each(['src/domain/campaigns', 'src/web/content', 'src/web/site'])(
    'no prose in %s spells a promise or a limit that a constant holds',
    (folder) => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      const spelled = files
        .filter((file) => /\.tsx?$/.test(file))
        .filter((file) => SPELLED.test(readFileSync(path.join(folder, file), 'utf8')));
      expect(files.length).toBeGreaterThan(5);
      expect(spelled).toEqual([]);
    },
  );

  test('Palestine has a goal of 1948 letters, and no other campaign has a goal', () => {
    const goals = allCampaigns().map(({ slug, goal }) => [slug, goal]);
    expect(goals.filter(([, goal]) => goal !== null)).toEqual([['palestine', 1948]]);
  });
});

describe('section 3: closed lists', () => {
  test('beliefs are the 29 of the specification, in its order', () => {
    expect(BELIEF_NAMES).toHaveLength(29);
    expect(BELIEFS).toEqual(BELIEF_NAMES);
  });

  test('social services are six', () => {
    expect(SOCIAL_SERVICES.map(({ code }) => code)).toEqual(
      words('INSTAGRAM TWITTER FACEBOOK TIKTOK LINKEDIN PINTEREST'),
    );
  });

  test('genders are M, F and X; writing types STORY and LETTER', () => {
    expect([...GENDERS].toSorted()).toEqual(['F', 'M', 'X']);
    expect(WRITING_TYPES).toEqual(['STORY', 'LETTER']);
  });

  test('recipients are the six of the London family letters, and of no other campaign', () => {
    const written = allCampaigns().filter(({ recipients }) => recipients.length > 0);
    expect(written.map(({ slug }) => slug)).toEqual(['ourlondonfamily']);
    expect(written[0]?.recipients).toEqual(RECIPIENT_NAMES);
    expect(RECIPIENT_NAMES).toHaveLength(6);
  });

  test('categories are those of the specification, in its order', () => {
    expect(CATEGORIES.map(({ code }) => code)).toEqual(words(CATEGORY_CODES));
    expect(words(CATEGORY_CODES)).toHaveLength(163);
  });

  test('every category has its own label', () => {
    const labels = CATEGORIES.map(({ label }) => label);
    expect(labels.filter((label) => label.trim() === '')).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test.each([
    ['OUR_LONDON_FAMILY', 'our-london-family'],
    ['QUEBEC_CITY_MOSQUE_SHOOTING', 'quebec-city-mosque-shooting'],
    ['HALAL_FOOD', 'halal-food'],
  ] as const)('the slug of %s is %s', (code, slug) => {
    expect(categorySlug(code)).toBe(slug);
    expect(categoryFromSlug(slug)).toBe(code);
  });

  test('every slug leads back to its category', () => {
    const back = CATEGORIES.map(({ code }) => categoryFromSlug(categorySlug(code)));
    expect(back).toEqual(CATEGORIES.map(({ code }) => code));
    expect(categoryFromSlug('HALAL_FOOD')).toBeUndefined();
  });

  test('countries are about 245, each once, as they are stored', () => {
    expect(COUNTRIES.length).toBeGreaterThanOrEqual(240);
    expect(COUNTRIES.length).toBeLessThanOrEqual(250);
    expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
    expect(COUNTRIES).toEqual(COUNTRIES.map((name) => name.normalize('NFC').trim()));
  });

  test('Gaza and the West Bank are named as the specification names them', () => {
    expect(COUNTRIES).toContain('Gaza, Palestine');
    expect(COUNTRIES).toContain('West Bank, Palestine');
  });
});

describe('campaign records', () => {
  test('there are some, and each has its own slug', () => {
    const slugs = allCampaigns().map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThanOrEqual(13);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test.each(allCampaigns())('$slug is what the schema asks for', (campaign) => {
    expect(campaignSchema.parse(campaign)).toEqual(campaign);
  });

  test.each(allCampaigns())('$slug survives as JSON', (campaign) => {
    expect(JSON.parse(JSON.stringify(campaign))).toEqual(campaign);
  });

  test('a record with a word the schema does not know is refused', () => {
    const [campaign] = allCampaigns();
    expect(campaignSchema.safeParse({ ...campaign, surprise: true }).success).toBe(false);
    expect(campaignSchema.safeParse({ ...campaign, category: 'UNHEARD_OF' }).success).toBe(false);
  });

  test('no two campaigns share a category, a form, a list or a landing path', () => {
    const paths = allCampaigns().flatMap(({ form, list, landing }) => [
      form?.path,
      list?.path,
      landing?.path,
      ...(landing?.aliases ?? []),
    ]);
    const categories = allCampaigns().map(({ category }) => category);
    for (const values of [paths, categories]) {
      const present = values.filter((value) => value !== undefined && value !== null);
      expect(new Set(present).size).toBe(present.length);
    }
  });

  test('only the general form lives outside its own slug', () => {
    const outside = campaignsWithForm().filter(({ slug, form }) => form.path !== `/${slug}/tell`);
    expect(outside.map(({ form }) => form.path)).toEqual(['/tell']);
  });
});
