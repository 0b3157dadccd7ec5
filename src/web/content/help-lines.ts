/**
 * Free help lines, shown after a person has written something heavy. The operators keep this list:
 * numbers change, so they check every line before the site opens and from time to time after.
 */
export const helpLines: { country: string; name: string; contact: string; url: string }[] = [
  {
    country: 'Canada',
    name: '9-8-8: Suicide Crisis Helpline',
    contact: 'Call or text 9-8-8',
    url: 'https://988.ca',
  },
  {
    country: 'Canada',
    name: 'Kids Help Phone',
    contact: 'Call 1-800-668-6868, or text CONNECT to 686868',
    url: 'https://kidshelpphone.ca',
  },
  {
    country: 'Canada and United States',
    name: 'Naseeha, a Muslim help line open to everyone',
    contact: 'Call 1-866-627-3342',
    url: 'https://naseeha.org',
  },
  {
    country: 'United States',
    name: '988 Suicide & Crisis Lifeline',
    contact: 'Call or text 988',
    url: 'https://988lifeline.org',
  },
  {
    country: 'United Kingdom and Ireland',
    name: 'Samaritans',
    contact: 'Call 116 123',
    url: 'https://www.samaritans.org',
  },
  {
    country: 'United Kingdom',
    name: 'Childline, for anyone under 19',
    contact: 'Call 0800 1111',
    url: 'https://www.childline.org.uk',
  },
  {
    country: 'Australia',
    name: 'Lifeline',
    contact: 'Call 13 11 14',
    url: 'https://www.lifeline.org.au',
  },
  {
    country: 'Australia',
    name: 'Kids Helpline, for ages 5 to 25',
    contact: 'Call 1800 55 1800',
    url: 'https://kidshelpline.com.au',
  },
  {
    country: 'New Zealand',
    name: '1737, Need to talk?',
    contact: 'Call or text 1737',
    url: 'https://1737.org.nz',
  },
  {
    country: 'Every other country',
    name: 'Find a Helpline',
    contact: 'A directory of free help lines by country',
    url: 'https://findahelpline.com',
  },
];
