// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { draw, press, settled } from '#support/draw.tsx';
import { useNeighbourKeys } from './use-neighbour-keys.ts';

function Story() {
  useNeighbourKeys({ previous: '/before', next: '/after' });
  return <input type="search" />;
}

async function openStory() {
  const router = createMemoryRouter([{ path: '*', Component: Story }]);
  const drawn = draw(<RouterProvider router={router} />);
  await settled();
  return { ...drawn, at: () => router.state.location.pathname };
}

test('the arrows turn to the story before and the story after', async () => {
  const { at } = await openStory();
  press(window, 'ArrowRight');
  await settled();
  expect(at()).toBe('/after');
  press(window, 'ArrowLeft');
  await settled();
  expect(at()).toBe('/before');
});

test('not while somebody types, and not where the browser has another use for them', async () => {
  const { at, find } = await openStory();
  press(find('input'), 'ArrowRight');
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    press(window, 'ArrowLeft', { [held]: true });
  await settled();
  expect(at()).toBe('/');
});
