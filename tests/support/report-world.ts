import { randomUUID } from 'node:crypto';
import type { Transaction } from '#db/connect.ts';
import { withReceipt } from '#db/receipts.ts';
import { parseReceiptWords } from '#domain/receipt/receipt-words.ts';
import { hashOfUrl } from '#domain/story/permalink.ts';
import type { CaseOutcome } from '#domain/vetting/report.ts';
import type { ReportGround } from '#domain/vetting/report-grounds.ts';
import { countHere } from '#services/counting/count-here.ts';
import { createGuessLimit } from '#services/receipts/guess-limit.ts';
import { openReceipt } from '#services/receipts/open-receipt.ts';
import { receiptHash } from '#services/receipts/receipt-code.ts';
import { decideReportCase } from '#services/reports/decide-report-case.ts';
import { type FileReportRequest, fileReport } from '#services/reports/file-report.ts';
import { readReportCase } from '#services/reports/read-report-cases.ts';
import { openLanes } from '#services/stories/sending-lanes.ts';
import { acting, openNow } from './acting.ts';
import { createAskingWorld } from './asking-world.ts';
import { SITE } from './sample-site.ts';

export const NOW = () => new Date().toISOString();
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

export const TO_REPORTER = 'Thank you for writing. We looked again, and this is what we decided.';
export const TO_WRITER = 'Somebody could be recognised by one detail, so we looked again.';

/** Readers who report what Noor published, and officers who decide about it. */
export async function createReportWorld() {
  const world = await createAskingWorld();
  const fileContext = {
    ...world.world.submitContext,
    readDb: world.database.as('web'),
    reportLanes: openLanes,
    newKey: randomUUID,
  };

  /** Sent, and published by Noor or by whoever is named. */
  const published = async (input: Parameters<typeof world.sent>[0] = {}, by = 'noor') => {
    const sent = await world.sent(input);
    const outcome = await world.world.decideAs(by, sent.storyId, 'publish', {
      state: 'received',
    });
    if (outcome.kind !== 'decided') throw new Error(JSON.stringify(outcome));
    const { url } = await sent.receipt.look(NOW());
    return { ...sent, hash: hashOfUrl(url) };
  };

  const tryToReport = (hash: string, change: Partial<FileReportRequest> = {}) =>
    fileReport(fileContext, {
      hash,
      ground: 'about-me',
      words: 'I am the one with the green van.',
      email: '',
      faith: true,
      language: 'en',
      botCheckToken: null,
      address: '203.0.113.9',
      ...change,
    });

  /** Whoever reported it, with the slip in their hands. */
  const reporter = (words: string) => {
    const guessLimit = createGuessLimit(countHere(() => new Date()));
    const open = (at: string, change?: Parameters<typeof openReceipt>[1]['change']) =>
      openReceipt(
        {
          receiptDb: world.database.as('receipt'),
          clock: () => new Date(at),
          site: SITE,
          guessLimit,
        },
        { words, address: '203.0.113.9', change },
      );
    const within = <T>(work: (db: Transaction) => Promise<T>) => {
      const parsed = parseReceiptWords(words);
      if (!parsed.ok) throw new Error(words);
      return withReceipt(world.database.as('receipt'), receiptHash(parsed.bytes), work);
    };
    const look = async (at = NOW()) => {
      const outcome = await open(at);
      if (outcome.kind !== 'report') throw new Error(JSON.stringify(outcome));
      return outcome.report;
    };
    return {
      words,
      open,
      look,
      within,
      says: (more: string) => open(NOW(), { kind: 'say-more', words: more }),
      asksAgain: (why: string, at = NOW()) => open(at, { kind: 'appeal', words: why }),
    };
  };

  const reported = async (hash: string, change: Partial<FileReportRequest> = {}) => {
    const outcome = await tryToReport(hash, change);
    if (outcome.kind !== 'filed') throw new Error(JSON.stringify(outcome));
    return reporter(outcome.receipt.join(' '));
  };

  /** A published text with one report, and the number of its case. */
  const aCase = async (ground: ReportGround = 'about-me') => {
    const text = await published();
    const by = await reported(text.hash, { ground });
    const { no } = await by.look();
    return { ...text, by, no };
  };

  const decides = async (
    officer: string,
    { no, storyId }: { no: number; storyId: string },
    outcome: CaseOutcome,
    change: Partial<Parameters<typeof decideReportCase>[1]> = {},
  ) => {
    await openNow(world.desk, { storyId, officer: { id: officer } });
    return decideReportCase(world.decideContextAt(NOW()), {
      no,
      officer: acting(officer),
      outcome,
      toReporter: TO_REPORTER,
      toWriter: TO_WRITER,
      ...(outcome === 'remove' && { ground: 'safety' as const }),
      ...change,
    });
  };

  const caseAt = async (no: number, officer = 'sami', at = NOW()) => {
    const one = await readReportCase(world.contextAt(at), { no, officer: { id: officer } });
    if (!one) throw new Error(`No case ${no}.`);
    return one;
  };

  return { ...world, published, tryToReport, reporter, reported, aCase, decides, caseAt };
}

export type ReportWorld = Awaited<ReturnType<typeof createReportWorld>>;
