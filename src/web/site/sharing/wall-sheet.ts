import { wallSheet } from '#domain/motif/wall-sheet.ts';
import type { Route } from './+types/wall-sheet';

/** The paints that its address names, and so never others. Of words nobody wrote one: an address is figures. */
export function loader({ params }: Route.LoaderArgs) {
  const rules = wallSheet(params.file);
  if (rules === null) return new Response(null, { status: 404 });
  return new Response(rules, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
