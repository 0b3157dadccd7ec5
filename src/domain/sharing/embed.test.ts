import { expect, test } from 'vitest';
import { hashOfAddress, oembedOf } from './embed.ts';

const ORIGIN = 'https://hikaya.example';
const HASH = '0123456789ab';

test.each([
  [`/story/food/the-tin/${HASH}`, HASH],
  [`/story/food/the-tin/${HASH}/?type=STORY#top`, HASH],
  [`/embed/${HASH}`, HASH],
  [`/ur/story/food/the-tin/${HASH}`, HASH],
  ['/story/food/the-tin/short', null],
  [`/stories/${HASH}`, null],
  ['/', null],
])('%s', (path, hash) => {
  expect(hashOfAddress(`${ORIGIN}${path}`, ORIGIN)).toBe(hash);
});

test('only addresses of this site are answered for', () => {
  for (const origin of ['https://evil.example', `${ORIGIN}.evil.example`, 'javascript:', ''])
    expect(hashOfAddress(`${origin}/embed/${HASH}`, ORIGIN)).toBeNull();
});

test('a frame is as small as it was asked to be, and a title stays in its attribute', () => {
  const story = { hash: HASH, title: `"><script>alert(1)</script>` };
  const answer = oembedOf(story, { name: 'Hikaya', origin: ORIGIN }, { maxwidth: 320 });
  expect(answer).toMatchObject({ width: 320, height: 260, title: story.title });
  expect(answer.html).not.toContain('<script');
  expect(answer.html).not.toContain('allow-scripts');
  expect(answer.html).toMatch(
    / sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox" /,
  );
});
