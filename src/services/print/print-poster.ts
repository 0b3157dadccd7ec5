import { findCampaign } from '#domain/campaigns/registry.ts';
import { writePath } from '#domain/campaigns/write-path.ts';
import { wallOf } from '#domain/print/booklet-order.ts';
import type { PrintContext, PrintOutcome } from './print-letter.ts';

/** For a wall of a school or a mosque: a code that opens the page where one writes. */
export async function printPoster(
  { print, site }: Pick<PrintContext, 'print' | 'site'>,
  slug: string,
): Promise<PrintOutcome> {
  const campaign = findCampaign(slug);
  if (!campaign) return { kind: 'unknown' };
  const { form, landing } = campaign;
  const printed = await print({
    kind: 'poster',
    title: form?.heading ?? landing?.heading ?? campaign.name,
    sentence: form?.lead ?? landing?.lead ?? campaign.summary,
    address: `${site.origin}${writePath(campaign)}`,
    wall: wallOf(campaign.category ?? 'LIFE', campaign),
    imprint: site,
  });
  return printed === 'busy' ? { kind: 'busy' } : { kind: 'printed', pdf: printed.pdf };
}
