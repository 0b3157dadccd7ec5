import { addressIn, LOCALES } from '#domain/options/locales.ts';
import { servicesContext } from '#web/services-context.ts';
import type { Route } from './+types/robots';

/** What is somebody's own, and lists that are endless because a reader made them. */
const CLOSED = [
  '/desk',
  ...['/receipt', '/thank-you', '/try-again-later'].flatMap((path) =>
    LOCALES.map(({ code }) => addressIn(code, path)),
  ),
  '/*?q=',
  '/*&q=',
];

/** Stories that are gone stay open to robots: how else would they learn of it? */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(servicesContext);
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${site.origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
