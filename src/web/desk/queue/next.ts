import { redirect } from 'react-router';
import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/next';
import { addressEnd, filterOf, narrowingOf } from './narrowing.ts';

/** Hands over the most urgent free story of the list that this officer has room for today. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const officer = officerOf(context);
  const narrowing = narrowingOf(new URL(request.url).searchParams);
  const within = filterOf(narrowing, officer);
  const id = await services.takeNext({ officer, within });
  throw redirect(`/${id ? `story/${id}` : 'queue'}${addressEnd(narrowing)}`);
}
