import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VSL_MASK } from '#lab/local-varnish.ts';

const VCL = readFileSync('deploy/varnish.vcl', 'utf8');
const kept = new Set(/\(\?!\(([\w|]+)\)/.exec(VCL)?.[1]?.split('|'));

/** Names that pages and the API read from an address. */
function readNames(): string[] {
  const files = ['src/web/site/**/*.{ts,tsx}', 'src/api/**/*.ts'].flatMap((glob) => globSync(glob));
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  return [...source.matchAll(/search(?:Params)?\.(?:get|has|getAll)\('(\w+)'\)/g)].map(
    ([, name = '']) => name,
  );
}

test('the cache in front drops no parameter that a page reads', () => {
  const names = readNames();
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !kept.has(name))).toEqual([]);
  for (const name of [
    'pageNumber',
    'numStories',
    'useCategory',
    '_routes',
    'format',
    'maxwidth',
    'maxheight',
  ])
    expect(kept.has(name), name).toBe(true);
});

test.each([
  'deploy/systemd/varnish.service.d/hikaya.conf',
  'deploy/containers/varnish.Containerfile',
])('%s writes down who asked for what as little as the one that is tested', (file) =>
  expect(/vsl_mask=[\w,-]+/.exec(readFileSync(file, 'utf8'))?.[0]).toBe(VSL_MASK),
);
