import { servicesContext } from '#web/services-context.ts';
import type { Route } from './+types/country-openings';

/** What the map's card says of each country; all of them at once, so that nobody sees which one was touched. */
export async function loader({ context }: Route.LoaderArgs) {
  const openings = await context.get(servicesContext).countryOpenings();
  return new Response(JSON.stringify(openings), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}
