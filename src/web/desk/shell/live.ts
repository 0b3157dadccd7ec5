import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/live';

export type LiveAnswer = { head: number; inDanger: number; officerId: string };

/**
 * The number of the newest event, how many may be in danger, and who sits here: an open page looks here for what others
 * did.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(deskContext);
  const [head, inDanger] = await Promise.all([services.head(), services.countInDanger()]);
  const answer: LiveAnswer = { head, inDanger, officerId: officerOf(context).id };
  return Response.json(answer);
}
