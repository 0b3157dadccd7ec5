import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { circles, nodesOf, parse, wrongImports } from './import-rules.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

function filesUnderSrc(extensions: string): string[] {
  return globSync(`src/**/*.{${extensions}}`, { cwd: ROOT })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted();
}

const SOURCES = filesUnderSrc('ts,tsx').filter((file) => !/\.test\.tsx?$/.test(file));

describe('imports point inward', () => {
  test('and enough files were read for that to mean something', () => {
    expect(SOURCES.length).toBeGreaterThanOrEqual(100);
  });

  test('in every file of src', () => {
    expect(SOURCES.flatMap((file) => wrongImports(file, read(file)))).toEqual([]);
  });
});

describe('no files need each other in a circle', () => {
  test('in all of src', () => {
    expect(circles(SOURCES.map((file) => [file, read(file)]))).toEqual([]);
  });

  test('one by values is seen, one by types is none (control)', () => {
    const a = ['src/a.ts', "import { b } from './b.ts';"] as const;
    expect(circles([a, ['src/b.ts', "import { a } from './a.ts';"]])).toEqual([
      'src/a.ts → src/b.ts → src/a.ts',
    ]);
    expect(circles([a, ['src/b.ts', "import type { A } from './a.ts';"]])).toEqual([]);
  });
});

describe('the checker sees', () => {
  test.each([
    ['domain reaching for SQL', 'src/domain/a.ts', "import { b } from '#db/b.ts';"],
    ['a relative path', 'src/domain/x/a.ts', "import { b } from '../../db/b.ts';"],
    ['a type that domain may not know', 'src/domain/a.ts', "import type { B } from '#db/b.ts';"],
    ['a package in domain', 'src/domain/a.ts', "import { useState } from 'react';"],
    ['Node in domain', 'src/domain/a.ts', "import { readFile } from 'node:fs/promises';"],
    ['a re-export', 'src/domain/a.ts', "export { b } from '#services/b.ts';"],
    ['a re-export of everything', 'src/db/a.ts', "export * from '../services/b.ts';"],
    ['a dynamic import', 'src/db/a.ts', "const b = await import('#services/b.ts');"],
    ['a dynamic import in a template', 'src/db/a.ts', 'const b = await import(`#services/b.ts`);'],
    ['a dynamic import nobody can read', 'src/api/a.ts', 'const b = await import(name);'],
    ['an import for its effects', 'src/db/a.ts', "import '#api/b.ts';"],
    ['the type of a module', 'src/db/a.ts', "type B = typeof import('#services/b.ts');"],
    ['a glob of modules', 'src/web/ui/a.ts', "import.meta.glob('../site/*.tsx');"],
    ['a migration that imports live code', 'src/db/migrations/a.ts', "import '#domain/b.ts';"],
    ['api reaching for SQL', 'src/api/a.ts', "import type { B } from '#db/b.ts';"],
    ['one edge in another', 'src/jobs/a.ts', "import { b } from '#integrations/b.ts';"],
    ['a value from ports', 'src/integrations/a.ts', "import { b } from '#services/ports.ts';"],
    [
      'a value in disguise',
      'src/integrations/a.ts',
      "import { type B } from '#services/ports.ts';",
    ],
    ['more than ports', 'src/integrations/a.ts', "import type { B } from '#services/b.ts';"],
    ['ui that knows a page', 'src/web/ui/a.tsx', "import { B } from '../site/b.tsx';"],
    ['ui that knows a service', 'src/web/ui/a.tsx', "import type { B } from '#services/b.ts';"],
    ['content that knows ui', 'src/web/content/a.ts', "import { B } from '#web/ui/b.tsx';"],
    ['site in desk', 'src/web/desk/a.tsx', "import { B } from '../site/b.tsx';"],
    ['desk in site', 'src/web/site/a.tsx', "import type { B } from '#web/desk/b.tsx';"],
    ['a service called by a page', 'src/web/site/a.tsx', "import { b } from '#services/b.ts';"],
    ['a page that knows the root', 'src/web/site/a.tsx', "import { b } from '../root.tsx';"],
    ['a root file calling a service', 'src/web/root.tsx', "import { b } from '#services/b.ts';"],
    ['plumbing reaching for SQL', 'src/http/a.ts', "import type { B } from '#db/b.ts';"],
    ['the product in its lab', 'src/main/a.ts', "import { b } from '#lab/b.ts';"],
    ['ui that knows the renderer', 'src/web/ui/a.tsx', "import { b } from '../render/b.ts';"],
    ['tests in the product', 'src/main/a.ts', "import { b } from '#support/world.ts';"],
    ['a folder without a rule', 'src/web/elsewhere/a.ts', ''],
    ['a new top folder', 'src/tools/a.ts', ''],
  ])('%s', (_name, file, text) => {
    expect(wrongImports(file, text)).toHaveLength(1);
  });

  test.each([
    ['domain', 'src/domain/x/a.ts', "import { b } from '../b.ts'; import { z } from 'zod/mini';"],
    ['db', 'src/db/a.ts', "import { sql } from 'kysely'; import { b } from '#domain/b.ts';"],
    ['services', 'src/services/a.ts', "import { b } from '#db/b.ts';"],
    ['ports', 'src/integrations/x/a.ts', "import type { B } from '#services/ports.ts';"],
    ['api', 'src/api/a.ts', "import { b } from '#services/b.ts';"],
    ['site', 'src/web/site/a.tsx', "import { services } from '#web/services-context.ts';"],
    ['a type of a service', 'src/web/site/a.tsx', "import type { B } from '#services/b.ts';"],
    ['route types', 'src/web/site/a.tsx', "import type { Route } from './+types/a';"],
    ['the root', 'src/web/root.tsx', "import { B } from './site/b.tsx'; import './ui/b.css';"],
    ['main', 'src/main/a.ts', "import { b } from '#api/b.ts'; const c = await import('#db/c.ts');"],
    ['the loader of migrations', 'src/db/migrate.ts', 'const b = await import(file);'],
    ['words in a comment', 'src/domain/a.ts', "// import { b } from '#db/b.ts';"],
  ])('nothing wrong with %s', (_name, file, text) => {
    expect(wrongImports(file, text)).toEqual([]);
  });

  test('the line', () => {
    expect(wrongImports('src/domain/a.ts', "\n\nimport { b } from '#db/b.ts';")).toEqual([
      'src/domain/a.ts:3 imports #db/b.ts',
    ]);
  });
});

