import type { CategoryCode } from './categories.ts';

export const CATEGORY_SYNONYMS: Partial<Record<CategoryCode, readonly string[]>> = {};
