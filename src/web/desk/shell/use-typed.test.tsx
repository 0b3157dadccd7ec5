// @vitest-environment happy-dom
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { draw, settled, writeInto } from '#support/draw.tsx';
import { countKept, keepTyped, useTyped } from './use-typed.ts';

type Shown = { fields: readonly string[]; officer: string };
let typed: ReturnType<typeof useTyped>;
let show: (shown: Shown) => void;

function Page() {
  const [{ fields, officer }, setShown] = useState<Shown>({ fields: FIELDS, officer: 'noor' });
  show = setShown;
  typed = useTyped(officer);
  return fields.map((name) => (
    <input key={name} type="text" name={name} defaultValue="as it was" />
  ));
}

const FIELDS = ['title', 'note', 'untouched'];

async function typeOn() {
  const { find } = draw(
    <RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }])} />,
  );
  await settled();
  writeInto(find('[name=title]'), 'A kite');
  writeInto(find('[name=note]'), 'Ask Noor');
  keepTyped();
  show({ fields: [], officer: 'noor' });
  await settled();
  // As one that looks again every two seconds would.
  keepTyped();
  expect(countKept()).toBe(2);
  return (name: string) => find<HTMLInputElement>(`[name=${name}]`).value;
}

test('what was typed goes back into its field; what finds none is left to be shown', async () => {
  const stands = await typeOn();
  show({ fields: ['title', 'untouched'], officer: 'noor' });
  await settled();
  typed.giveBack();
  await settled();
  expect(stands('title')).toBe('A kite');
  expect(stands('untouched')).toBe('as it was');
  expect(typed.left.map(({ name, words }) => [name, words])).toEqual([['note', 'Ask Noor']]);
  typed.forget();
  await settled();
  expect(typed.left).toEqual([]);
});

test('it goes to nobody else', async () => {
  const stands = await typeOn();
  show({ fields: FIELDS, officer: 'karim' });
  await settled();
  typed.giveBack();
  await settled();
  expect(stands('title')).toBe('as it was');
  expect(typed.left).toEqual([]);
  expect(countKept()).toBe(0);
});
