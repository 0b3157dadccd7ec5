import type { WritingType } from '#domain/options/writing-types.ts';
import { type Beginnings, GENERAL_BEGINNINGS } from './beginning-lines.ts';
import type { Campaign } from './schema.ts';

export function beginningsOf(
  { beginnings }: Pick<Campaign, 'beginnings'>,
  writingType: WritingType,
): Beginnings {
  return beginnings ?? GENERAL_BEGINNINGS[writingType];
}
