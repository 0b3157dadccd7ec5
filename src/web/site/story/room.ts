import type { Campaign } from '#domain/campaigns/schema.ts';

/** What a link into a room carries, in router state and in the query string alike. */
export function roomState(campaign: Pick<Campaign, 'category' | 'writingType'>) {
  return { category: campaign.category, type: campaign.writingType, display: 'MUSEUM' };
}

/**
 * Reading inside a room stays in that room. The kind of writing is left out on purpose: a room
 * shows every text of its category.
 */
export function roomQuery(campaign: Pick<Campaign, 'category'>): string {
  return `?display=MUSEUM&category=${campaign.category}`;
}

/** What in an address says which stories stand beside one. */
const NAMES = ['display', 'category', 'type'];

/** That part of an address and nothing else: the router asks for data under names of its own. */
export function roomSearch(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([name]) => NAMES.includes(name)));
  return kept.size > 0 ? `?${kept}` : '';
}

/** The same from router state. A room shows every text of its category, so there the kind is left out. */
export function searchOfState(state: unknown): string {
  const { display, category, type } = (state ?? {}) as Record<string, unknown>;
  const said = display === undefined ? { category, type } : { display, category };
  const texts = Object.entries(said).filter(
    (one): one is [string, string] => typeof one[1] === 'string',
  );
  return roomSearch(new URLSearchParams(texts));
}
