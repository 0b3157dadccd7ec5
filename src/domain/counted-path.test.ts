import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RELEASED } from './campaigns/registry.ts';
import { countedPath } from './counted-path.ts';

const HASH = '0123456789ab';

test.each([
  ['/', '/'],
  ['/stories', '/stories'],
  ['/jan29/letters', '/jan29/letters'],
  ['/islamic-history-month', '/islamic-history-month'],
  ['/muslim-women', '/muslim-women'],
  ['/receipt', '/receipt'],
  ['/mission', '/mission'],
  [`/story/halal-food/the-first-bite/${HASH}`, `/story/${HASH}`],
  [`/story/halal-food/another-title/${HASH}`, `/story/${HASH}`],
  [`/story/${HASH}`, `/story/${HASH}`],
  [`/story/family/${'a'.repeat(60)}/${HASH}`, `/story/${HASH}`],
])('%s is counted as %s', (path, counted) => {
  expect(countedPath(path, RELEASED)).toBe(counted);
});

test.each([
  ['nothing', ''],
  ['a path without its slash', 'stories'],
  ['a query', '/stories?page=2'],
  ['a fragment', '/faq#storiesaboutmuslims'],
  ['capital letters', '/Stories'],
  ['a dot', '/wp-login.php'],
  ['an encoded sign', '/stories%2f'],
  ['a slash at the end', '/stories/'],
  ['a made-up page', '/word'],
  ['a made-up page of two words', '/word/word'],
  ['a made-up page of a campaign', '/jan29/word'],
  ['three segments', '/a/b/c'],
  ['another site', 'https://example.org/stories'],
  ['another script', '/کہانی'],
  ['a line break', '/stories\n'],
  ['a story without a hash', '/story/halal-food/the-first-bite'],
  ['a story whose hash has a letter that no hash has', '/story/a/b/0123456789ai'],
  ['a story whose hash is too long', `/story/a/b/${HASH}c`],
  ['a story with a query', `/story/a/b/${HASH}?from=mail`],
  ['a story path of more than 200 characters', `/story/a/${'b'.repeat(200)}/${HASH}`],
])('%s is not counted', (_name, path) => {
  expect(countedPath(path, RELEASED)).toBeNull();
});

test('what is counted is short and plain, whatever is sent', () => {
  const anyPath = fc
    .array(fc.constantFrom('/', 'story', 'a', '-', '9', HASH, '?', '#', 'é', '\n', '%2f', 'Z'))
    .map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(anyPath, (path) => {
      expect(countedPath(path, RELEASED) ?? '/').toMatch(/^\/[a-z0-9/-]{0,81}$/);
    }),
    { numRuns: 2000 },
  );
});
