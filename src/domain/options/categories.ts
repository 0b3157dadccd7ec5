import { CATEGORIES } from './category-list.ts';

export type CategoryCode = (typeof CATEGORIES)[number]['code'];

const labels: ReadonlyMap<string, string> = new Map(CATEGORIES.map((c) => [c.code, c.label]));
const bySlug: ReadonlyMap<string, CategoryCode> = new Map(
  CATEGORIES.map((c) => [categorySlug(c.code), c.code]),
);

/** By name, as lists offer them. Not by the browser's own alphabet, which an old phone loads for a tenth of a second. */
export const CATEGORIES_BY_NAME = [...CATEGORIES].sort((a, b) =>
  a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1,
);

export function isCategory(code: string): code is CategoryCode {
  return labels.has(code);
}

export function categoryLabel(code: CategoryCode): string {
  return labels.get(code) ?? code;
}

/** QUEBEC_CITY_MOSQUE_SHOOTING → quebec-city-mosque-shooting */
export function categorySlug(code: string): string {
  return code.toLowerCase().replaceAll('_', '-');
}

export function categoryFromSlug(slug: string): CategoryCode | undefined {
  return bySlug.get(slug);
}
