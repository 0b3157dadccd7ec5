export const GENDERS = [
  { code: 'F', label: 'Woman', childLabel: 'Girl', choice: 'Girl or woman' },
  { code: 'M', label: 'Man', childLabel: 'Boy', choice: 'Boy or man' },
  { code: 'X', label: 'Another', childLabel: 'Another', choice: 'Another, or rather not say' },
] as const;

export type Gender = (typeof GENDERS)[number]['code'];

export function isGender(code: string): code is Gender {
  return GENDERS.some((g) => g.code === code);
}
