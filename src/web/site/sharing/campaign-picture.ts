import { t } from '@lingui/core/macro';
import { pictureName } from '#domain/sharing/addresses.ts';
import { campaignCard } from '#domain/sharing/share-card.ts';
import { campaignsContext, servicesContext } from '#web/services-context.ts';
import { LOCALE } from '#web/words/locale.ts';
import type { Route } from './+types/campaign-picture';
import { noPicture, pictureAnswer } from './picture-answer.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const campaign = context.get(campaignsContext).find(pictureName(params.file) ?? '');
  if (!campaign) return noPicture('unknown');
  const { drawPicture, site } = context.get(servicesContext);
  const { name, tagline } = site;
  const says = { STORY: t`True stories`, LETTER: t`Letters`, everything: t`Read, tell, share` };
  const card = campaignCard(campaign, { name, tagline, language: LOCALE, says });
  return pictureAnswer(await drawPicture(card));
}
