import { redirect } from 'react-router';
import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/sign-out';

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const everywhere = (await request.formData()).has('everywhere');
  if (everywhere) await services.signOutEverywhere(officerOf(context));
  const headers = new Headers();
  for (const cookie of await services.signIn.signOut(request.headers))
    headers.append('set-cookie', cookie);
  throw redirect('/sign-in', { headers });
}
