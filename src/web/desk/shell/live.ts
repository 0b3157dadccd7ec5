import { deskContext } from '../desk-context.ts';
import type { Route } from './+types/live';

/** The number of the newest event, and how many may be in danger: an open page looks here for what others did. */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const [head, inDanger] = await Promise.all([services.head(), services.countInDanger()]);
  return Response.json({ head, inDanger });
}
