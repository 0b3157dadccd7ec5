// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router';
import { expect, test } from 'vitest';
import { draw, settled, turn, writeInto } from '#support/draw.tsx';
import { Filters } from './filters.tsx';

const List = () => <Filters shown={{ category: useLoaderData<string>() }} />;
const Nothing = () => null;

/** A list whose answers come when the test lets them. */
function openSlowList() {
  const answers: { category: string; arrive: () => void }[] = [];
  const router = createMemoryRouter([
    {
      path: '/',
      loader: ({ request }) => {
        const category = new URL(request.url).searchParams.get('category') ?? '';
        if (answers.length === 0 && category === '') return '';
        return new Promise<string>((resolve) => {
          answers.push({ category, arrive: () => resolve(category) });
        });
      },
      Component: List,
      HydrateFallback: Nothing,
    },
  ]);
  const { find } = draw(<RouterProvider router={router} />);
  const list = () => find<HTMLSelectElement>('#by-category');
  const answer = (category: string) =>
    answers.findLast((one) => one.category === category)?.arrive();
  return { router, list, answer };
}

test('a choice stays under the arrow key, at whatever moment the lists of earlier ones arrive', async () => {
  const { list, answer } = openSlowList();
  await settled();
  const keys = ['ADOPTION', 'ALLAH', 'ANIMALS', 'ARABIC', 'ART', 'BIAS', 'BIGOTRY', 'BIRTHDAY'];
  for (const [pause, key] of keys.entries()) {
    writeInto(list(), key);
    const seen = new Set<string>();
    const look = async () => {
      await turn();
      seen.add(list().value);
    };
    for (let n = 0; n < 20; n += 1) await look();
    answer(key);
    // The next key comes a little later each time: before, while and after the list is drawn.
    for (let n = 0; n < pause; n += 1) await look();
    expect([...seen]).toEqual([key]);
  }
  await settled();
  expect(list().value).toBe('BIRTHDAY');
});

test('whoever goes somewhere else while a list is on the way sees what that shows', async () => {
  const { router, list, answer } = openSlowList();
  await settled();
  writeInto(list(), 'ADOPTION');
  await settled();
  void router.navigate('/?category=MOSQUE');
  await settled();
  answer('MOSQUE');
  await settled();
  expect(list().value).toBe('MOSQUE');
});
