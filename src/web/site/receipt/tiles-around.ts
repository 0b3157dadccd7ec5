import type { PublicServices } from '#services/public-services.ts';
import { type HungTile, TILES_AROUND } from './placed-tile.tsx';

/** The newest on the wall, as much of each as a tile needs; one more, should the reader's be among them. */
export async function tilesAround(
  services: Pick<PublicServices, 'listStories'>,
): Promise<HungTile[]> {
  const { content } = await services.listStories({}, { number: 0, size: TILES_AROUND + 1 });
  return content.map(({ hash, category }) => ({ hash, category }));
}
