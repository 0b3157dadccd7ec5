import { type AddressProblem, addressProblems } from './campaign-addresses.ts';
import { type CampaignRecord, campaignRecordSchema } from './campaign-record.ts';

/** What is wrong with a draft, by its place in the record. */
export type DraftProblem = {
  part: string;
  problem: AddressProblem['problem'] | 'missing' | 'not-so';
};

type Read = { ok: true; record: CampaignRecord } | { ok: false; problems: DraftProblem[] };

/** From a form of the desk: whatever it says is parsed once, here. */
export function readRecord(given: unknown): Read {
  const parsed = campaignRecordSchema.safeParse(given);
  if (parsed.success) return { ok: true, record: parsed.data };
  const problems = new Map(
    parsed.error.issues.map(({ path, code }): [string, DraftProblem['problem']] => [
      path.join('.'),
      code === 'too_small' || code === 'invalid_type' ? 'missing' : 'not-so',
    ]),
  );
  return { ok: false, problems: [...problems].map(([part, problem]) => ({ part, problem })) };
}

/** What the form of a record cannot say: whose its addresses are, and where its texts are listed. */
export function draftProblems(
  record: CampaignRecord,
  around: { live: CampaignRecord | null; others: readonly CampaignRecord[] },
): DraftProblem[] {
  const needed = around.live === null ? (['category', 'form', 'landing'] as const) : [];
  return [
    ...needed
      .filter((part) => record[part] === null)
      .map((part): DraftProblem => ({ part, problem: 'missing' })),
    ...addressProblems(record, around),
  ];
}
