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

export function isAge(age: number): boolean {
  return age === AGE_SECRET || (Number.isInteger(age) && age >= YOUNGEST && age <= OLDEST);
}

export function isMinor(age: number | null): boolean {
  return age !== null && age >= YOUNGEST && age < ADULT;
}

/** Wide enough that a band and a country never point at one child. */
export function ageBand(age: number): string {
  return age < 13 ? '7 to 12' : '13 to 17';
}
