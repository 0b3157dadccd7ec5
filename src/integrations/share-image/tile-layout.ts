import type { ImageSource, Node } from '@takumi-rs/core';
import { PIGMENT_HEX } from '#domain/motif/pigments.ts';
import { drawTile } from '#domain/motif/tile.ts';
import { tileSvg } from '#domain/motif/tile-svg.ts';
import { TILE_IMAGE_SIDE, type TilePicture } from '#domain/sharing/share-card.ts';

/** As it hangs on the thank-you page. */
const REPEATS = 3;

export function tileNode({ category, story }: TilePicture): { node: Node; images: ImageSource[] } {
  const size = { width: TILE_IMAGE_SIDE, height: TILE_IMAGE_SIDE };
  const drawing = drawTile({ category, story, cols: REPEATS, rows: REPEATS });
  const svg = tileSvg(drawing, {
    colour: (pigment) => PIGMENT_HEX[pigment],
    file: { ...size, ink: PIGMENT_HEX.ink },
  });
  return {
    node: { type: 'image', src: 'tile', style: size },
    images: [{ src: 'tile', data: Buffer.from(svg), cache: 'none' }],
  };
}
