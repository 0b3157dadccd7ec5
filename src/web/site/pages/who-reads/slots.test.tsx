import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Slots } from './slots.tsx';

test('a place that the operators filled is shown, an empty one is not', () => {
  const drawn = renderToStaticMarkup(
    <Slots
      slots={[
        { label: 'Organisation', text: 'A sample society' },
        { label: 'Who pays', text: null },
      ]}
    />,
  );
  expect(drawn).toContain('<dt>Organisation</dt><dd>A sample society</dd>');
  expect(drawn).not.toContain('Who pays');
});

test('nothing at all where every place is empty', () => {
  expect(renderToStaticMarkup(<Slots slots={[{ label: 'Who pays', text: null }]} />)).toBe('');
});
