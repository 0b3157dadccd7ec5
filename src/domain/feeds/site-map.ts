import { escapeXml } from '#domain/xml.ts';

export type MapEntry = {
  address: string;
  changed?: Date;
  /** The same page in other languages. */
  versions?: readonly { language: string; address: string }[];
};

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const WITH_LINKS = `${SCHEMA} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;

/** How many numbers in the list of stories one map covers; the format itself allows 50,000. */
export const MAP_PART = 10_000;

export function siteMap(entries: readonly MapEntry[]): string {
  return `${DECLARATION}<urlset ${WITH_LINKS}>${entries.map(inTag('url')).join('')}</urlset>`;
}

export function siteMapIndex(maps: readonly MapEntry[]): string {
  return `${DECLARATION}<sitemapindex ${SCHEMA}>${maps.map(inTag('sitemap')).join('')}</sitemapindex>`;
}

const inTag =
  (tag: string) =>
  ({ address, changed, versions = [] }: MapEntry): string => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '';
    const links = versions.map(asLink).join('');
    return `<${tag}><loc>${escapeXml(address)}</loc>${lastmod}${links}</${tag}>\n`;
  };

const asLink = ({ language, address }: { language: string; address: string }) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;
