import { expect, test } from 'vitest';
import { RELEASED } from '#domain/campaigns/registry.ts';
import { IN_URDU_ALONE, pagePaths } from '#domain/page-paths.ts';
import routes from '#web/routes.ts';

type Route = { path?: string; index?: boolean; file: string; children?: Route[] };

/** What stands within the site's frame; all else is a file, a feed or a card. */
const pages = (routes as Route[])
  .filter(({ children }) => children)
  .flatMap(function leaves(route): Route[] {
    return route.children?.flatMap(leaves) ?? [route];
  })
  .map(({ path, index }) => (index ? '/' : `/${path}`));

test('every page that has an address of its own is known', () => {
  const own = pages.filter((path) => !/[:*]/.test(path));
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((path) => ![...pagePaths(RELEASED.all), IN_URDU_ALONE].includes(path))).toEqual(
    [],
  );
});

test('every known page has a route', () => {
  const forms = pages.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  const usable = forms.filter(({ source }) => !source.includes('*'));
  expect(pagePaths(RELEASED.all).filter((path) => !usable.some((form) => form.test(path)))).toEqual(
    [],
  );
});
