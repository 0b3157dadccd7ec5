import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { WebAnswer } from '#web/render/web-answer.ts';
import { keepPages } from './keep-pages.ts';
import { wholeOf } from './web-bridge.ts';

const FOR_MS = 600;
const visitor = { address: '127.0.0.1' };
const shared = { 'surrogate-key': 'site' };

function site(answer: (no: number) => WebAnswer) {
  let rendered = 0;
  const pages = keepPages(async () => {
    await setTimeout(5);
    rendered += 1;
    return answer(rendered);
  }, FOR_MS);
  const get = (path = '/') => pages(new Request(`http://site.example${path}`), visitor);
  const post = () => pages(new Request('http://site.example/', { method: 'POST' }), visitor);
  return { get, post, rendered: () => rendered };
}

const wordsOf = async ({ body }: WebAnswer) => String(await wholeOf(body));
const said = (body: string, status = 200, headers = {}): WebAnswer => ({
  status,
  headers: new Headers(headers),
  body,
});
const page = (no: number) => said(`page ${no}`, 200, shared);

test('a page is made once for all who ask at once and in the moment after', async () => {
  const { get, rendered } = site(page);
  const answers = await Promise.all(Array.from({ length: 50 }, () => get()));
  const words = await Promise.all([...answers, await get()].map(wordsOf));
  expect(new Set(words)).toEqual(new Set(['page 1']));
  expect(rendered()).toBe(1);
});

test('and anew when the moment is over', async () => {
  const { get } = site(page);
  await get();
  await setTimeout(FOR_MS + 10);
  expect(await wordsOf(await get())).toBe('page 2');
});

test('another address is another page', async () => {
  const { get, rendered } = site(page);
  await get('/?page=2');
  await get('/?page=3');
  expect(rendered()).toBe(2);
});

test.each([
  ['a page that is not for everybody', () => said('mine')],
  ['a failure', () => said('no', 503)],
])('%s is not kept', async (_name, answer) => {
  const { get, rendered } = site(answer);
  await get();
  await get();
  expect(rendered()).toBe(2);
});

test('what fails is tried again, and what is sent is never kept', async () => {
  const { get, post, rendered } = site((no) => {
    if (no === 1) throw new Error('away');
    return page(no);
  });
  await expect(get()).rejects.toThrow('away');
  expect(await wordsOf(await get())).toBe('page 2');
  await post();
  await post();
  expect(rendered()).toBe(4);
});
