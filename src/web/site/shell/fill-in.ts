import type { Site } from '#domain/site.ts';

/** Puts the site's own names and addresses into prose that only knows their places. */
export function fillIn(text: string, site: Site): string {
  const values: Record<string, string> = {
    siteName: site.name,
    contactEmail: site.emails.contact,
    securityEmail: site.emails.security,
    pressEmail: site.emails.press,
    educatorsEmail: site.emails.educators,
    appealsEmail: site.emails.appeals,
    donateUrl: site.donateUrl,
    socialLabel: site.social.label,
    socialUrl: site.social.url,
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
