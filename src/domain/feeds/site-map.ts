import { escapeXml } from '#domain/xml.ts';

export type MapEntry = { address: string; changed?: Date };

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** How many numbers in the list of stories one map covers; the format itself allows 50,000. */
export const MAP_PART = 10_000;

export function siteMap(entries: readonly MapEntry[]): string {
  return `${DECLARATION}<urlset ${SCHEMA}>${entries.map(inTag('url')).join('')}</urlset>`;
}

export function siteMapIndex(maps: readonly MapEntry[]): string {
  return `${DECLARATION}<sitemapindex ${SCHEMA}>${maps.map(inTag('sitemap')).join('')}</sitemapindex>`;
}

const inTag =
  (tag: string) =>
  ({ address, changed }: MapEntry): string => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    return `<${tag}><loc>${escapeXml(address)}</loc>${lastmod}</${tag}>\n`;
  };
