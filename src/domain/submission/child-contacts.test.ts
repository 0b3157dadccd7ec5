import { describe, expect, test } from 'vitest';
import { childContacts } from './child-contacts.ts';

const CLEAN = 'I was seven and my uncle lifted me up so that I could see the snow on the minaret.';
const written = (age: number | null, more: { title?: string; story?: string }) => ({
  title: 'Snow',
  story: CLEAN,
  city: null,
  age,
  adult: false,
  ...more,
});

const CONTACTS = [
  ['a phone number', 'Call my uncle at 613-555-0142 tonight.'],
  ['an e-mail address', 'Write to me at snow@example.org please.'],
  ['a web address', 'Look at www.example.org/snow for more.'],
  ['a handle', 'I am @snow.amina on Instagram.'],
  ['an address', 'We live at 14 Cedar Street, second floor.'],
] as const;

describe('what would lead a stranger to a child', () => {
  test.each(CONTACTS)('%s in the text is to be taken out', (_what, sentence) => {
    for (const age of [7, 12, 17])
      expect(childContacts(written(age, { story: `${CLEAN} ${sentence}` }))).toEqual([
        expect.objectContaining({ field: 'story', code: 'contactOfChild' }),
      ]);
  });

  test('in the title too', () => {
    const [problem] = childContacts(written(9, { title: 'Call 613 555 0142' }));
    expect(problem).toMatchObject({ field: 'title', values: { advice: { code: 'phone' } } });
  });

  test.each([
    [18, false],
    [41, false],
    [0, true],
    [null, true],
  ])('a writer of age %s, 18 or older ticked: %s, is advised, not refused', (age, adult) => {
    for (const [, sentence] of CONTACTS)
      expect(childContacts({ ...written(age, { story: `${CLEAN} ${sentence}` }), adult })).toEqual(
        [],
      );
  });

  test.each([0, null])('who does not tell the age (%s) is told of the way out', (age) => {
    for (const [, sentence] of CONTACTS)
      expect(childContacts(written(age, { story: `${CLEAN} ${sentence}` }))).toMatchObject([
        { field: 'story', code: 'contactWithoutAge' },
      ]);
  });

  test('a school is advice to a child as well', () => {
    const story = `${CLEAN} I go to Example Street School.`;
    expect(childContacts(written(9, { story }))).toEqual([]);
  });
});
