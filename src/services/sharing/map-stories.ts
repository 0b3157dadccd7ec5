import type { Database } from '#db/connect.ts';
import {
  listMapPart,
  listMapParts,
  type MapPart,
  type MappedStory,
} from '#db/publications/publication-map.ts';
import { MAP_PART } from '#domain/feeds/site-map.ts';

/** Numbers beyond this are no part, whatever an address says. */
const PART_HIGHEST = 1_000_000;

/** The parts of the map of all stories that hold one. */
export function mapParts(db: Database): Promise<MapPart[]> {
  return listMapParts(db, MAP_PART);
}

/** The stories of one part; what is paused or gone is on no map. */
export async function mapStories(db: Database, part: number): Promise<MappedStory[]> {
  return part <= PART_HIGHEST ? listMapPart(db, part, MAP_PART) : [];
}
