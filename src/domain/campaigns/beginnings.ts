import type { WritingType } from '#domain/options/writing-types.ts';
import { BEGINNINGS_OF_CAMPAIGN, type Beginnings, GENERAL_BEGINNINGS } from './beginning-lines.ts';
import type { Campaign } from './schema.ts';

export function beginningsOf(
  { slug }: Pick<Campaign, 'slug'>,
  writingType: WritingType,
): Beginnings {
  return BEGINNINGS_OF_CAMPAIGN[slug] ?? GENERAL_BEGINNINGS[writingType];
}

/** Whose own words stand here; a test holds them against the campaigns there are. */
export const campaignsWithBeginnings: readonly string[] = Object.keys(BEGINNINGS_OF_CAMPAIGN);
