import { securityTxt } from '#domain/security-txt.ts';
import { servicesContext } from '#web/services-context.ts';
import type { Route } from './+types/security-txt';

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(servicesContext);
  return new Response(securityTxt(site, new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
