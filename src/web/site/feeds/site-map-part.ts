import { type MapEntry, siteMap } from '#domain/feeds/site-map.ts';
import { addressIn, LOCALES, languageVersions } from '#domain/options/locales.ts';
import { IN_URDU_ALONE } from '#domain/page-paths.ts';
import { permalink } from '#domain/story/permalink.ts';
import { campaignsContext, servicesContext } from '#web/services-context.ts';
import { sitePaths } from '../site-paths.ts';
import type { Route } from './+types/site-map-part';
import { noXml, xmlAnswer } from './xml-answer.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { site, mapStories } = context.get(servicesContext);
  if (params.file === 'pages.xml')
    return xmlAnswer(siteMap(pagesOf(site.origin, sitePaths(context.get(campaignsContext)))));
  const part = /^stories-(0|[1-9]\d*)\.xml$/.exec(params.file)?.[1];
  const stories = part === undefined ? [] : await mapStories(Number(part));
  if (stories.length === 0) return noXml();
  return xmlAnswer(
    siteMap(
      stories.map((story) => ({
        address: site.origin + permalink(story),
        changed: story.publishedAt,
      })),
    ),
  );
}

/** Every page in every language, each naming all of them. */
function pagesOf(origin: string, paths: readonly string[]): MapEntry[] {
  const alone = { address: origin + addressIn('ur', IN_URDU_ALONE) };
  const others = paths.flatMap((path) => {
    const versions = languageVersions(path).map(({ language, path }) => ({
      language,
      address: origin + path,
    }));
    return LOCALES.map(({ code }) => ({ address: origin + addressIn(code, path), versions }));
  });
  return [...others, alone];
}
