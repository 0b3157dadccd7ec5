import type { Campaigns, CampaignWithForm } from '#domain/campaigns/campaigns.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import { thankingRoom } from '../receipt/room-thanks.ts';

/** A campaign as its form needs it, and nothing that only other pages show. */
export type WritingCampaign = ReturnType<typeof writingCampaign>;

/** `version`: in which it asks; the form says so when it is sent. */
export function writingCampaign(
  campaign: CampaignWithForm,
  version: number | null,
  campaigns: Campaigns,
) {
  const { slug, category, writingType, remembrance, recipients, form } = campaign;
  const { list, whereItGoes, beginnings, authorLabel } = campaign;
  const nameOf = (recipient: string) =>
    campaigns.recipientName({ campaign: slug, campaignVersion: version }, recipient);
  return {
    ...{ slug, category, writingType, remembrance, recipients, form, version },
    list: list && { path: list.path },
    ...{ whereItGoes, beginnings, authorLabel },
    recipientNames: Object.fromEntries(recipients.map((one) => [one, nameOf(one)])),
    /** What is written about these is signed "From", whichever form it comes by. */
    signedRooms: category ? [] : signedRooms(campaigns),
    room: category ? thankingRoom({ ...campaign, category }) : undefined,
  };
}

const signedRooms = ({ all }: Campaigns): CategoryCode[] =>
  all.flatMap(({ category, authorLabel }) => (category && authorLabel === 'From' ? category : []));

/** How what is written here will be signed. */
export function authorLabelIn(
  { category, authorLabel, signedRooms }: WritingCampaign,
  chosen: string,
): 'Name' | 'From' {
  if (category) return authorLabel;
  return signedRooms.some((one) => one === chosen) ? 'From' : 'Name';
}
