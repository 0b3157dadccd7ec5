import { campaignsContext, servicesContext } from '#web/services-context.ts';
import type { Route } from './+types/country-openings';
import { countryTold } from './home/home-told.ts';

/** What the map's card says of each country; all of them at once, so that nobody sees which one was touched. */
export async function loader({ context }: Route.LoaderArgs) {
  const openings = await context.get(servicesContext).countryOpenings();
  const campaigns = context.get(campaignsContext);
  const told = Object.entries(openings).map(([country, story]) => [
    country,
    countryTold(story, campaigns),
  ]);
  return new Response(JSON.stringify(Object.fromEntries(told)), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
}
