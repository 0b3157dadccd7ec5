import { insertReport, insertReportContact } from '#db/cases/reports.ts';
import type { Database } from '#db/connect.ts';
import { findPublication } from '#db/publications/publications.ts';
import { spendProof } from '#db/used-proofs.ts';
import type { Locale } from '#domain/options/locales.ts';
import { receiptWords } from '#domain/receipt/receipt-words.ts';
import type { Lane } from '#domain/submission/lanes.ts';
import { checkEmail } from '#domain/submission/rules.ts';
import { areWordsTooLong, type ReportProblem, reportWords } from '#domain/vetting/report.ts';
import { findReportGround, type ReportGround } from '#domain/vetting/report-grounds.ts';
import type { BotCheck, ContactSeal, Ids } from '#services/ports.ts';
import { receiptCode, receiptHash } from '#services/receipts/receipt-code.ts';
import type { SendingLanes } from '#services/stories/sending-lanes.ts';
import type { Shield } from '#services/stories/shield.ts';

export type FileReportContext = {
  db: Database;
  readDb: Database;
  ids: Ids;
  botCheck: BotCheck;
  /** Counted apart from texts: a class that writes does not keep its teacher from reporting. */
  reportLanes: SendingLanes;
  shield: Shield;
  sealContact: ContactSeal;
  secret: string;
  /** Of the receipt that is made now; never said again. */
  newKey: () => string;
};

export type FileReportRequest = {
  hash: string;
  ground: string;
  words: string;
  email: string;
  /** "What I write is true, as far as I know." */
  faith: boolean;
  language: Locale;
  botCheckToken: string | null;
  address: string;
};

export type FileReportOutcome =
  | { kind: 'filed'; receipt: string[] }
  | { kind: 'invalid'; problems: ReportProblem[] }
  /** There is no such page, or not any more. */
  | { kind: 'gone' }
  | { kind: 'not-human' }
  | { kind: 'too-many'; waitSeconds: number };

type Written = { ground: ReportGround; words: string; email: string | null };

/** The report, and the sealed address, together or not at all. It removes nothing by itself. */
export async function fileReport(
  context: FileReportContext,
  request: FileReportRequest,
): Promise<FileReportOutcome> {
  const written = read(request);
  if ('problems' in written) return { kind: 'invalid', ...written };
  if (!(await findPublication(context.readDb, request.hash))) return { kind: 'gone' };
  const entry = await context.reportLanes.enter(request.address);
  if (entry.lane === 'closed') return { kind: 'too-many', waitSeconds: entry.waitSeconds };
  const verdict = await context.botCheck.verify(request.botCheckToken);
  if (verdict.kind === 'refused') {
    await entry.leave();
    return { kind: 'not-human' };
  }
  const outcome = await store(context, written, {
    request,
    lane: verdict.kind === 'unproven' ? 'unproven' : entry.lane,
    proof: verdict.kind === 'proven' ? verdict.proof : null,
  });
  if (outcome.kind === 'filed') void context.shield.note();
  else await entry.leave();
  return outcome;
}

function read(request: FileReportRequest): Written | { problems: ReportProblem[] } {
  const ground = findReportGround(request.ground);
  const words = reportWords(request.words);
  const email = checkEmail(request.email.trim());
  const problems: ReportProblem[] = [
    ...(ground ? [] : (['ground'] as const)),
    ...(areWordsTooLong(words) ? (['long'] as const) : []),
    ...('problem' in email ? (['email'] as const) : []),
    ...(request.faith ? [] : (['faith'] as const)),
  ];
  return ground && 'value' in email && problems.length === 0
    ? { ground, words, email: email.value }
    : { problems };
}

/** Used before: everything of this transaction is undone. */
class ProofUsedError extends Error {}

async function store(
  context: FileReportContext,
  { ground, words, email }: Written,
  sending: { request: FileReportRequest; lane: Lane; proof: string | null },
): Promise<FileReportOutcome> {
  const { request, lane, proof } = sending;
  const { hash, language } = request;
  const id = context.ids.storyId();
  const code = receiptCode(context.secret, context.newKey());
  // Sealing is slow arithmetic; no connection is held while it runs.
  const sealedEmail = email ? await context.sealContact(email) : null;
  const stored = context.db.transaction().execute(async (db): Promise<FileReportOutcome> => {
    if (proof !== null && !(await spendProof(db, proof))) throw new ProofUsedError();
    await insertReport(db, { id, hash, ground, words, lane, receiptHash: receiptHash(code) });
    if (sealedEmail) await insertReportContact(db, { reportId: id, sealedEmail, language });
    return { kind: 'filed', receipt: receiptWords(code) };
  });
  return stored.catch((error: unknown) => {
    if (error instanceof ProofUsedError) return { kind: 'not-human' };
    throw error;
  });
}
