import { CITY_LONGEST, NAME_LONGEST } from '#domain/submission/limits.ts';

/** What officers may leave out of the label, in its order. Country and gender lead to nobody; whom it is to is chosen from a list. */
export const REDACTED_FIELDS = ['name', 'age', 'city', 'belief', 'link', 'social'] as const;
export type RedactedField = (typeof REDACTED_FIELDS)[number];

export function isRedactedField(name: string): name is RedactedField {
  return REDACTED_FIELDS.some((field) => field === name);
}

/** Lines of which other words may be written, and how long they may be. */
const REPLACEABLE: Partial<Record<RedactedField, number>> = {
  name: NAME_LONGEST,
  city: CITY_LONGEST,
};
export const longestInstead = (field: RedactedField) => REPLACEABLE[field] ?? null;

/** One line as an officer left it: hidden, or other words in its place. */
export type Redaction = { value: string | null };
export type Redactions = Partial<Record<RedactedField, Redaction>>;

/** One step of an officer, as it is kept: what stands there for readers since. */
export type RedactionStep = {
  no: number;
  field: RedactedField;
  action: 'hide' | 'replace' | 'show';
  value: string | null;
};

/** The last word about each line. */
export function redactionsOf(steps: readonly RedactionStep[]): Redactions {
  const now: Redactions = {};
  for (const { field, action, value } of steps)
    if (action === 'show') delete now[field];
    else now[field] = { value };
  return now;
}
