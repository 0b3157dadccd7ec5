// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test } from 'vitest';
import { draw, press, settled, writeInto } from '#support/draw.tsx';
import { Combobox } from './combobox.tsx';

const OPTIONS = [
  { value: 'CA', label: 'Canada', synonyms: [] },
  { value: 'CM', label: 'Cameroon', synonyms: [] },
  { value: 'GB', label: 'United Kingdom', synonyms: ['England', 'Scotland'] },
];

/** As a field without a problem hands it on. */
const CONTROL = {
  id: 'country',
  name: 'country',
  'aria-describedby': undefined,
  'aria-invalid': undefined,
};

function Countries() {
  const [value, setValue] = useState('');
  return (
    <Combobox
      {...CONTROL}
      value={value}
      onChange={setValue}
      options={OPTIONS}
      empty="Choose"
      noMatch="No country like this"
    />
  );
}

async function openCountries() {
  const { find, place } = draw(<Countries />);
  await settled();
  const field = find<HTMLInputElement>('[role=combobox]');
  return {
    field,
    type: async (words: string) => {
      writeInto(field, words);
      await settled();
    },
    press: async (key: string) => {
      press(field, key);
      await settled();
    },
    leave: async () => {
      field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      await settled();
    },
    chosen: () => find<HTMLInputElement>('input[type=hidden]').value,
    rows: () => [...place.querySelectorAll('[role=option]')].map(({ textContent }) => textContent),
    said: () => find('[role=status]').textContent,
  };
}

test('the arrow keys go round, Enter chooses, and what is chosen is shown by its name', async () => {
  const list = await openCountries();
  await list.type('ca');
  expect(list.rows()).toEqual(['Canada', 'Cameroon']);
  expect(list.said()).toBe('2 found');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) await list.press(key);
  expect(list.chosen()).toBe('CM');
  expect(list.field.value).toBe('Cameroon');
  expect(list.rows()).toEqual([]);
});

test('another name for it is found and said', async () => {
  const list = await openCountries();
  await list.type('scot');
  expect(list.rows()).toEqual(['United Kingdomalso: Scotland']);
});

test('leaving the field keeps an exact name, and never guesses', async () => {
  const list = await openCountries();
  await list.type('cana');
  await list.leave();
  expect(list.chosen()).toBe('');
  expect(list.field.value).toBe('cana');
  await list.type(' canada ');
  await list.leave();
  expect(list.chosen()).toBe('CA');
});

test('a letter more takes a choice back; Escape forgets what was typed', async () => {
  const list = await openCountries();
  await list.type('canada');
  await list.press('Enter');
  expect(list.chosen()).toBe('CA');
  await list.type('Canadax');
  expect(list.chosen()).toBe('');
  expect(list.said()).toBe('No country like this');
  await list.press('Escape');
  expect(list.field.value).toBe('');
});
