import { generalCampaign } from '#domain/campaigns/registry.ts';
import { posterOf } from '#domain/print/poster.ts';
import { createPrintShop } from '#integrations/print/print-shop.ts';
import { printPoster } from '#services/print/print-poster.ts';
import { readConfig, SITE_KEYS, siteOf } from '../compose/config.ts';
import type { Settings } from '../setup/settings.ts';
import { broken, type Finding, held, tried } from './finding.ts';

const ABOUT = 'printing';
const MEND =
  'It needs a kernel with Landlock, such as Debian 12’s, and in containers leave to use it. Until then no letter is printed.';

/** Whether a process that is shut in can lay out a page; one that is not is never started. */
export function checkPrinting({ web }: Settings): Promise<Finding[]> {
  return tried(ABOUT, MEND, async () => {
    const site = siteOf(readConfig(SITE_KEYS, web));
    const says = { promise: site.tagline, code: site.name };
    const poster = posterOf(generalCampaign(), site, { language: 'en', says });
    const shop = createPrintShop();
    try {
      const { kind } = await printPoster(shop, poster);
      return kind === 'printed'
        ? held(ABOUT, 'a page is laid out by a process that sees nothing else')
        : broken(ABOUT, kind, MEND);
    } finally {
      await shop.stop();
    }
  });
}
