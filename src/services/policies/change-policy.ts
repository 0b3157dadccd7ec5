import { findPolicy, lockPolicy, updatePolicy } from '#db/desk/policies.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import type { VettingPolicy } from '#domain/vetting/policy.ts';
import { checkPolicy, type PolicyProblems, policyChanges } from '#domain/vetting/policy-draft.ts';
import { currentCampaigns } from '#services/campaigns/current-campaigns.ts';
import { forFreshLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

export type ChangePolicyOutcome =
  | { kind: 'changed'; changes: string[] }
  | { kind: 'invalid'; problems: PolicyProblems };

/** Counts from the next decision on. */
export const changePolicy = forFreshLeads(
  async (
    context: DeskContext,
    request: { by: ActingOfficer; policy: VettingPolicy },
  ): Promise<ChangePolicyOutcome> => {
    const { withForm } = (await currentCampaigns(context.db)).in('en');
    const known = withForm.map(({ slug }) => slug);
    const { policy, problems } = checkPolicy(request.policy, known);
    if (Object.keys(problems).length > 0) return { kind: 'invalid', problems };
    return context.db.transaction().execute(async (db) => {
      await lockPolicy(db);
      const changes = policyChanges(await findPolicy(db), policy);
      if (changes.length === 0) return { kind: 'changed', changes };
      await updatePolicy(db, policy);
      await insertDeskEvent(db, {
        kind: 'edit-policy',
        officer: request.by.id,
        subject: 'policies',
        note: changes.join('\n'),
        at: context.clock(),
      });
      return { kind: 'changed', changes };
    });
  },
);
