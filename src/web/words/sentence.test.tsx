import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sentence } from './sentence.tsx';

const drawn = (sentence: Parameters<typeof Sentence>[0]) =>
  renderToStaticMarkup(<Sentence {...sentence} />);

test('a sentence keeps its elements, one inside another', () => {
  const components = { 0: <q cite="/guidelines" />, 1: <b /> };
  expect(drawn({ message: 'I agree to the <0>rules <1>now</1></0>.', components })).toBe(
    'I agree to the <q cite="/guidelines">rules <b>now</b></q>.',
  );
});

test('an element alone, and a number inside one', () => {
  const message = [
    ['n', 'plural', { one: ['<0>', '#', '</0> letter'], other: ['<0>', '#', '</0> letters<1/>'] }],
  ] as const;
  expect(drawn({ message, values: { n: 1948 }, components: { 0: <b />, 1: <br /> } })).toBe(
    '<b>1,948</b> letters<br/>',
  );
});

test('what somebody typed is never read as a part of the sentence', () => {
  const message = ['Letters of ', ['name'], ', <0>all</0>'] as const;
  const values = { name: 'Amal <3 </0> <0>' };
  expect(drawn({ message, values, components: { 0: <b /> } })).toBe(
    'Letters of Amal &lt;3 &lt;/0&gt; &lt;0&gt;, <b>all</b>',
  );
});
