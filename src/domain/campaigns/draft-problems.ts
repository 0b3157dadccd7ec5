import { isSoundWall } from '#domain/motif/wall-verdict.ts';
import { type AddressProblem, addressProblems } from './campaign-addresses.ts';
import { type CampaignRecord, campaignRecordSchema, canonicalRecord } from './campaign-record.ts';
import { isLinkTarget, linksAreSound } from './links-in-words.ts';
import { textsOf } from './missing-words.ts';

/** What is wrong with a draft, by its place in the record. */
export type DraftProblem = {
  part: string;
  problem: AddressProblem['problem'] | 'missing' | 'link' | 'too-long' | 'wall' | 'not-so';
};

type Read = { ok: true; record: CampaignRecord } | { ok: false; problems: DraftProblem[] };

/** From a form of the desk: whatever it says is parsed once, here. */
export function readRecord(given: unknown): Read {
  const parsed = campaignRecordSchema.safeParse(given);
  if (parsed.success) {
    const problems = [linkProblems, lengthProblems, wallProblems].flatMap((look) =>
      look(parsed.data),
    );
    return problems.length > 0 ? { ok: false, problems } : { ok: true, record: parsed.data };
  }
  const problems = new Map(
    parsed.error.issues.map(({ path, code }): [string, DraftProblem['problem']] => [
      path.join('.'),
      code === 'too_small' || code === 'invalid_type' ? 'missing' : 'not-so',
    ]),
  );
  return { ok: false, problems: [...problems].map(([part, problem]) => ({ part, problem })) };
}

/** Asked of what leads write, and not of versions that were served before it was asked. */
function linkProblems(record: CampaignRecord): DraftProblem[] {
  const words = textsOf(record).flatMap(({ part, text }) =>
    Object.entries(text)
      .filter(([, said]) => !linksAreSound(said ?? ''))
      .map(([locale]) => `${part}.${locale}`),
  );
  const ways = (record.landing?.blocks ?? []).flatMap((block, i) => {
    const targets = block.kind === 'ways' ? block.ways : block.kind === 'hush' ? block.guides : [];
    return targets.flatMap(({ to }, n) =>
      isLinkTarget(to)
        ? []
        : [`landing.blocks.${i}.${block.kind === 'ways' ? 'ways' : 'guides'}.${n}.to`],
    );
  });
  return [...words, ...ways].map((part) => ({ part, problem: 'link' }));
}

/** Words on it can be read, by day and in the dark. The database holds to the same. */
const wallProblems = ({ wall }: CampaignRecord): DraftProblem[] =>
  isSoundWall(wall) ? [] : [{ part: 'wall', problem: 'wall' }];

/** Of all its words in all languages together, as bytes. The database holds to the same. */
const MOST_BYTES = 262_144;

function lengthProblems(record: CampaignRecord): DraftProblem[] {
  let bytes = 0;
  for (const sign of canonicalRecord(record)) bytes += bytesOf(sign.codePointAt(0) ?? 0);
  return bytes > MOST_BYTES ? [{ part: 'record', problem: 'too-long' }] : [];
}

/** In UTF-8. */
function bytesOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
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
