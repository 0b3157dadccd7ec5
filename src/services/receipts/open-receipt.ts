import type { Database, Transaction } from '#db/connect.ts';
import { lockReceiptStory, withReceipt } from '#db/receipts.ts';
import {
  parseReceiptWords,
  type ReceiptProblem,
  receiptWords,
} from '#domain/receipt/receipt-words.ts';
import type { Site } from '#domain/site.ts';
import type { ReportProblem } from '#domain/vetting/report.ts';
import { fileAppeal } from '#services/appeals/file-appeal.ts';
import type { Clock } from '#services/ports.ts';
import {
  askAgain,
  type OwnReceipt,
  readOwnReport,
  sayMore,
} from '#services/reports/read-own-report.ts';
import { changeReceipt, type ReceiptChange } from './change-receipt.ts';
import type { GuessLimit } from './guess-limit.ts';
import { type Receipt, readReceipt } from './read-receipt.ts';
import { receiptHash } from './receipt-code.ts';
import { type ReplyProblem, replyToQuestion } from './reply.ts';

export type OpenReceiptContext = {
  /** Of the receipt role: without a receipt it sees no story at all. */
  receiptDb: Database;
  clock: Clock;
  site: Site;
  guessLimit: GuessLimit;
};

export type OpenReceiptRequest = {
  words: string;
  /** Counts wrong codes, and is kept nowhere. */
  address: string;
  change?: ReceiptChange | undefined;
};

export type OpenReceiptOutcome =
  /** `changed` is null when nothing was asked, or nothing could be changed any more. */
  | {
      kind: 'open';
      words: string[];
      receipt: Receipt;
      changed: ReceiptChange['kind'] | null;
      /** Why an answer was not taken. */
      problem: ReplyProblem | null;
    }
  /** Not a writer's: of whoever reported a text. */
  | {
      kind: 'report';
      words: string[];
      report: OwnReceipt;
      /** Whether what they answered, or asked again, was taken; null where nothing was. */
      said: 'taken' | 'asked' | 'over' | ReportProblem | null;
    }
  | { kind: 'malformed'; problem: ReceiptProblem }
  | { kind: 'unknown' }
  | { kind: 'too-many'; waitSeconds: number };

/** Shows a writer their story, after changing what they asked for, all in one transaction. */
export async function openReceipt(
  context: OpenReceiptContext,
  request: OpenReceiptRequest,
): Promise<OpenReceiptOutcome> {
  const parsed = parseReceiptWords(request.words);
  if (!parsed.ok) return { kind: 'malformed', problem: parsed };
  const guess = await context.guessLimit.begin(request.address);
  if (!guess.allowed) return { kind: 'too-many', waitSeconds: guess.waitSeconds };
  const found = await lookUp(context, parsed.bytes, request.change).catch(
    async (error: unknown) => {
      // Nobody guessed wrong while the database was away.
      await guess.forgive();
      throw error;
    },
  );
  if (found) {
    await guess.forgive();
    return { words: receiptWords(parsed.bytes), ...found };
  }
  return guess.crowded > 0 ? { kind: 'too-many', waitSeconds: guess.crowded } : { kind: 'unknown' };
}

function lookUp(context: OpenReceiptContext, code: Uint8Array, change: ReceiptChange | undefined) {
  const { site } = context;
  const now = context.clock();
  return withReceipt(context.receiptDb, receiptHash(code), async (db) => {
    const done = change && (await carryOut(db, change, { at: now, site }));
    const receipt = await readReceipt(db, { now, site });
    if (!receipt) return ofReporter(db, change, { now, site });
    return { kind: 'open' as const, receipt, changed: null, problem: null, ...done };
  });
}

async function ofReporter(
  db: Transaction,
  change: ReceiptChange | undefined,
  reading: { now: Date; site: Site },
) {
  const said = await answered(db, change, reading);
  const report = await readOwnReport(db, reading);
  return report && { kind: 'report' as const, report, said };
}

async function answered(
  db: Transaction,
  change: ReceiptChange | undefined,
  reading: { now: Date; site: Site },
): Promise<Extract<OpenReceiptOutcome, { kind: 'report' }>['said']> {
  if (change?.kind === 'say-more') return (await sayMore(db, change.words, reading)) ?? 'taken';
  if (change?.kind === 'appeal') return (await askAgain(db, change.words, reading)) ?? 'asked';
  return null;
}

async function carryOut(
  db: Transaction,
  change: ReceiptChange,
  { at, site }: { at: Date; site: Site },
): Promise<{ changed?: ReceiptChange['kind']; problem?: ReplyProblem }> {
  const story = await lockReceiptStory(db);
  if (!story) return {};
  const { timeZone } = site;
  if (change.kind === 'reply') {
    const problem = await replyToQuestion(db, { story, reply: change }, { at, timeZone });
    return problem ? { problem } : { changed: change.kind };
  }
  if (change.kind === 'appeal') {
    const problem = await fileAppeal(db, { story, words: change.words }, { at, timeZone });
    return problem ? { problem } : { changed: change.kind };
  }
  if (change.kind === 'say-more') return {};
  const isDone = await changeReceipt(db, { story, change }, { at, policy: site });
  return isDone ? { changed: change.kind } : {};
}
