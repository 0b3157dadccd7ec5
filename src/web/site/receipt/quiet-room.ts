import { type CategoryCode, categoryFromSlug } from '#domain/options/categories.ts';
import type { Thanks } from './kept-thanks.ts';
import type { ThankingRoom } from './room-thanks.ts';

/** What a text is about, by the address it will have. */
export function categoryOfUrl(url: string): CategoryCode {
  return categoryFromSlug(url.split('/')[2] ?? '') ?? 'LIFE';
}

/** The room that a text was sent to: that of its form, or where the form has none, of what it is about. */
export function roomOf(
  { url, room }: Pick<Thanks, 'url' | 'room'>,
  rooms: readonly ThankingRoom[],
): ThankingRoom | undefined {
  const category = categoryOfUrl(url);
  return room ?? rooms.find((one) => one.category === category);
}
