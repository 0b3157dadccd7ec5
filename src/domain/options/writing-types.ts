export const WRITING_TYPES = ['STORY', 'LETTER'] as const;

export type WritingType = (typeof WRITING_TYPES)[number];

export function isWritingType(value: string): value is WritingType {
  return value === 'STORY' || value === 'LETTER';
}
