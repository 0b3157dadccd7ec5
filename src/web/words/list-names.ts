import type { CategoryCode } from '#domain/options/categories.ts';

/** Stored values, each with its name in the language of the build, in that language's own order. */
export type ListNames = Readonly<Record<string, string>>;

/** Every letter of an alphabet, with the subjects whose names begin with it. */
export type ByLetter = readonly (readonly [letter: string, subjects: readonly CategoryCode[]])[];

/*
 * In English a value is its name, and its lists are in order as they are. For any other language the build puts
 * its own in the place of this file, from `translations/{fr,ur,ar}/lists.po` (`src/web/list-names-in-place.ts`).
 */
export const COUNTRY_NAMES: ListNames | null = null;
export const BELIEF_NAMES: ListNames | null = null;
export const SUBJECTS_BY_LETTER: ByLetter | null = null;
