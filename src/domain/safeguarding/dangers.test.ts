import { describe, expect, test } from 'vitest';
import { slowness, threadTime } from '#support/thread-time.ts';
import { DANGERS, type Danger, dangerLabel, dangersIn } from './dangers.ts';

test('every danger has words for people', () => {
  expect(DANGERS.map(dangerLabel)).toEqual(['Risk to life', 'A child in danger', 'A threat']);
});

const SAID: readonly [Danger, string][] = [
  ['risk-to-life', 'I don’t want to live anymore.'],
  ['risk-to-life', 'Every night I pray that I will not wake up.'],
  ['risk-to-life', 'WHEN YOU READ THIS I WILL BE GONE'],
  ['risk-to-life', 'My sister keeps saying she wants to die.'],
  ['risk-to-life', 'I have given away my books. I am so tired now.'],
  ['risk-to-life', "J'ai envie de mourir, je suis fatiguée de vivre."],
  ['risk-to-life', 'Personne ne me regretterait.'],
  ['risk-to-life', 'میں مرنا چاہتی ہوں'],
  ['risk-to-life', 'زندگی سے تنگ آ گیا ہوں، یہ میرا آخری خط ہے'],
  ['risk-to-life', 'بدي موت، تعبت من الحياة'],
  ['risk-to-life', 'أتمنى أن أموت'],
  ['child-in-danger', 'My stepdad hits me when my mum is at work.'],
  ['child-in-danger', 'She is afraid to go home.'],
  ['child-in-danger', 'Il dit que c’est notre secret.'],
  ['child-in-danger', 'Mon père me frappe avec la ceinture.'],
  ['child-in-danger', 'ابو مجھے بیلٹ سے مارتے ہیں'],
  ['child-in-danger', 'عمي بيضربني كل يوم'],
  ['threat', 'I will burn your mosque down on Friday.'],
  ['threat', 'Vendredi vous comprendrez pourquoi.'],
  ['threat', 'ہم ان کو جان سے مار دیں گے'],
  ['threat', 'سأقتلكم جميعا'],
];

test.each(SAID)('%s: %s', (danger, text) => {
  expect(dangersIn(text)).toContain(danger);
});

const NOT_SAID: readonly string[] = [
  'I nearly died of embarrassment.',
  'My mother will kill me when she sees the kitchen.',
  'Two years ago I did not want to live. Today I see my counsellor.',
  'My uncle took his own life in 1994.',
  'O Allah, take me when death is better for me.',
  "J'ai failli mourir de honte.",
  'Ma mère va me tuer quand elle verra la cuisine !',
  'Il y a deux ans, je voulais mourir.',
  'ہم ہنس ہنس کر مر گئے',
  'دو سال پہلے میں مرنا چاہتی تھی',
  'متت من الضحك اليوم',
  'أمي رح تقتلني، نسيت الملوخية',
  'قبل عامين كنت أدعو الله كل ليلة ألا أستيقظ.',
  'Our family ate dates on the balcony and watched the moon.',
  '',
];

test.each(NOT_SAID)('nothing in: %s', (text) => {
  expect(dangersIn(text)).toEqual([]);
});

describe('a text is read as it is meant', () => {
  test('without regard to capitals, accents, apostrophes and letters of another keyboard', () => {
    expect(dangersIn('I DON’T WANT TO LIVE ANYMORE')).toEqual(
      dangersIn('i dont want to live anymore'),
    );
    expect(dangersIn('je veux me tuer')).toEqual(dangersIn('JE VEUX ME TUER'));
    expect(dangersIn('مرنا چاهتي هوں')).toEqual(['risk-to-life']);
  });
});

describe('10,000 characters', () => {
  test.each([
    'want to ',
    'i will kill ',
    'if i tell he said ',
    'nobody would ',
    'je veux ne plus ',
    'il me dit que ',
    'میں نے سب کو ',
    'مجھے بہت ',
    'لا أريد أن ',
    'ما رح ',
    'a',
    'م',
    'a ',
    '. ',
    '\u0651',
    'الله ',
  ])('of nothing but "%s" take less than 50 ms', (piece) => {
    const text = piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);
    expect(threadTime(() => dangersIn(text)) / slowness()).toBeLessThan(50);
  });
});
