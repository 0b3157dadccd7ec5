import { TEXT_LANGUAGES, type TextLanguage } from '#domain/options/languages.ts';
import { isEmail } from '#domain/submission/rules.ts';
import { normaliseLine } from '#domain/submission/text.ts';
import { DESK_LIMITS, lengthProblem } from './desk-limits.ts';
import type { Officer } from './officer.ts';

export type OfficerDraft = Pick<Officer, 'name' | 'email' | 'role' | 'languages'>;
export type OfficerProblems = Partial<Record<'name' | 'email' | 'languages', string>>;

/** As much as the log holds. */
const EMAIL_LONGEST = 200;

/** Whom a lead invites, as it would be stored, and what is wrong with it by field. */
export function checkOfficer(typed: OfficerDraft): {
  draft: OfficerDraft;
  problems: OfficerProblems;
} {
  const draft = {
    ...typed,
    name: normaliseLine(typed.name),
    email: normaliseLine(typed.email).toLowerCase(),
  };
  const name = lengthProblem(draft.name, DESK_LIMITS.officerName);
  const email = isEmail(draft.email) && draft.email.length <= EMAIL_LONGEST;
  const languages = languagesProblem(draft.languages);
  return {
    draft,
    problems: {
      ...(name && { name }),
      ...(!email && { email: 'It should look like name@example.com' }),
      ...(languages && { languages }),
    },
  };
}

/** Who reads no language at all would be handed nothing. */
export function languagesProblem(languages: readonly TextLanguage[]): string | null {
  return languages.length === 0 ? 'Choose at least one language.' : null;
}

export function languagesIn(codes: { has: (code: string) => boolean }): TextLanguage[] {
  return TEXT_LANGUAGES.map(({ code }) => code).filter((code) => codes.has(code));
}
