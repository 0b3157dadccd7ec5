import { findCampaign } from '#domain/campaigns/registry.ts';
import { pictureName } from '#domain/sharing/addresses.ts';
import { campaignCard } from '#domain/sharing/share-card.ts';
import { servicesContext } from '#web/services-context.ts';
import type { Route } from './+types/campaign-picture';
import { noPicture, pictureAnswer } from './picture-answer.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const campaign = findCampaign(pictureName(params.file) ?? '');
  if (!campaign) return noPicture('unknown');
  const { drawPicture, site } = context.get(servicesContext);
  return pictureAnswer(await drawPicture(campaignCard(campaign, site)));
}
