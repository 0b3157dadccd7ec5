import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { fillIn, type Sentence as Said, type Values } from '#words/sentence.ts';
import { LOCALE } from './locale.ts';

type Props = {
  message: Said;
  values?: Values;
  /** Links and strong words, by the number they have in the sentence. */
  components?: Readonly<Record<string, ReactElement>>;
};

/** What `Trans` of the macros becomes in the build: a sentence with elements in it, in its language's own order. */
export function Sentence({ message, values = {}, components = {} }: Props): ReactNode {
  const open: ReactNode[][] = [];
  let inside: ReactNode[] = [];
  /** Words side by side are one text, as they would be if they had been written so. */
  const put = (node: ReactNode) => {
    const isText = typeof node === 'string' || typeof node === 'number';
    const before = inside.at(-1);
    if (isText && typeof before === 'string') inside[inside.length - 1] = `${before}${node}`;
    else inside.push(isText ? String(node) : node);
  };
  const close = (number: string, children: ReactNode[]) => {
    const element = components[number];
    if (element) inside.push(cloneElement(element, {}, ...children));
  };
  for (const piece of fillIn(message, { locale: LOCALE, values })) {
    if (typeof piece !== 'string') {
      put(piece.filled as ReactNode);
      continue;
    }
    for (const word of piece.split(TAGS)) {
      const [, ending, number = '', alone] = TAG.exec(word) ?? [];
      if (number === '') {
        if (word !== '') put(word);
      } else if (alone) close(number, []);
      else if (ending) {
        const children = inside;
        inside = open.pop() ?? [];
        close(number, children);
      } else {
        open.push(inside);
        inside = [];
      }
    }
  }
  // One by one, as JSX would: the parts of a sentence never change places, and need no keys.
  return createElement(Fragment, null, ...inside);
}

const TAGS = /(<\/?\d+\/?>)/;
const TAG = /^<(\/?)(\d+)(\/?)>$/;
