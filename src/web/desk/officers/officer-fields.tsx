import { TEXT_LANGUAGES, type TextLanguage } from '#domain/options/languages.ts';
import { OFFICER_ROLES, type OfficerRole } from '#domain/vetting/officer.ts';
import { FieldError } from '#web/ui/field.tsx';

export function RoleField({ role }: { role: OfficerRole }) {
  return (
    <fieldset className="field">
      <legend>Role</legend>
      {OFFICER_ROLES.map((one) => (
        <label key={one} className="tick">
          <input type="radio" name="role" value={one} defaultChecked={one === role} />
          <span>{ROLE_WORDS[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

const ROLE_WORDS: Record<OfficerRole, string> = {
  officer: 'Officer: reads and decides',
  lead: 'Lead: also changes clauses, calendar, officers and policies',
};

type LanguagesProps = { languages: readonly TextLanguage[]; problem?: string | undefined };

export function LanguagesField({ languages, problem }: LanguagesProps) {
  return (
    <fieldset
      className={problem ? 'field bad' : 'field'}
      aria-describedby={problem && 'languages-error'}
    >
      <legend>Reads</legend>
      <FieldError name="languages" problem={problem} />
      {TEXT_LANGUAGES.map(({ code, label }) => (
        <label key={code} className="tick">
          <input type="checkbox" name={code} defaultChecked={languages.includes(code)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function roleOfForm(form: FormData): OfficerRole {
  return OFFICER_ROLES.find((role) => role === form.get('role')) ?? 'officer';
}
