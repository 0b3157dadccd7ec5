import { museumRooms } from '#domain/campaigns/museum.ts';
import type { Campaign } from '#domain/campaigns/schema.ts';

/** What a link into a room carries, in router state and in the query string alike. */
export function roomState(campaign: Campaign) {
  return { category: campaign.category, type: campaign.writingType, display: 'MUSEUM' };
}

/**
 * Reading inside a room stays in that room. The kind of writing is left out on purpose: a room
 * shows every text of its category.
 */
export function roomQuery(campaign: Campaign): string {
  return `?display=MUSEUM&category=${campaign.category}`;
}

/** What the specification lets an address say about where the reader comes from. */
const READER_HINTS = ['display', 'category', 'type'] as const;

/** Only that goes on to the next story: a request also carries the router's own notes. */
export function readerQuery(asked: URLSearchParams): string {
  const hints = READER_HINTS.flatMap((name) => {
    const value = asked.get(name);
    return value === null ? [] : [[name, value]];
  });
  return hints.length === 0 ? '' : `?${new URLSearchParams(hints)}`;
}

/** The room a reader came from, for the way back. */
export function roomOf(search: string) {
  const query = new URLSearchParams(search);
  if (query.get('display') !== 'MUSEUM') return undefined;
  return museumRooms().find((room) => room.category === query.get('category'));
}
