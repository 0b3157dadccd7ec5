import type { Database } from '#db/connect.ts';
import { findServed } from '#db/content/content-versions.ts';
import { contentOf, siteSaying } from '#domain/content/content.ts';
import type { Site } from '#domain/site.ts';

/** For mails, which are written now and then: what the site says of itself at this moment, in English. */
export async function siteNow({ db, site }: { db: Database; site: Site }): Promise<Site> {
  const slots = ['tagline', 'profiles'] as const;
  const served = await Promise.all(
    slots.map(async (slot) => [slot, (await findServed(db, slot))?.record] as const),
  );
  return siteSaying(site, contentOf(new Map(served.filter(([, record]) => record))), 'en');
}
