import { ABSENT, exactly, type Refused, type Row, rowsOf, starts } from './row.ts';

export function emailRows(): Row[] {
  const host = '@example.org';
  const message = starts('Email format incorrect');
  const wrong = [
    ['no @', 'amina.example.org'],
    ['nothing before the @', host],
    ['nothing after the @', 'amina@'],
    ['no dot in the host', 'amina@example'],
    ['a space', 'amina k@example.org'],
    ['two @', 'amina@@example.org'],
    ['two dots together in the host', 'amina@example..org'],
    ['a dot at the end', 'amina@example.org.'],
    ['a hyphen at the start of the host', 'amina@-example.org'],
    ['an underscore in the host', 'amina@exam_ple.org'],
    ['angle brackets', '<amina@example.org>'],
    ['two addresses', 'a@example.org,b@example.org'],
    ['an emoji', '🌙@example.org'],
  ] as const;
  return rowsOf('email', {
    accepted: [
      ...ABSENT,
      ['a plain address', 'amina@example.org'],
      ['dots, a plus and an apostrophe', "a.o'neil+hikaya@mail.example.org"],
      ['upper case', 'AMINA@EXAMPLE.ORG'],
      ['exactly 40 characters', `${'a'.repeat(28)}${host}`],
      ['40 characters between spaces', ` ${'a'.repeat(28)}${host} `],
    ],
    refused: [
      [
        '41 characters',
        `${'a'.repeat(29)}${host}`,
        exactly('Email format incorrect. Take out 1 character.'),
        'leaves',
      ],
      ...wrong.map(([name, value]): Refused => [name, value, message, 'leaves']),
      [
        'no @, the whole sentence',
        'amina',
        exactly('Email format incorrect. It should look like name@example.com'),
        'leaves',
      ],
    ],
  });
}

export function linkRows(longest: number): Row[] {
  const message = exactly('Follow typical link formatting. It must start with http:// or https://');
  const longByOne = exactly('Follow typical link formatting. Take out 1 character.');
  const site = 'https://example.org/';
  const fill = (sign: string, length: number) => site + sign.repeat(length - 20);
  return rowsOf('link', {
    accepted: [
      ...ABSENT,
      ['http', 'http://example.org'],
      ['https with path, query and fragment', 'https://example.org/a/b?c=d&e=f#g'],
      ['a scheme in upper case', 'HTTPS://EXAMPLE.ORG'],
      ['letters of another script', 'https://example.org/کہانی'],
      ['an apostrophe', "https://example.org/wiki/Qur'an"],
      [`exactly ${longest} characters`, fill('a', longest)],
      [`exactly ${longest} characters with emoji`, fill('🌙', longest)],
      [`${longest} characters once NFC has put them together`, fill('e\u0301', longest)],
      [`${longest} characters between spaces`, ` ${fill('a', longest)} `],
    ],
    refused: [
      [`${longest + 1} characters`, fill('a', longest + 1), longByOne, 'refuses'],
      [`${longest + 1} characters with emoji`, fill('🌙', longest + 1), longByOne, 'refuses'],
      [
        `${longest + 10} characters`,
        fill('a', longest + 10),
        exactly('Follow typical link formatting. Take out 10 characters.'),
        'refuses',
      ],
      ['no scheme', 'example.org', message, 'refuses'],
      ['www alone', 'www.example.org', message, 'refuses'],
      ['no scheme but two slashes', '//example.org', message, 'refuses'],
      ['ftp', 'ftp://example.org', message, 'refuses'],
      ['javascript', 'javascript:alert(1)', message, 'refuses'],
      ['javascript before an address', 'javascript:http://example.org', message, 'refuses'],
      ['data', 'data:text/html,hello', message, 'refuses'],
      ['mailto', 'mailto:amina@example.org', message, 'refuses'],
      ['one slash', 'http:/example.org', message, 'refuses'],
      ['no slash', 'https:example.org', message, 'refuses'],
      // PostgreSQL checks scheme and length; what follows is left to the rules.
      ['nothing after the scheme', 'https://', message, 'leaves'],
      ['a space inside', 'https://example.org/a b', message, 'leaves'],
      ['a host that is none', 'https://[', message, 'leaves'],
      ['a quotation mark', 'https://example.org/"onclick="x', message, 'leaves'],
      ['markup', 'https://example.org/<script>', message, 'leaves'],
    ],
  });
}

