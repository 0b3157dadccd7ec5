import { siteMapIndex } from '#domain/feeds/site-map.ts';
import { servicesContext } from '#web/services-context.ts';
import type { Route } from './+types/site-map';
import { xmlAnswer } from './xml-answer.ts';

/** The map of maps: the pages in one, the stories in as many as they need. */
export async function loader({ context }: Route.LoaderArgs) {
  const { site, mapParts } = context.get(servicesContext);
  const parts = await mapParts();
  return xmlAnswer(
    siteMapIndex([
      { address: `${site.origin}/sitemaps/pages.xml` },
      ...parts.map(({ part, newest }) => ({
        address: `${site.origin}/sitemaps/stories-${part}.xml`,
        changed: newest,
      })),
    ]),
  );
}
