import { splitAddress } from '#domain/options/locales.ts';

/** Which page a request is for: without its language, and without the router's name for its data. */
export function pagePathOf(request: Request): string {
  return splitAddress(new URL(request.url).pathname).path.replace(/\.data$/, '');
}