/** Calls that answer differently each time, which domain is given as arguments instead. */
function unsteadyCalls(file: string, text: string): string[] {
  return nodesOf(parse(file, text))
    .filter(isUnsteady)
    .map((node) => `${file}: ${node.getText()}`);
}

function isUnsteady(node: ts.Node): boolean {
  if (ts.isNewExpression(node))
    return node.expression.getText() === 'Date' && !node.arguments?.length;
  if (!ts.isCallExpression(node)) return false;
  return ['Date', 'Date.now', 'Math.random', 'performance.now'].includes(node.expression.getText());
}

describe('domain has no clock and no dice', () => {
  test('in any of its files', () => {
    const domain = SOURCES.filter((file) => file.startsWith('src/domain/'));
    expect(domain.length).toBeGreaterThan(30);
    expect(domain.flatMap((file) => unsteadyCalls(file, read(file)))).toEqual([]);
  });

  test.each(['Date.now()', 'new Date()', 'new Date', 'Math.random()', 'Date()'])(
    'and %s would be seen',
    (call) => {
      expect(unsteadyCalls('a.ts', `const f = () => ${call};`)).toEqual([`a.ts: ${call}`]);
    },
  );

  test('while a date made from a value is welcome', () => {
    expect(unsteadyCalls('a.ts', 'new Date(0); Math.floor(1); Date.UTC(2026, 0)')).toEqual([]);
  });
});

describe('the shape of src', () => {
  const everything = filesUnderSrc('ts,tsx,mjs,css,json,md');

  test('has no drawer for what has no name', () => {
    const drawers = /(?:^|\/)(?:utils?|helpers?|misc|common|lib)(?:\/|\.|$)/i;
    expect(
      ['src/utils/a.ts', 'src/db/helpers.ts'].filter((file) => drawers.test(file)),
    ).toHaveLength(2);
    expect(everything.filter((file) => drawers.test(file))).toEqual([]);
  });

  const DATA = [
    'src/lab/samples/',
    'src/domain/options/',
    'src/domain/search/thesaurus/',
    'src/db/row-types.ts',
    'src/web/ui/world-map/country-points.ts',
    'src/web/ui/world-map/land.ts',
  ];

  test('has no file of more than 400 lines, data aside', () => {
    const code = everything.filter((file) => !DATA.some((data) => file.startsWith(data)));
    const lines = (file: string) => read(file).trimEnd().split('\n').length;
    expect(code.length).toBeGreaterThanOrEqual(100);
    expect(code.filter((file) => lines(file) > 400)).toEqual([]);
  });
});
