import { escapeHtml } from '#domain/story/body.ts';
import { servicesContext } from '#web/services-context.ts';
import { sitePaths } from '../site-paths.ts';
import type { Route } from './+types/sitemap';

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(servicesContext).site;
  const entries = sitePaths().map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  );
}
