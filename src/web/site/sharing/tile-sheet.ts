import { pigmentProperty } from '#domain/motif/pigments.ts';
import { drawFile } from '#domain/motif/sheet-file.ts';
import type { Route } from './+types/tile-sheet';
import { noPicture } from './picture-answer.ts';

/** Drawn from its address alone, and so never another one. */
export function loader({ params }: Route.LoaderArgs) {
  const drawn = drawFile(params.file, pigmentProperty);
  if (drawn === null) return noPicture('unknown');
  return new Response(drawn, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
