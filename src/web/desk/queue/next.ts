import { redirect } from 'react-router';
import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/next';

/** Hands over the most urgent free story. Heavy ones only when they are asked for. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const heavy = (await request.formData()).has('heavy');
  const officer = officerOf(context);
  const id =
    (await services.takeNext({ officer, heavy })) ??
    // Nothing light is left: the next one is heavy, and its page covers it.
    (await services.takeNext({ officer, heavy: true }));
  throw redirect(id ? `/story/${id}` : '/');
}
