import { t } from '@lingui/core/macro';
import { posterOf } from '#domain/print/poster.ts';
import { campaignsContext, servicesContext } from '#web/services-context.ts';
import { LOCALE } from '#web/words/locale.ts';
import type { Route } from './+types/poster';
import { nameOf, pdfAnswer } from './pdf-answer.ts';

/** In the language of the address, as the form that its code opens. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const campaign = context.get(campaignsContext).find(nameOf(params.file));
  if (!campaign) return pdfAnswer({ kind: 'unknown' });
  const { printPoster, site } = context.get(servicesContext);
  const says = {
    promise: t`No account, and no name unless you want one.`,
    code: t`A code that opens the page where you write`,
  };
  return pdfAnswer(await printPoster(posterOf(campaign, site, { language: LOCALE, says })));
}
