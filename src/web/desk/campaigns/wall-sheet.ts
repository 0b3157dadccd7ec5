import { wallSheet } from '#domain/motif/wall-sheet.ts';
import type { Route } from './+types/wall-sheet';

/** The same rules as the site's, from the desk's own address. */
export function loader({ params }: Route.LoaderArgs) {
  const rules = wallSheet(params.file);
  if (rules === null) return new Response(null, { status: 404 });
  return new Response(rules, { headers: { 'content-type': 'text/css; charset=utf-8' } });
}
