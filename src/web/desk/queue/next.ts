import { redirect } from 'react-router';
import { isWaitingView } from '#domain/vetting/queue-view.ts';
import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/next';
import { addressEnd, filterOf, narrowingOf } from './narrowing.ts';

/** Hands over the most urgent free story of the list that this officer has room for today. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const officer = officerOf(context);
  const asked = narrowingOf(new URL(request.url).searchParams);
  const view = isWaitingView(asked.view) ? asked.view : 'to-read';
  const narrowing = { ...asked, view };
  const within = filterOf(narrowing, officer);
  const id = await services.takeNext({ officer, within });
  throw redirect(`/${id ? `story/${id}` : 'queue'}${addressEnd(narrowing)}`);
}
