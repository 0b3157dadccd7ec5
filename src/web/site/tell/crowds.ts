import { servicesContext } from '#web/services-context.ts';
import type { Route } from './+types/crowds';

/** The same for everybody: a device that asks for it says nothing about who writes on it. */
export async function loader({ context }: Route.LoaderArgs) {
  const crowds = await context.get(servicesContext).crowds();
  return new Response(JSON.stringify(crowds), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}
