import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { threadTime } from '#support/thread-time.ts';
import { hostileTexts } from '../../../tests/drills/hostile-payloads.ts';
import { bodyMarkup, escapeHtml, type Piece, parseBody } from './body.ts';

const markupOf = (text: string) => bodyMarkup(parseBody(text));
const piecesOf = (text: string): Piece[] => parseBody(text).flat(2);

function linksOf(text: string): (readonly [text: string, href: string])[] {
  return piecesOf(text).flatMap((piece) =>
    piece.kind === 'text' ? [] : [[piece.text, piece.href] as const],
  );
}

function playerOf(text: string): string | null {
  const video = piecesOf(text).find((piece) => piece.kind === 'video');
  return video?.player ?? null;
}

const OUR_TAGS = /<\/?p>|<br>|<a href="[^"<>]*" rel="nofollow ugc noopener noreferrer">|<\/a>/g;

/** What a browser shows of the markup, white space aside. */
function contentOf(markup: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return markup
    .replace(OUR_TAGS, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_entity, name: string) => signs[name] ?? '')
    .replace(/\s/g, '');
}

/** Words that a hostile or an ordinary writer may put together. */
const anyBody = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .array(
      fc.constantFrom(
        ...[
          '<',
          '>',
          '"',
          "'",
          '&',
          '&lt;',
          '<script>',
          '</p>',
          '<a href="',
          ' onclick="x"',
          '<!--',
        ],
        ...[
          'https://',
          'http://',
          'www.',
          'example.org',
          'javascript:',
          'data:text/html,',
          'x@y.zz',
        ],
        ...['youtu.be/abcdefgh', '\n', '\n\n', ' ', '.', ')', 'کہانی', '🌙', 'vbscript:', '/', '?'],
      ),
    )
    .map((parts) => parts.join('')),
);

const always = (holds: (text: string) => void) =>
  fc.assert(fc.property(anyBody, holds), { numRuns: 5000 });

