import { redirect } from 'react-router';
import { deskContext } from '../desk-context.ts';
import type { Route } from './+types/danger';

/** The text in danger that nobody has opened yet, or else one in nobody's hands, unanswered ones first. */
export async function loader({ context }: Route.LoaderArgs) {
  const waiting = await context.get(deskContext).listInDanger();
  const free = waiting.filter(({ holder }) => !holder);
  const first =
    free.find(({ opened }) => !opened) ??
    free.find(({ answered }) => !answered) ??
    free[0] ??
    waiting[0];
  throw redirect(first ? `/story/${first.id}` : '/queue');
}
