import { expect, test } from 'vitest';
import { createDrawnPages } from './drawn-pages.ts';

const page = (words: string) => ({ html: Buffer.from(words), policy: '' });

test('the same address and the same data are the same page', () => {
  const drawn = createDrawnPages();
  const first = page('one');
  drawn.keep('/a', 'data', first);
  expect(drawn.find('/a', 'data')?.html).toBe(first.html);
  expect(drawn.find('/a', 'other data')).toBeUndefined();
  expect(drawn.find('/b', 'data')).toBeUndefined();
});

test('what changed takes the place of what was', () => {
  const drawn = createDrawnPages();
  drawn.keep('/a', 'with a story', page('a story'));
  drawn.keep('/a', 'without it', page('nothing'));
  expect(drawn.find('/a', 'with a story')).toBeUndefined();
  expect(drawn.find('/a', 'without it')?.html.toString()).toBe('nothing');
});

test('no more than there is room for, and the longest unread goes first', () => {
  const drawn = createDrawnPages(30);
  for (const address of ['/a', '/b', '/c']) drawn.keep(address, '', page('ten bytes.'));
  drawn.find('/a', '');
  drawn.keep('/d', '', page('ten bytes.'));
  expect(drawn.find('/a', '')).toBeDefined();
  expect(drawn.find('/b', '')).toBeUndefined();
  for (let i = 0; i < 1_000; i += 1) drawn.keep(`/${i}`, '', page('ten bytes.'));
  const left = Array.from({ length: 1_000 }, (_, i) => drawn.find(`/${i}`, '')).filter(Boolean);
  expect(left).toHaveLength(3);
});

test('one that is larger than the room is not kept', () => {
  const drawn = createDrawnPages(5);
  drawn.keep('/a', '', page('ten bytes.'));
  expect(drawn.find('/a', '')).toBeUndefined();
  drawn.keep('/b', '', page('five.'));
  expect(drawn.find('/b', '')).toBeDefined();
});
