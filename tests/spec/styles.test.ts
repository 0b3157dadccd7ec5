import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** What both sites are drawn with; every other sheet stands beside what it draws. */
const THEME = [
  'index',
  'reset',
  'tokens',
  'fonts',
  'base',
  'buttons',
  'brand',
  'form',
  'controls',
  'faces',
  'scripts',
  'utilities',
];

/** These say how what others drew looks in another script and on paper. */
const ADJUSTING = ['src/web/ui/styles/scripts.css', 'src/web/site/styles/print.css'];

const sheetsIn = (folder: string) => globSync(`src/web/${folder}/**/*.css`).toSorted();
const read = (sheet: string) => readFileSync(sheet, 'utf8');

/** In `ui` a sheet belongs to the theme, or to the component whose name it has. */
function isPageStyle(sheet: string): boolean {
  const { dir, name } = path.parse(sheet);
  const isTheme = dir === 'src/web/ui/styles' && THEME.includes(name);
  return !isTheme && !existsSync(path.join(dir, `${name}.tsx`));
}

/** Classes that a sheet draws wherever they stand: alone, with no other class and nothing around them. */
function claimedBy(text: string): Set<string> {
  const rules = text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  const selectors = [...rules].flatMap(([, selector = '']) => splitOutsideBrackets(selector));
  const alone = /^[a-z0-9]*\.([\w-]+)(?:::?[\w-]+(?:\([^)]*\))?|\[[^\]]*\])*$/;
  return new Set(selectors.flatMap((selector) => alone.exec(selector)?.[1] ?? []));
}

function splitOutsideBrackets(selectors: string): string[] {
  return selectors.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

/** Each class that more than one sheet claims, with those sheets. */
function collisions(sheets: readonly (readonly [name: string, text: string])[]): string[] {
  const owners = new Map<string, string[]>();
  for (const [name, text] of sheets)
    for (const claimed of claimedBy(text))
      owners.set(claimed, [...(owners.get(claimed) ?? []), name]);
  return [...owners]
    .filter(([, names]) => names.length > 1)
    .map(([one, names]) => `.${one}: ${names.join(', ')}`);
}

describe('styles', () => {
  test('of a page stand beside the page, not in ui', () => {
    expect(sheetsIn('ui').filter(isPageStyle)).toEqual([]);
  });

  test.each(['site', 'desk'])('of the %s: a class has one sheet it belongs to', (app) => {
    const sheets = [...sheetsIn('ui'), ...sheetsIn(app)].filter((one) => !ADJUSTING.includes(one));
    expect(sheets.length).toBeGreaterThan(10);
    expect(collisions(sheets.map((sheet) => [sheet, read(sheet)]))).toEqual([]);
  });

  test.each(['site', 'desk'])('of the %s are all part of what is sent', (app) => {
    const reached = new Set<string>();
    const follow = (sheet: string) => {
      reached.add(sheet);
      for (const [, target = ''] of read(sheet).matchAll(/@import "([^"]+)"/g))
        follow(path.join(path.dirname(sheet), target));
    };
    for (const entry of ['index', 'more']) {
      const sheet = `src/web/${app}/styles/${entry}.css`;
      if (existsSync(sheet)) follow(sheet);
    }
    expect(sheetsIn(app).filter((sheet) => !reached.has(sheet))).toEqual([]);
  });

  test('that collide, or are a page’s, are seen (control)', () => {
    expect(isPageStyle('src/web/ui/styles/home.css')).toBe(true);
    const twice = ['.n { color: red }', 'a.n:hover, .m { color: blue }'];
    const scoped = ['.museum .n { color: red }', '.n.late { color: blue }', '.n { color: black }'];
    expect(collisions(twice.map((text, i) => [`${i}.css`, text]))).toEqual(['.n: 0.css, 1.css']);
    expect(collisions(scoped.map((text, i) => [`${i}.css`, text]))).toEqual([]);
  });
});
