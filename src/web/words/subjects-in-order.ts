import {
  CATEGORIES_BY_NAME,
  type CategoryCode,
  categoryLabel,
} from '#domain/options/categories.ts';
import { SUBJECTS_BY_LETTER } from './list-names.ts';

type Subject = { code: CategoryCode; label: string };

/** As the page's language orders them. */
export const SUBJECTS_IN_ORDER: readonly Subject[] = SUBJECTS_BY_LETTER
  ? SUBJECTS_BY_LETTER.flatMap(([, codes]) => codes.map(subject))
  : CATEGORIES_BY_NAME;

function subject(code: CategoryCode): Subject {
  return { code, label: categoryLabel(code) };
}
