import { describe, expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

describe('where the first sentence ends', () => {
  test.each([
    ['My mother goes to school too. She is in grade 2.', 'My mother goes to school too.'],
    ['Four. I could hear it.', 'Four.'],
    ['Who ate it? Not me.', 'Who ate it?'],
    ['We won!!! Then it rained.', 'We won!!!'],
    ['I waited… Nobody came.', 'I waited…'],
    ['I waited... Nobody came.', 'I waited...'],
    ['i have a cat. he is grey.', 'i have a cat.'],
    ['I waited... and waited. Nobody came.', 'I waited... and waited.'],
    ['No mark at all', 'No mark at all'],
    ['It cost 3.50 and a song. We paid.', 'It cost 3.50 and a song.'],
  ])('%s', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });

  test.each([
    ['Mrs. Khan has the key. Ask her.', 'Mrs. Khan has the key.'],
    ['Dr. J. Malik came at ten. He left at one.', 'Dr. J. Malik came at ten.'],
    ['We left at 4 p.m. Karachi time. It was hot.', 'We left at 4 p.m. Karachi time.'],
    [
      'There is Fatima S. and Fatima Z., and me. I wait.',
      'There is Fatima S. and Fatima Z., and me.',
    ],
    ['St. John is small. We like it.', 'St. John is small.'],
    ['1. Wake up before the sun. 2. Eat.', '1. Wake up before the sun.'],
    ['She was late and so was I. Nobody minded.', 'She was late and so was I.'],
    ['Mme. Roy est venue. Elle a ri.', 'Mme. Roy est venue.'],
  ])('no end after a word that is only shortened: %s', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });

  test.each([
    ['He said, “Call me Dave.” I wrote it down.', 'He said, “Call me Dave.”'],
    ['“Done by Friday?” he asked. I nodded.', '“Done by Friday?” he asked.'],
    ['« Bonjour ! » dit-elle. Je ris.', '« Bonjour ! » dit-elle.'],
    ['Il a crié « Bonjour ! » Je ris.', 'Il a crié « Bonjour ! »'],
    ['(It was raining.) We went.', '(It was raining.)'],
    ["She said 'no.' I said yes.", "She said 'no.'"],
  ])('quotation marks belong to their sentence: %s', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });

  test.each([
    ['میرا کوٹ بیس برس پرانا ہے۔ بیوی ہنستی ہے۔', 'میرا کوٹ بیس برس پرانا ہے۔'],
    ['یہ کون ہے؟ میں ہوں۔', 'یہ کون ہے؟'],
    ['یہ چائے ہے۔وہ پانی ہے۔', 'یہ چائے ہے۔'],
    ['اس نے کہا ”آؤ۔“ ہم گئے۔', 'اس نے کہا ”آؤ۔“'],
    ['من أنت؟ أنا جارك.', 'من أنت؟'],
    ['هذا بيتنا. تعال.', 'هذا بيتنا.'],
  ])('in Urdu and Arabic: %s', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });

  test.each([
    ['A pen that writes\nA comb.', 'A pen that writes'],
    ['  \n\nIt began   there.\n\nThen it ended.', 'It began there.'],
    ['Dear child,\n\nI have a cat. He is grey.', 'I have a cat.'],
    ['دادی جان،\n\nمیں آپ سے کبھی نہیں ملی۔', 'میں آپ سے کبھی نہیں ملی۔'],
    ['Bismillah,', 'Bismillah,'],
    ['', ''],
  ])('lines: %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});

describe('how long it may be', () => {
  const words = (count: number) => `${'word '.repeat(count / 5 - 1)}word.`;

  test('a hundred signs stand whole', () => {
    expect(words(100)).toHaveLength(100);
    expect(firstSentence(words(100))).toBe(words(100));
  });

  test('more are cut at a word, to a hundred at most', () => {
    const cut = firstSentence(words(105));
    expect(cut).toMatch(/ word…$/);
    expect([...cut].length).toBeLessThanOrEqual(100);
  });

  test('one word that is too long is cut within', () => {
    expect([...firstSentence('a'.repeat(300))]).toHaveLength(100);
  });

  test('signs are counted as people see them written, not as the computer stores them', () => {
    expect(firstSentence('🌙'.repeat(100))).toBe('🌙'.repeat(100));
  });

  test('elsewhere there may be more room', () => {
    expect(firstSentence(words(140), 140)).toBe(words(140));
  });
});
