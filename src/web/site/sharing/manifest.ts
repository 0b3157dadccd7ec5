import { addressIn, localeEntry } from '#domain/options/locales.ts';
import { servicesContext } from '#web/services-context.ts';
import { LOCALE } from '#web/words/locale.ts';
import type { Route } from './+types/manifest';
import { ICONS, THEME_COLOURS } from './icon-list.ts';

/** For whoever puts the site on a home screen. It stays a site: nothing is kept for later. */
export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(servicesContext).site;
  const manifest = {
    id: addressIn(LOCALE, '/'),
    name: site.name,
    short_name: site.name,
    description: site.subline,
    lang: LOCALE,
    dir: localeEntry(LOCALE).direction,
    start_url: addressIn(LOCALE, '/'),
    display: 'minimal-ui',
    background_color: THEME_COLOURS.light,
    theme_color: THEME_COLOURS.light,
    icons: Object.entries(ICONS).map(([file, { size, maskable }]) => ({
      src: `/icon/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: maskable ? 'maskable' : 'any',
    })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}
