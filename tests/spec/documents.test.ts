import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from '#main/compose/config.ts';
import { isDead, type NamedPath, pathsIn } from './document-paths.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const DOCUMENTS = globSync('{README.md,docs/**/*.md}', { cwd: ROOT })
  .map((file) => file.replaceAll(path.sep, '/'))
  .toSorted();

function pathsNamed(): NamedPath[] {
  return DOCUMENTS.flatMap((file) => pathsIn(file, readFileSync(path.join(ROOT, file), 'utf8')));
}

describe('README and docs', () => {
  test('are there', () => {
    expect(existsSync(path.join(ROOT, 'README.md')), 'README.md is missing').toBe(true);
    expect(
      DOCUMENTS.filter((file) => file.startsWith('docs/')).length,
      'docs/ has no document',
    ).toBeGreaterThan(0);
  });

  test('name paths of this repository', () => {
    expect(pathsNamed().length, 'no document names a path').toBeGreaterThan(0);
  });

  test('name no file or folder that is gone', () => {
    const dead = pathsNamed().filter((named) => isDead(named, ROOT));
    expect(dead.map(({ document, written }) => `${document} names ${written}`)).toEqual([]);
  });
});

describe('decisions', () => {
  const decisions = DOCUMENTS.filter((file) => /^docs\/decisions\/\d/.test(file));

  test.each(decisions)('%s says its number, its name and whether it holds', (file) => {
    const number = Number(path.basename(file).slice(0, 4));
    const [name, empty, status] = readFileSync(path.join(ROOT, file), 'utf8').split('\n');
    expect(name).toMatch(new RegExp(`^# ${number}\\. \\S`));
    expect(empty).toBe('');
    expect(status).toMatch(/^Status: (?:accepted|superseded by \d+|withdrawn), \d{4}-\d\d-\d\d$/);
  });
});

describe('the check itself', () => {
  const deadIn = (text: string, document = 'docs/planted.md') =>
    pathsIn(document, text)
      .filter((named) => isDead(named, ROOT))
      .map(({ written }) => written);

  test.each([
    ['a word in code', 'See `src/no-such-file.ts`.', 'src/no-such-file.ts'],
    ['a word in a command', 'Run `node src/no-such-file.ts --now`.', 'src/no-such-file.ts'],
    ['a block of code', '```sh\n. bin/no-such-file\n```\n', 'bin/no-such-file'],
    ['a folder', 'All in `deploy/no-such-folder/`.', 'deploy/no-such-folder/'],
    ['a line number', 'At `src/no-such-file.ts:12`.', 'src/no-such-file.ts:12'],
    ['a pattern that fits nothing', 'All of `tests/**/*.no-such`.', 'tests/**/*.no-such'],
    ['a link', 'See [this](no-such-file.md).', 'no-such-file.md'],
    ['a link with an anchor', 'See [this](../no-such-file.md#a).', '../no-such-file.md#a'],
    ['a link by reference', '[this]: ../src/no-such-file.ts', '../src/no-such-file.ts'],
  ])('sees a dead path in %s', (_name, text, written) => {
    expect(deadIn(text)).toEqual([written]);
  });

  test('finds nothing wrong with what is there', () => {
    const text = [
      'Start with `. bin/env`, then read `src/domain/` and `src/domain/site.ts:2`.',
      'See [the table](../src/domain/options/ages.ts#L1), `src/db/migrations/*.ts` and',
      '[elsewhere](https://example.org/src/x.ts), [here](#anchor), `src/<folder>/x.ts`.',
      '```\nnode src/lab/demo.ts\n```',
    ].join('\n');
    expect(deadIn(text)).toEqual([]);
    expect(pathsIn('docs/planted.md', text)).toHaveLength(6);
  });

  test('follows a link from the document that has it', () => {
    expect(deadIn('[env](bin/env)', 'README.md')).toEqual([]);
    expect(deadIn('[env](bin/env)', 'docs/planted.md')).toEqual(['bin/env']);
  });
});

test('docs/settings.md names every setting, and no other', () => {
  const table = readFileSync(path.join(ROOT, 'docs/settings.md'), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('| `') ? (line.split('|')[1] ?? '') : []));
  const named = table.flatMap((cell) => cell.match(/[A-Z][A-Z_]+/g) ?? []).toSorted();
  expect(named).toEqual(SETTINGS.toSorted());
});
