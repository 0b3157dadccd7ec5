/**
 * Free help lines, shown after a person has written something heavy. The operators keep this list:
 * numbers change, so they check every line before the site opens and from time to time after.
 */
export const helpLines: HelpLine[] = [
  {
    countries: ['Canada'],
    name: '9-8-8: Suicide Crisis Helpline',
    call: '9-8-8',
    text: { to: '9-8-8' },
    url: 'https://988.ca',
  },
  {
    countries: ['Canada'],
    name: 'Kids Help Phone',
    call: '1-800-668-6868',
    text: { to: '686868', word: 'CONNECT' },
    url: 'https://kidshelpphone.ca',
  },
  {
    countries: ['Canada', 'United States'],
    name: 'Naseeha, a Muslim help line open to everyone',
    call: '1-866-627-3342',
    url: 'https://naseeha.org',
  },
  {
    countries: ['United States'],
    name: '988 Suicide & Crisis Lifeline',
    call: '988',
    text: { to: '988' },
    url: 'https://988lifeline.org',
  },
  {
    countries: ['United Kingdom', 'Ireland'],
    name: 'Samaritans',
    call: '116 123',
    url: 'https://www.samaritans.org',
  },
  {
    countries: ['United Kingdom'],
    name: 'Childline, for anyone under 19',
    call: '0800 1111',
    url: 'https://www.childline.org.uk',
  },
  {
    countries: ['Australia'],
    name: 'Lifeline',
    call: '13 11 14',
    url: 'https://www.lifeline.org.au',
  },
  {
    countries: ['Australia'],
    name: 'Kids Helpline, for ages 5 to 25',
    call: '1800 55 1800',
    url: 'https://kidshelpline.com.au',
  },
  {
    countries: ['New Zealand'],
    name: '1737, Need to talk?',
    call: '1737',
    text: { to: '1737' },
    url: 'https://1737.org.nz',
  },
  { countries: [], name: 'Find a Helpline', call: null, url: 'https://findahelpline.com' },
];

export type HelpLine = {
  /** None: wherever somebody is. */
  countries: string[];
  name: string;
  /** Null for a directory of lines. */
  call: string | null;
  /** A message to the same number, or a word to another. */
  text?: { to: string; word?: string };
  url: string;
};
