import { languageLabel } from '#domain/options/languages.ts';
import { LOCALES, type Locale } from '#domain/options/locales.ts';
import { normaliseLine, normaliseText } from '#domain/submission/text.ts';
import type { Clause } from './clauses.ts';
import { DESK_LIMITS, lengthProblem } from './desk-limits.ts';

/** Keys 1 to 9 tick them, and more would not be remembered. */
export const MOST_CLAUSES = 9;

export type ClauseDraft = Omit<Clause, 'code'>;
export type ClauseProblems = Partial<Record<'title' | Locale, string>>;

/** What a lead typed, as it would be stored, and what is wrong with it by field. */
export function checkClause(typed: ClauseDraft): { draft: ClauseDraft; problems: ClauseProblems } {
  const { en, fr, ur, ar } = typed.words;
  const draft = {
    title: normaliseLine(typed.title),
    words: {
      en: normaliseText(en),
      fr: normaliseText(fr),
      ur: normaliseText(ur),
      ar: normaliseText(ar),
    },
    shown: typed.shown,
  };
  const found = [
    ['title', lengthProblem(draft.title, DESK_LIMITS.clauseTitle)] as const,
    ...LOCALES.map(({ code }) => [code, problemIn(code, draft.words[code])] as const),
  ];
  return { draft, problems: Object.fromEntries(found.filter(([, problem]) => problem !== null)) };
}

/** Arabic may wait for somebody who writes it; until then the English is told. */
function problemIn(code: Locale, words: string): string | null {
  return code === 'ar' && words === '' ? null : lengthProblem(words, DESK_LIMITS.clauseWords);
}

const CODE_LONGEST = 40;

/** A new clause's code, which never changes afterwards: decisions rest on it. */
export function clauseCode(title: string, taken: readonly string[]): string {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '');
  const stem = plain.slice(0, CODE_LONGEST - 3).replace(/-+$/, '');
  const code = stem.length < 2 ? 'clause' : stem;
  if (!taken.includes(code)) return code;
  let number = 2;
  while (taken.includes(`${code}-${number}`)) number += 1;
  return `${code}-${number}`;
}

/** What an edit replaced, for the log: with the clause of today it tells every wording there was. */
export function clauseChanges(before: ClauseDraft, after: ClauseDraft): string[] {
  const changes = [
    ...(before.title === after.title ? [] : [`Title was “${before.title}”.`]),
    ...LOCALES.filter(({ code }) => before.words[code] !== after.words[code]).map(
      ({ code }) => `${languageLabel(code)} was “${before.words[code]}”.`,
    ),
  ];
  if (before.shown === after.shown) return changes;
  return [...changes, after.shown ? 'Told to the writer from now on.' : 'No longer told.'];
}
