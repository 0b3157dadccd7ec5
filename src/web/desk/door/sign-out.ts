import { redirect } from 'react-router';
import { deskContext, officerOf } from '../desk-context.ts';
import type { Route } from './+types/sign-out';
import { cookieHeaders } from './cookie-headers.ts';

export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(deskContext);
  const everywhere = (await request.formData()).has('everywhere');
  if (everywhere) await services.signOutEverywhere({ by: officerOf(context) });
  const cookies = await services.signIn.signOut(request.headers);
  throw redirect('/sign-in', { headers: cookieHeaders(cookies) });
}
