import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const MOST = 45;

const named = async () => {
  const text = await readFile('docs/dependencies.md', 'utf8');
  return [...text.matchAll(/^\| `([^`]+)` \| \S.*\|$/gm)].map(([, name]) => name);
};
const manifest = async () => JSON.parse(await readFile('package.json', 'utf8'));

test('every package that runs in production has its line of reason', async () => {
  expect((await named()).toSorted()).toEqual(
    Object.keys((await manifest()).dependencies).toSorted(),
  );
});

test('there are few of them, in exact versions', async () => {
  const { dependencies, devDependencies } = await manifest();
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(MOST);
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(/^(?:\d+\.\d+\.\d+|npm:@?[\w./-]+@\d+\.\d+\.\d+)/);
});

test('no script of a package runs when it is installed', async () => {
  expect(await readFile('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
