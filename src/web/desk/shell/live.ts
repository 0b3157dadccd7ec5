import { deskContext } from '../desk-context.ts';
import type { Route } from './+types/live';

/** The number of the newest event: an open page looks here for what others did. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json({ head: await context.get(deskContext).head() });
}