const SERVICES = ['INSTAGRAM', 'TWITTER', 'FACEBOOK', 'TIKTOK', 'LINKEDIN', 'PINTEREST'];

export function socialRows(): Row[] {
  const message = starts('Enter the social media service');
  const unknown = exactly('Enter the social media service. Choose one from the list.');
  return rowsOf(
    'social',
    {
      accepted: [...ABSENT, ...SERVICES.map((service) => [service, [service, '@amina']] as const)],
      refused: [
        ['left out beside a handle', [undefined, '@amina'], message, 'refuses'],
        ['empty beside a handle', ['', '@amina'], message, 'refuses'],
        ['spaces beside a handle', ['  ', '@amina'], message, 'refuses'],
        ['a service that is not listed', ['MYSPACE', '@amina'], unknown, 'refuses'],
        ['a listed service in lower case', ['instagram', '@amina'], unknown, 'refuses'],
        ['a label', ['Instagram', '@amina'], unknown, 'refuses'],
      ],
    },
    (pair) => (Array.isArray(pair) ? { social: pair[0], handle: pair[1] } : { social: pair }),
  );
}

const API_ADDS_THE_AT = 'Clients send the handle without its @, so the API adds one.';

export function handleRows(longest: number): Row[] {
  return [...handleShapes(longest), ...handlesWithoutService(), ...handlesBesideTheAt()];
}

function withInstagram(handle: unknown) {
  return { social: 'INSTAGRAM', handle };
}

const handleMessage = 'Start with "@" and follow typical handle conventions';

function handleShapes(longest: number): Row[] {
  const wrong = [
    ['two dots together', '@ami..na'],
    ['a dot at the end', '@amina.'],
    ['a hyphen at the end', '@amina-'],
    ['an underscore at the end', '@amina_'],
    ['a space inside', '@ami na'],
    ['an exclamation mark', '@amina!'],
    ['a slash', '@ami/na'],
    ['a second @ inside', '@ami@na'],
    ['an accent', '@amína'],
    ['another script', '@آمنہ'],
    ['an emoji', '@🌙'],
    ['nothing after the @', '@'],
  ] as const;
  const missing = exactly(`${handleMessage}. Add the handle that goes with Instagram.`);
  return rowsOf(
    'handle',
    {
      accepted: [
        ['a plain handle', '@amina'],
        ['one letter', '@a'],
        ['one digit', '@9'],
        ['upper case', '@AMINA'],
        ['a dot, an underscore and a hyphen inside', '@a.m_i-na'],
        ['an underscore first', '@_amina'],
        ['a handle between spaces', '  @amina  '],
        [`exactly ${longest} after the @`, `@${'a'.repeat(longest)}`],
      ],
      refused: [
        ['left out beside a service', undefined, missing, 'refuses'],
        ['empty beside a service', '', missing, 'refuses'],
        ['null beside a service', null, missing, 'refuses'],
        ...wrong.map(([name, value]): Refused => [name, value, starts(handleMessage), 'refuses']),
        [
          'dots, the whole sentence',
          '@a..b',
          exactly(`${handleMessage}. It should look like @name`),
          'refuses',
        ],
        [
          `${longest + 1} after the @`,
          `@${'a'.repeat(longest + 1)}`,
          exactly(`${handleMessage}. Take out 1 character.`),
          'refuses',
        ],
      ],
    },
    withInstagram,
  );
}

function handlesWithoutService(): Row[] {
  return rowsOf('handle', { accepted: ABSENT, refused: [] });
}

/** What the form refuses for want of one plain @, and an API client never sends that way. */
function handlesBesideTheAt(): Row[] {
  const message = exactly(`${handleMessage}. It should look like @name`);
  const rows = rowsOf(
    'handle',
    {
      accepted: [],
      refused: [
        ['no @', 'amina', message, 'leaves'],
        ['two @ at the start', '@@amina', message, 'refuses'],
      ],
    },
    withInstagram,
  );
  return rows.map((row) => ({ ...row, notOverHttp: API_ADDS_THE_AT }));
}
