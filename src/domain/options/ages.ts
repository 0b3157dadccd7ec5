/** The youngest writer. Children below this age take part through an adult's own story. */
export const YOUNGEST = 7;
export const OLDEST = 120;
/** "It's a secret": a real choice, stored as 0. */
export const AGE_SECRET = 0;
/** Below this an adult's permission is needed, and less of the writer is shown. */
export const ADULT = 18;

export const AGES: readonly number[] = [
  AGE_SECRET,
  ...Array.from({ length: OLDEST - YOUNGEST + 1 }, (_, i) => YOUNGEST + i),
];

/** What somebody typed, in the digits of Latin, Arabic or Urdu; NaN where it is no number of years. */
export function yearsOf(typed: string): number {
  const digits = typed.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
  return /^(?:0|[1-9]\d{0,2})$/.test(digits) ? Number(digits) : Number.NaN;
}

export function isAge(age: number): boolean {
  return age === AGE_SECRET || (Number.isInteger(age) && age >= YOUNGEST && age <= OLDEST);
}

export function isMinor(age: number | null): boolean {
  return age !== null && age >= YOUNGEST && age < ADULT;
}

/** An age that was not told counts as a child's, unless the writer says "I am 18 or older". */
export function isChild({ age, adult }: { age: number | null; adult: boolean }): boolean {
  return age === null || age === AGE_SECRET ? !adult : isMinor(age);
}

const CHILD_BANDS = ['7 to 12', '13 to 17'] as const;
/** From here on there are few in any one city. */
const EIGHTY = 80;

/** Wide enough that a band and a country never point at one person. */
export function ageBand(age: number): string {
  if (isMinor(age)) return age < 13 ? CHILD_BANDS[0] : CHILD_BANDS[1];
  if (age < 30) return '18 to 29';
  if (age >= EIGHTY) return '80 or older';
  const decade = Math.floor(age / 10) * 10;
  return `${decade} to ${decade + 9}`;
}

/** The youngest and the oldest that a band stands for; null where there is no such band. */
export function agesOfBand(band: string): { youngest: number; oldest: number } | null {
  const ages = AGES.filter((age) => age !== AGE_SECRET && ageBand(age) === band);
  const [youngest] = ages;
  return youngest === undefined ? null : { youngest, oldest: Math.max(...ages) };
}

export function isChildBand(band: string | null): boolean {
  return CHILD_BANDS.some((child) => child === band);
}
