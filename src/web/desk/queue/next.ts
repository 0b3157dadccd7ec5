import { redirect } from 'react-router';
import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/next';
import { addressEnd, filterOf, narrowingOf } from './narrowing.ts';

/** Hands over the most urgent free story of the list. Heavy ones only when they are asked for. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const heavy = (await request.formData()).has('heavy');
  const officer = officerOf(context);
  const narrowing = narrowingOf(new URL(request.url).searchParams);
  const within = filterOf(narrowing, officer);
  const id =
    (await services.takeNext({ officer, heavy, within })) ??
    // Nothing light is left: the next one is heavy, and its page covers it.
    (await services.takeNext({ officer, heavy: true, within }));
  throw redirect(`/${id ? `story/${id}` : 'queue'}${addressEnd(narrowing)}`);
}
