import { DATA_OF_SLASH } from '#web/render/inner-protocols.ts';
import type { WebAnswer } from '#web/render/web-answer.ts';

/** A page has one address: the same one with a slash behind it leads there. */
export function withoutTrailingSlash(request: Request): WebAnswer | null {
  if (request.method !== 'GET') return null;
  const { pathname, search } = new URL(request.url);
  // Two slashes in front would name another host.
  const plain = `/${pathname.replace(/^\/+/, '')}`
    .replace(DATA_OF_SLASH, '.data')
    .replace(/(?<=.)\/+$/, '');
  if (plain === pathname) return null;
  return { status: 308, headers: new Headers({ location: `${plain}${search}` }), body: null };
}
