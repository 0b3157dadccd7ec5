import { isChild } from '#domain/options/ages.ts';

/** What leads decide about deciding. */
export type VettingPolicy = {
  twoOfficersUnder18: boolean;
  /** Campaigns whose texts two officers must approve. */
  twoOfficersCampaigns: string[];
  /** How long an approved text waits before readers see it. */
  publishDelayMinutes: number;
  /** A hijacked account can do no more than this. */
  publishesPerHour: number;
  /** Nor refuse, hide and park more than this. */
  declinesPerHour: number;
  /** Nor read more than this without showing the passkey. */
  readsPerHour: number;
  /** Of a hundred decisions, so many are read again by somebody who does not know of the first. */
  readAgainPercent: number;
  /** For twelve hours, when something happens at three in the morning. */
  oneLeadMayOpen: boolean;
};

/** Whether a second officer must agree before this text is published. */
export function needsTwoOfficers(
  story: { age: number | null; adult: boolean; campaign: string; dangers: readonly string[] },
  policy: VettingPolicy,
): boolean {
  return (
    (policy.twoOfficersUnder18 && isChild(story)) ||
    policy.twoOfficersCampaigns.includes(story.campaign) ||
    // Somebody was thought to be in danger: one pair of eyes is not enough.
    story.dangers.length > 0
  );
}
