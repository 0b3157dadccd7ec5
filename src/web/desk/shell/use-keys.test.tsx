// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { draw, press, settled } from '#support/draw.tsx';
import { writeKept } from '#web/browser/kept.ts';
import { KEYS_OFF, useKeys } from './use-keys.ts';

const publish = vi.fn();
const close = vi.fn();

function Desk() {
  useKeys({ p: publish, escape: close });
  return (
    <>
      <textarea />
      <input type="checkbox" />
      <dialog />
    </>
  );
}

async function openDesk() {
  publish.mockClear();
  close.mockClear();
  localStorage.clear();
  const drawn = draw(<Desk />);
  await settled();
  return drawn;
}

test('a single key acts, large or small, and the browser does nothing else with it', async () => {
  const { place } = await openDesk();
  expect(press(place, 'p')).toBe(false);
  press(place, 'P');
  expect(publish).toHaveBeenCalledTimes(2);
});

test('not while somebody writes, but Escape; a box to tick is no writing', async () => {
  const { find } = await openDesk();
  press(find('textarea'), 'p');
  expect(publish).not.toHaveBeenCalled();
  press(find('textarea'), 'Escape');
  expect(close).toHaveBeenCalledOnce();
  press(find('input'), 'p');
  expect(publish).toHaveBeenCalledOnce();
});

test('not with a key held beside it, behind an open window, or when the officer wants none', async () => {
  const { place, find } = await openDesk();
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) press(place, 'p', { [held]: true });
  find('dialog').setAttribute('open', '');
  press(place, 'p');
  find('dialog').removeAttribute('open');
  writeKept('device', KEYS_OFF, 'off');
  press(place, 'p');
  expect(publish).not.toHaveBeenCalled();
});
