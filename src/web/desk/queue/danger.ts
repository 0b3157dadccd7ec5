import { redirect } from 'react-router';
import { deskContext } from '../desk-context.ts';
import type { Route } from './+types/danger';

/** The text in danger that nobody has opened yet, or else the one that waits longest. */
export async function loader({ context }: Route.LoaderArgs) {
  const waiting = await context.get(deskContext).listInDanger();
  const first = waiting.find(({ opened, holder }) => !opened && !holder) ?? waiting[0];
  throw redirect(first ? `/story/${first.id}` : '/queue');
}
