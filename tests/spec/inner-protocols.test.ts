import { readFileSync } from 'node:fs';
import { createElement, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { handoffCode, LEFT_OUT, READ_FROM } from '#web/render/inner-protocols.ts';
import { wordsFirst } from '#web/render/words-first.ts';

const never = new Promise<string>(() => {});
const Waits = () => use(never);

describe('what React and the router write, and neither promises', () => {
  test.each(Object.entries(READ_FROM))('was read from %s %s', (name, known) => {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    expect(
      version,
      `${name} is ${version} now, and src/web/render/inner-protocols.ts was read from ${known}. ` +
        'Look whether each of its strings is still written so, then name the new version there.',
    ).toBe(known);
  });

  test('the mark of what could not be drawn yet', () => {
    const page = createElement(Suspense, { fallback: 'later' }, createElement(Waits));
    expect(renderToString(page)).toContain(LEFT_OUT);
    expect(renderToString(createElement('p', null, 'there'))).not.toContain(LEFT_OUT);
  });

  test('the start of a page and its data, as the router’s own source writes them', () => {
    const written = (file: string) =>
      readFileSync(`node_modules/react-router/dist/production/lib/dom/ssr/${file}.js`, 'utf8');
    expect(written('components')).toMatch(/rel: "modulepreload"/);
    expect(written('components')).toMatch(/type: "module",\s+async: true/);
    expect(written('components')).toMatch(/`import \* as \$\{routeVarName\} from \$\{/);
    const [enqueue = '', close = ''] = handoffCode('DATA').split('DATA');
    expect(written('single-fetch')).toContain(`\`${enqueue}$`);
    expect(written('single-fetch')).toContain(close.split(';')[1]);
    expect(written('single-fetch')).toMatch(/pathname\}_\.\$\{extension\}/);
  });

  test('a page without them stays as it is', () => {
    const page = '<!doctype html><html><body><p>Words</p></body></html>';
    expect(wordsFirst(page)).toBe(page);
  });
});
