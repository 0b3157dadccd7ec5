import type { HelpLine } from '../content-records.ts';

/**
 * Free help lines, shown where a page is heavy and under an answer to a writer who may be in danger. None was called when
 * this was written: numbers change, and leads check every line before the site opens and every few months after.
 */
export const releasedHelpLines = (): HelpLine[] =>
  [...WHERE_IT_IS_HEAVY, ...UNDER_ANSWERS].map(
    ([countries, name, call, url, more]): HelpLine => ({
      ...{ countries: [...countries], name, call, url },
      ...{ textTo: null, textWord: null, about: null, shown: 'answers', ...more },
    }),
  );

type Line = readonly [
  countries: readonly string[],
  name: string,
  call: string | null,
  url: string | null,
  more: Partial<HelpLine>,
];

const WHERE_IT_IS_HEAVY: readonly Line[] = [
  [
    ['Canada'],
    '9-8-8: Suicide Crisis Helpline',
    '9-8-8',
    'https://988.ca',
    { shown: 'both', about: 'Call or text, day and night · Appel ou texto', textTo: '9-8-8' },
  ],
  [
    ['Canada'],
    'Kids Help Phone',
    '1-800-668-6868',
    'https://kidshelpphone.ca',
    { shown: 'both', about: 'Day and night · Jour et nuit', textTo: '686868', textWord: 'CONNECT' },
  ],
  [
    ['Canada', 'United States'],
    'Naseeha, a Muslim help line open to everyone',
    '1-866-627-3342',
    'https://naseeha.org',
    { shown: 'care' },
  ],
  [
    ['United States'],
    '988 Suicide & Crisis Lifeline',
    '988',
    'https://988lifeline.org',
    { shown: 'both', about: 'Call or text, day and night', textTo: '988' },
  ],
  [
    ['United Kingdom', 'Ireland'],
    'Samaritans',
    '116 123',
    'https://www.samaritans.org',
    { shown: 'both', about: 'Day and night' },
  ],
  [
    ['United Kingdom'],
    'Childline, for anyone under 19',
    '0800 1111',
    'https://www.childline.org.uk',
    { shown: 'both', about: 'Under 19' },
  ],
  [
    ['Australia'],
    'Lifeline',
    '13 11 14',
    'https://www.lifeline.org.au',
    { shown: 'both', about: 'Day and night' },
  ],
  [
    ['Australia'],
    'Kids Helpline, for ages 5 to 25',
    '1800 55 1800',
    'https://kidshelpline.com.au',
    { shown: 'both', about: 'Day and night' },
  ],
  [
    ['New Zealand'],
    '1737, Need to talk?',
    '1737',
    'https://1737.org.nz',
    { shown: 'care', textTo: '1737' },
  ],
  [
    [],
    'Find a Helpline',
    null,
    'https://findahelpline.com',
    { shown: 'both', about: 'Lines of most countries, by country' },
  ],
];

/** Police and ambulance are no line to talk on, so a page does not name them where it is heavy. */
const UNDER_ANSWERS: readonly Line[] = [
  [
    ['Canada'],
    'Emergency · Urgence',
    '9-1-1',
    null,
    { about: 'If you are in danger now · Si vous êtes en danger' },
  ],
  [['United States'], 'Childhelp', '1-800-422-4453', null, { about: 'For children who are hurt' }],
  [['United States'], 'Emergency', '911', null, { about: 'If you are in danger now' }],
  [['United Kingdom'], 'Emergency', '999', null, { about: 'If you are in danger now' }],
  [['France'], 'Prévention du suicide', '3114', null, { about: 'Jour et nuit' }],
  [['France'], 'Enfance en danger', '119', null, { about: 'Jour et nuit' }],
  [['France'], 'Urgence', '112', null, { about: 'Si vous êtes en danger maintenant' }],
  [['Germany'], 'TelefonSeelsorge', '0800 111 0 111', null, { about: 'Tag und Nacht' }],
  [['Germany'], 'Notruf', '112', null, {}],
  [['Australia'], 'Emergency', '000', null, { about: 'If you are in danger now' }],
  [['India'], 'Tele-MANAS', '14416', null, { about: 'Day and night' }],
  [['India'], 'Childline', '1098', null, { about: 'For children' }],
  [['India'], 'Emergency', '112', null, {}],
  [['Pakistan'], 'Umang', '0311 7786264', null, { about: 'Day and night · دن رات' }],
  [['Pakistan'], 'Police · پولیس', '15', null, {}],
];
