import { splitPreview } from '#domain/campaigns/previews.ts';
import { splitAddress } from '#domain/options/locales.ts';

/** Which page a request is for: without its language or the secret of a preview, and without the router's name for its data. */
export function pagePathOf(request: Request): string {
  const { path } = splitAddress(new URL(request.url).pathname);
  return (splitPreview(path)?.path ?? path).replace(/\.data$/, '');
}