describe('the markup of a story', () => {
  test('has no tag but the ones we make', () => {
    always((text) => {
      expect(markupOf(text).replace(OUR_TAGS, '')).not.toMatch(/[<>"']/);
    });
  });

  test('has no ampersand that is not an entity of ours', () => {
    always((text) => {
      expect(markupOf(text).replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
    });
  });

  test('says what the writer said, word for word', () => {
    always((text) => {
      expect(contentOf(markupOf(text))).toBe(text.replace(/\s/g, ''));
    });
  });

  test('links nowhere but to web addresses and e-mail', () => {
    always((text) => {
      for (const [, href] of linksOf(text))
        expect(/^[a-z][a-z0-9+.-]*:/i.exec(href)?.[0]?.toLowerCase() ?? 'https:').toBeOneOf([
          'http:',
          'https:',
          'mailto:',
        ]);
    });
  });

  test.each([
    ['one line', 'Hello.', '<p>Hello.</p>'],
    ['two lines', 'One\nTwo', '<p>One<br>Two</p>'],
    ['two paragraphs', 'One\n\nTwo', '<p>One</p><p>Two</p>'],
    ['a blank line with spaces in it', 'One\n \t\nTwo', '<p>One</p><p>Two</p>'],
    ['many blank lines', 'One\n\n\n\nTwo', '<p>One</p><p>Two</p>'],
    ['nothing', '', ''],
    ['markup', '<b>"&\'</b>', '<p>&lt;b&gt;&quot;&amp;&#39;&lt;/b&gt;</p>'],
    ['an entity, which stays as typed', '&lt;', '<p>&amp;lt;</p>'],
    [
      'a link',
      'See https://example.org/?a=1&b=2.',
      '<p>See <a href="https://example.org/?a=1&amp;b=2" rel="nofollow ugc noopener noreferrer">https://example.org/?a=1&amp;b=2</a>.</p>',
    ],
  ])('of %s', (_name, text, expected) => {
    expect(markupOf(text)).toBe(expected);
  });

  test('escapes the five signs that matter and nothing else', () => {
    expect(escapeHtml(`<>&"'é🌙/=\``)).toBe('&lt;&gt;&amp;&quot;&#39;é🌙/=`');
  });
});

describe('addresses in a story', () => {
  test.each([
    ['http', 'at http://example.org now', 'http://example.org', 'http://example.org'],
    [
      'https',
      'https://example.org/a?b#c',
      'https://example.org/a?b#c',
      'https://example.org/a?b#c',
    ],
    ['capitals', 'HTTPS://EXAMPLE.ORG', 'HTTPS://EXAMPLE.ORG', 'HTTPS://EXAMPLE.ORG'],
    ['www', 'at www.example.org now', 'www.example.org', 'https://www.example.org'],
    ['WWW', 'WWW.example.org', 'WWW.example.org', 'https://WWW.example.org'],
    ['an e-mail', 'to amina@example.org now', 'amina@example.org', 'mailto:amina@example.org'],
    [
      'letters of another script',
      'https://example.org/کہانی',
      'https://example.org/کہانی',
      'https://example.org/کہانی',
    ],
  ])('%s becomes a link', (_name, text, shown, href) => {
    expect(linksOf(text)).toEqual([[shown, href]]);
  });

  test.each([
    '.',
    ',',
    ';',
    ':',
    '!',
    '?',
    ')',
    ']',
    '}',
    "'",
    '’',
    '”',
    '»',
    '۔',
    '،',
    '؟',
    '?!',
    ').',
  ])('the %s after an address belongs to the sentence', (sign) => {
    for (const address of ['https://example.org/a', 'www.example.org'])
      expect(linksOf(`(${address}${sign} and`).map(([shown]) => shown)).toEqual([address]);
    expect(linksOf(`a@example.org${sign}`).map(([shown]) => shown)).toEqual(['a@example.org']);
  });

  test.each(['www....', 'www.).', 'http://...', 'https://).', 'http://:'])(
    '%s has a beginning and no address, so it stays text',
    (text) => {
      expect(linksOf(text)).toEqual([]);
    },
  );

  test('two addresses in one line are two links, with the words between them', () => {
    expect(piecesOf('See www.a.org, or b@c.org!').map((piece) => [piece.kind, piece.text])).toEqual(
      [
        ['text', 'See '],
        ['link', 'www.a.org'],
        ['text', ', or '],
        ['link', 'b@c.org'],
        ['text', '!'],
      ],
    );
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(document.cookie)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox',
    'file:///etc/passwd',
    'ftp://example.org',
    'blob:example',
    '//example.org',
    'example.org',
    'https://bank.example@elsewhere.example/',
    'https://a:b@elsewhere.example/',
    'https://javascript:hit&#40;&#41;@example.org//*',
    'https://example.org:port/',
    'amina @example.org',
    'amina@example',
  ])('%s stays text', (text) => {
    expect(linksOf(text)).toEqual([]);
  });

  test('a www. inside the name of a mailbox makes no web address', () => {
    expect(linksOf('awww.sweet@example.org')).toEqual([
      ['awww.sweet@example.org', 'mailto:awww.sweet@example.org'],
    ]);
  });

  test('of ten thousand hostile texts no link leads anywhere but where it says', () => {
    for (const { text } of hostileTexts(10_000))
      for (const [shown, href] of linksOf(text)) {
        const { protocol, username } = new URL(href);
        expect(['http:', 'https:', 'mailto:']).toContain(protocol);
        expect([username, href.endsWith(shown)], text).toEqual(['', true]);
      }
  });

  test('javascript: before an address does not come along', () => {
    expect(linksOf('javascript:https://example.org').map(([, href]) => href)).toEqual([
      'https://example.org',
    ]);
  });
});

describe('a hostile length', () => {
  // Anybody can have a text read over by the server, so the work may not grow with its square.
  test.each([
    ['one word without an @', 'a'.repeat(30_000)],
    ['an address of punctuation', `http://${'.'.repeat(30_000)}a`],
    ['many line breaks', '\n '.repeat(15_000)],
    ['many @', 'a@'.repeat(15_000)],
  ])('takes no time: %s', (_name, text) => {
    expect(threadTime(() => parseBody(text))).toBeLessThan(50);
  });
});

describe('videos in a story', () => {
  const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
  const vimeo = 'https://player.vimeo.com/video/76979871?dnt=1';

  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    ['https://youtube.com/watch?v=dQw4w9WgXcQ&t=10', youtube],
    ['https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ', youtube],
    ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    ['https://youtu.be/dQw4w9WgXcQ', youtube],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
    ['www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
    ['https://vimeo.com/76979871', vimeo],
    ['https://www.vimeo.com/76979871', vimeo],
  ])('%s has a player without cookies', (address, player) => {
    expect(playerOf(`See ${address}.`)).toBe(player);
  });

  test.each([
    'https://www.youtube.com/@somebody',
    'https://vimeo.com/somebody',
    'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
    'https://example.org/youtube.com/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://example.org/?u=https://vimeo.com/76979871',
  ])('%s is a link without a player', (address) => {
    expect(playerOf(address)).toBeNull();
    expect(linksOf(address)).toEqual([[address, address]]);
  });

  test('a video is a plain link in the markup, so nothing loads by itself', () => {
    expect(markupOf('https://youtu.be/dQw4w9WgXcQ')).toBe(
      '<p><a href="https://youtu.be/dQw4w9WgXcQ" rel="nofollow ugc noopener noreferrer">https://youtu.be/dQw4w9WgXcQ</a></p>',
    );
  });

  test('a player is always one of the two hosts, whatever the address', () => {
    const hosts = fc.constantFrom(
      'youtu.be/',
      'www.youtube.com/watch?v=',
      'vimeo.com/',
      'vimeo.com/1',
    );
    const address = fc.tuple(hosts, fc.string()).map(([host, rest]) => `https://${host}${rest}`);
    fc.assert(
      fc.property(address, (text) => {
        expect(playerOf(text) ?? youtube).toMatch(
          /^https:\/\/(?:www\.youtube-nocookie\.com\/embed\/[\w-]{6,20}|player\.vimeo\.com\/video\/\d{5,15}\?dnt=1)$/,
        );
      }),
      { numRuns: 1000 },
    );
  });
});
