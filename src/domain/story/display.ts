import { campaignOfCategory } from '#domain/campaigns/registry.ts';
import { AGE_SECRET, isChildBand, isMinor } from '#domain/options/ages.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import { GENDERS, type Gender } from '#domain/options/genders.ts';
import type { WritingType } from '#domain/options/writing-types.ts';

/** What a reader sees where the writer said nothing. */
const ANONYMOUS = 'Anonymous';
export const UNSPECIFIED = 'Unspecified';

type Told = { age: number | null; ageBand: string | null; gender: Gender };

export function displayName(name: string | null): string {
  return name ?? ANONYMOUS;
}

export function displayAge({ age, ageBand }: Omit<Told, 'gender'>): string {
  if (ageBand) return ageBand;
  return age === null || age === AGE_SECRET ? UNSPECIFIED : String(age);
}

export function displayGender({ age, ageBand, gender }: Told): string {
  const found = GENDERS.find((g) => g.code === gender);
  const child = isChildBand(ageBand) || isMinor(age);
  return (child ? found?.childLabel : found?.label) ?? UNSPECIFIED;
}

/** "Hamilton, Canada", or the country alone. */
export function displayPlace({ city, country }: { city: string | null; country: string }): string {
  return city ? `${city}, ${country}` : country;
}

export function displayMinutes(minutes: number): string {
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

type Opening = { contentNote: string | null; excerpt: string; writingType: WritingType };

/** A text that is covered on its own page does not show its first words elsewhere. */
export function displayOpening({ contentNote, excerpt, writingType }: Opening): string {
  if (contentNote === null) return excerpt;
  return `This ${writingType === 'LETTER' ? 'letter' : 'story'} ${contentNote}`;
}

export function displayOr(value: string | null): string {
  return value ?? UNSPECIFIED;
}

/** Letters of remembrance are "From", everything else has a "Name". */
export function authorLabel(category: CategoryCode): 'Name' | 'From' {
  return campaignOfCategory(category)?.authorLabel ?? 'Name';
}
