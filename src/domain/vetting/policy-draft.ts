import { DESK_LIMITS, numberProblem } from './desk-limits.ts';
import type { VettingPolicy } from './policy.ts';

const FIGURES = [
  'publishDelayMinutes',
  'publishesPerHour',
  'declinesPerHour',
  'readsPerHour',
  'readAgainPercent',
] as const satisfies (keyof VettingPolicy & keyof typeof DESK_LIMITS)[];
export type PolicyProblems = Partial<Record<(typeof FIGURES)[number], string>>;

/** What a lead chose, as it would be stored, and what is wrong with it by field. `known`: campaigns there are. */
export function checkPolicy(
  chosen: VettingPolicy,
  known: readonly string[],
): {
  policy: VettingPolicy;
  problems: PolicyProblems;
} {
  const problems: PolicyProblems = {};
  for (const figure of FIGURES) {
    const problem = numberProblem(chosen[figure], DESK_LIMITS[figure]);
    if (problem) problems[figure] = problem;
  }
  return {
    policy: {
      ...chosen,
      twoOfficersCampaigns: known.filter((slug) => chosen.twoOfficersCampaigns.includes(slug)),
    },
    problems,
  };
}

/** What changed, in words for the log. */
export function policyChanges(before: VettingPolicy, after: VettingPolicy): string[] {
  const pairs: [string, string, string][] = [
    [
      'Two officers for writers under 18',
      yesOrNo(before.twoOfficersUnder18),
      yesOrNo(after.twoOfficersUnder18),
    ],
    [
      'Two officers for campaigns',
      [...before.twoOfficersCampaigns].sort().join(', ') || 'none',
      [...after.twoOfficersCampaigns].sort().join(', ') || 'none',
    ],
    [
      'Minutes before publication',
      String(before.publishDelayMinutes),
      String(after.publishDelayMinutes),
    ],
    ['Published per hour', String(before.publishesPerHour), String(after.publishesPerHour)],
    ['Declined per hour', String(before.declinesPerHour), String(after.declinesPerHour)],
    ['Read per hour', String(before.readsPerHour), String(after.readsPerHour)],
    ['Read again of a hundred', String(before.readAgainPercent), String(after.readAgainPercent)],
    [
      'One lead may open a campaign alone',
      yesOrNo(before.oneLeadMayOpen),
      yesOrNo(after.oneLeadMayOpen),
    ],
  ];
  return pairs
    .filter(([, was, is]) => was !== is)
    .map(([what, was, is]) => `${what}: ${was}, now ${is}.`);
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
