/** React and nothing else: renders the tree given in a file for some seconds, and prints how often. */
import { readFile } from 'node:fs/promises';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

type Node = string | { tag: string; props: Record<string, string | boolean>; children: Node[] };

const [file = '', seconds = '3'] = process.argv.slice(2);
const tree: Node = JSON.parse(await readFile(file, 'utf8'));
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

const element = (node: Node): ReactNode => {
  if (typeof node === 'string') return node;
  const { tag, props, children } = node;
  return VOID.test(tag)
    ? createElement(tag, props)
    : createElement(tag, props, ...children.map(element));
};

let bytes = 0;
const render = () => {
  // Elements are made anew each time, as components make theirs.
  bytes = renderToString(element(tree)).length;
};
for (let i = 0; i < 50; i += 1) render();
const end = performance.now() + Number(seconds) * 1_000;
let renders = 0;
for (; performance.now() < end; renders += 1) render();
process.stdout.write(JSON.stringify({ perSecond: renders / Number(seconds), bytes }));
