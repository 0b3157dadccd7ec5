export const GENDERS = ['F', 'M', 'X'] as const;

export type Gender = (typeof GENDERS)[number];

export function isGender(code: string): code is Gender {
  return GENDERS.some((gender) => gender === code);
}
