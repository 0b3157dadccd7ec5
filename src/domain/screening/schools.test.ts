import { describe, expect, test } from 'vitest';
import { schools } from './schools.ts';
import type { ScreeningContext } from './signal.ts';

const ADULT: ScreeningContext = { child: false, city: 'Toronto', languages: ['en'] };
const CHILD: ScreeningContext = { ...ADULT, child: true };

const found = (text: string, context = ADULT) =>
  schools.check(text, context).map(({ start, end }) => text.slice(start, end));

test.each([
  ['I went to Lincoln High School.', 'Lincoln High School'],
  ['At Lincoln High we prayed in a closet.', 'Lincoln High'],
  ['My teacher at Maple Grove Elementary School', 'Maple Grove Elementary School'],
  ['St. Mary’s School', 'St. Mary’s School'],
  ['Our Lady of Mount Carmel School', 'Lady of Mount Carmel School'],
  ['Al-Noor Islamic School', 'Al-Noor Islamic School'],
  ['the al-Huda School', 'al-Huda School'],
  ['Bright Stars Academy', 'Bright Stars Academy'],
  ['King’s Academy was far', 'King’s Academy'],
  ['Oakridge Secondary School', 'Oakridge Secondary School'],
  ['Saunders Secondary school', 'Saunders Secondary school'],
  ['Riverdale Collegiate', 'Riverdale Collegiate'],
  ['When Westmount High closed', 'Westmount High'],
  ['The Queen Elizabeth Public School', 'Queen Elizabeth Public School'],
  ['D’Arcy Middle School', 'D’Arcy Middle School'],
  ['Khadija Girls School', 'Khadija Girls School'],
  ['King Fahad Academy', 'King Fahad Academy'],
  ['i go to lincoln middle school', 'lincoln middle school'],
  ['she went to maple grove elementary school', 'maple grove elementary school'],
  ['À l’école Saint-Joseph', 'école Saint-Joseph'],
  ['l’École de la Providence', 'École de la Providence'],
  ['au collège Jean-Moulin', 'collège Jean-Moulin'],
  ['le lycée Victor Hugo', 'lycée Victor Hugo'],
  ['mon école primaire Notre-Dame', 'école primaire Notre-Dame'],
  ['l’école secondaire De Rochebelle', 'école secondaire De Rochebelle'],
  ['au Collège Sainte-Anne de Lachine', 'Collège Sainte-Anne de Lachine'],
  ['l’école du Grand-Fleuve', 'école du Grand-Fleuve'],
])('finds the school in: %s', (text, passage) => {
  expect(found(text)).toEqual([passage]);
});

test.each([
  'I teach high school in Ohio.',
  'The School was closed.',
  'After School we ran.',
  'High School was hard.',
  'My High School had no prayer room.',
  'Sunday School and Islamic School',
  'Old School music',
  'Allah, the Most High, knows.',
  'God Most High',
  'Aim High, they said.',
  'Sky High prices',
  'Our Friends High five us at the Oscars, the Film Academy Awards.',
  'Hifz School was at the Mosque School.',
  'Police Academy is a film.',
  'I learned it on Khan Academy.',
  'in Law School and Medical School',
  'I went to a small high school.',
  'we went to the same high school',
  'i go to public high school',
  'going to high school',
  'he is high up',
  'I held my head High.',
  'the school bus, the school board',
  'l’école de la vie',
  'à l’école le lundi',
  'une école de Gaza',
  'cette école du Caire',
  'mon collège et mon lycée',
  'les écoles Montessori',
  'I was at school. Sylvain was not.',
  'À l’école. Sylvain pleurait.',
  'ہمارا سکول گاؤں میں تھا',
])('finds no school in: %s', (text) => {
  expect(found(text)).toEqual([]);
});

describe('a child', () => {
  test.each([
    ['Mrs. Dunlop’s class', 'Mrs. Dunlop’s class'],
    ['We are at Fernhill Primary.', 'Fernhill Primary'],
    ['every day from saltmarsh hs', 'saltmarsh hs'],
    ['le CE2 de Monsieur Plume', 'CE2 de Monsieur Plume'],
    ['میرا نیو گلزار پبلک سکول', 'نیو گلزار پبلک سکول'],
    ['أدرس في ثانوية ابن البيطار', 'ثانوية ابن البيطار'],
    ['in Class 5B', 'Class 5B'],
  ])('is also asked about: %s', (text, passage) => {
    expect(found(text, { ...CHILD, city: null }).join()).toContain(passage);
    expect(found(text)).toEqual([]);
  });

  test.each(['My school is near my home.', 'ہمارے سکول میں درخت ہیں', 'مدرسة القرية بعيدة'])(
    'is not asked about: %s',
    (text) => {
      expect(found(text, { ...CHILD, city: null })).toEqual([]);
    },
  );

  test('is told firmly, an adult gently', () => {
    const severity = (context: ScreeningContext) =>
      schools.check('Lincoln High', context).map((signal) => signal.severity);
    expect(severity(CHILD)).toEqual(['rule']);
    expect(severity(ADULT)).toEqual(['judgement']);
  });

  test('is asked about the city of the form, in any case and as a whole word', () => {
    expect(found('In Toronto, TORONTO! Torontonians', CHILD)).toEqual(['Toronto', 'TORONTO']);
    expect(schools.check('Toronto', CHILD)[0]?.severity).toBe('judgement');
    expect(found('میں کراچی میں رہتا ہوں', { ...CHILD, city: 'کراچی' })).toEqual(['کراچی']);
  });

  test.each([
    ['an adult', { ...ADULT }],
    ['no city', { ...CHILD, city: null }],
    ['an empty city', { ...CHILD, city: ' ' }],
    ['another city', { ...CHILD, city: 'Tor' }],
  ])('%s is not asked about the city', (_name, context) => {
    expect(found('In Toronto', context)).toEqual([]);
  });

  test('may live in a city with signs in its name', () => {
    expect(found('St. John’s (N.L.)', { ...CHILD, city: 'St. John’s' })).toEqual(['St. John’s']);
    expect(found('a [b', { ...CHILD, city: '[b' })).toEqual(['[b']);
  });
});
