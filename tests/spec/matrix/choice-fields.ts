import { ABSENT, exactly, type Row, rowsOf, starts, type Table } from './row.ts';

export const BELIEF_NAMES = [
  'Not Applicable',
  'African Traditional & Diasporic',
  'Agnostic',
  'Atheist',
  "Baha'i",
  'Buddhism',
  'Cao Dai',
  'Chinese traditional religion',
  'Christianity',
  'Druze',
  'Hinduism',
  'Islam',
  'Jainism',
  'Juche',
  'Judaism',
  'Neo-Paganism',
  'Non-religious',
  'Quaker',
  'Rastafarianism',
  'Secular',
  'Shinto',
  'Sikhism',
  'Spiritism',
  'Spiritual',
  'Tenrikyo',
  'Unitarian-Universalism',
  'Zoroastrianism',
  'Primal-Indigenous',
  'Other',
];

export const RECIPIENT_NAMES = [
  'The family',
  'The grandmother',
  'The father',
  'The mother',
  'The daughter',
  'The son',
];

/** The same four absences, accepted where the form leaves the field to the writer. */
function absences(required: boolean, words: string, database: Row['database'] = 'leaves'): Table {
  return required
    ? {
        accepted: [],
        refused: ABSENT.map(([name, value]) => [name, value, exactly(words), database]),
      }
    : { accepted: ABSENT, refused: [] };
}

export function ageRows(required: boolean): Row[] {
  const absent = absences(required, 'Required. Tell us your age, or keep it a secret.');
  const range = exactly('Required. Age is a number from 7 to 120, or a secret.');
  return rowsOf('age', {
    accepted: [
      ...absent.accepted,
      ['0, a secret', 0],
      ["'0', a secret", '0'],
      ['7', 7],
      ["'7'", '7'],
      ['17', 17],
      ['18', 18],
      ['120', 120],
      ["'120'", '120'],
      ['41 between spaces', ' 41 '],
    ],
    refused: [
      ...absent.refused,
      ['1', 1, range, 'refuses'],
      ['6', 6, range, 'refuses'],
      ["'6'", '6', range, 'refuses'],
      ['121', 121, range, 'refuses'],
      ["'121'", '121', range, 'refuses'],
      ['-1', -1, range, 'refuses'],
      ['-7', -7, range, 'refuses'],
      ['1000', 1000, range, 'refuses'],
      // No small integer can hold these, so no check ever sees them.
      ["'7.5'", '7.5', range, 'leaves'],
      ['7.5', 7.5, range, 'leaves'],
      ["'abc'", 'abc', range, 'leaves'],
      ["'1e1'", '1e1', range, 'leaves'],
      ["'0x10'", '0x10', range, 'leaves'],
      ["'41 years'", '41 years', range, 'leaves'],
    ],
  });
}

export function genderRows(): Row[] {
  const required = absences(true, genderMessage, 'refuses');
  return rowsOf('gender', {
    accepted: [
      ['M', 'M'],
      ['F', 'F'],
      ['X', 'X'],
      ['X between spaces', ' X '],
    ],
    refused: [
      ...required.refused,
      ['Z', 'Z', exactly(genderMessage), 'refuses'],
      ['m in lower case', 'm', exactly(genderMessage), 'refuses'],
      ['two letters', 'MF', exactly(genderMessage), 'refuses'],
      ['a word', 'Female', exactly(genderMessage), 'refuses'],
    ],
  });
}

const genderMessage = 'Required. Choose one, or the last if you would rather not say.';

export function beliefRows(required: boolean): Row[] {
  const absent = absences(required, 'Required. Choose a belief, or Not Applicable.');
  const unlisted = exactly('Required. Choose a belief from the list.');
  return rowsOf('belief', {
    accepted: [
      ...absent.accepted,
      ...BELIEF_NAMES.map((belief) => [belief, belief] as const),
      ['Islam between spaces', ' Islam '],
    ],
    refused: [
      ...absent.refused,
      ['one that is not listed', 'Jedi', unlisted, 'leaves'],
      ['a listed one in lower case', 'islam', unlisted, 'leaves'],
    ],
  });
}

export function countryRows(): Row[] {
  const message = 'Required. Choose a country.';
  return rowsOf('country', {
    accepted: [
      ['Canada', 'Canada'],
      ['Gaza, Palestine', 'Gaza, Palestine'],
      ['West Bank, Palestine', 'West Bank, Palestine'],
      ['Canada between spaces', ' Canada '],
      ['a name that NFC puts together', "Co\u0302te d'Ivoire"],
    ],
    refused: [
      ...absences(true, message, 'refuses').refused,
      ['one that is not listed', 'Atlantis', exactly(message), 'leaves'],
      ['a listed one in lower case', 'canada', exactly(message), 'leaves'],
      ['a code', 'CA', exactly(message), 'leaves'],
    ],
  });
}

/** Only the general form asks; every other form keeps its own, whatever is sent. */
export function categoryRows(asked: boolean): Row[] {
  const message = 'Required. Choose what it is about.';
  const absent = absences(asked, message, 'refuses');
  const notListed = [
    ['a code that is not listed', 'UNHEARD_OF', 'leaves'],
    ['a listed code in lower case', 'life', 'refuses'],
    ['a label', 'Halal food', 'refuses'],
    ['a slug', 'halal-food', 'refuses'],
    ['two codes', 'LIFE,LOVE', 'refuses'],
  ] as const;
  return rowsOf('category', {
    accepted: [
      ...absent.accepted,
      ['a listed code', 'HALAL_FOOD'],
      ['a listed code between spaces', ' LIFE '],
      ...(asked ? [] : notListed.map(([name, value]) => [name, value] as const)),
    ],
    refused: [
      ...absent.refused,
      ...(asked
        ? notListed.map(([name, value, database]) => {
            return [name, value, exactly(message), database] as const;
          })
        : []),
    ],
  });
}

export function recipientRows(asked: boolean): Row[] {
  const message = 'Required. Choose who the letter is to.';
  const absent = absences(asked, message);
  const listed = RECIPIENT_NAMES.map((recipient) => [recipient, recipient] as const);
  const unlisted = [
    ['someone who is not listed', 'A neighbour'],
    ['a listed one in lower case', 'the family'],
  ] as const;
  return rowsOf('recipient', {
    // A form without this field takes no notice of one.
    accepted: [...absent.accepted, ...listed, ...(asked ? [] : unlisted)],
    refused: [
      ...absent.refused,
      ...(asked ? unlisted.map((row) => [...row, starts('Required'), 'leaves'] as const) : []),
    ],
  });
}

export function termsRows(): Row[] {
  const message = exactly('Required. Tick the box to agree to the guidelines.');
  return rowsOf('terms', {
    accepted: [
      ['true', true],
      ["'true'", 'true'],
      ["'on', as a form sends it", 'on'],
    ],
    refused: [
      ['left out', undefined, message, 'leaves'],
      ['false', false, message, 'leaves'],
      ["'false'", 'false', message, 'leaves'],
      ['empty', '', message, 'leaves'],
      ['null', null, message, 'leaves'],
      ["'no'", 'no', message, 'leaves'],
    ],
  });
}
