import { type JobResult, PgBoss } from 'pg-boss';
import { type PurgeContext, purgeChangedPages } from '#services/edge/purge-changed-pages.ts';
import type { ApprovalMailContext } from '#services/mail/send-approval-mail.ts';
import type { TellHeadContext } from '#services/officers/tell-head.ts';
import type { TellLeadContext } from '#services/officers/tell-lead.ts';
import type { TellOfAccountContext } from '#services/officers/tell-of-account.ts';
import type { Job, Later, Log } from '#services/ports.ts';
import type { MakeBookletContext } from '#services/print/make-booklet.ts';
import type { TellLeadsContext } from '#services/safeguarding/tell-leads.ts';
import type { PrepareStoryContext } from '#services/stories/prepare-story.ts';
import { readReplies } from '#services/stories/read-replies.ts';
import { repeat } from './repeat.ts';
import * as prepareStory from './tasks/prepare-story.ts';
import * as printBooklet from './tasks/print-booklet.ts';
import * as sendAnswerMail from './tasks/send-answer-mail.ts';
import * as sendApprovalMail from './tasks/send-approval-mail.ts';
import * as sendQuestionMail from './tasks/send-question-mail.ts';
import * as sendRefusalMail from './tasks/send-refusal-mail.ts';
import * as sendRemovalMail from './tasks/send-removal-mail.ts';
import * as sendReportMail from './tasks/send-report-mail.ts';
import * as tellHead from './tasks/tell-head.ts';
import * as tellLead from './tasks/tell-lead.ts';
import * as tellLeads from './tasks/tell-leads.ts';
import * as tellOfAccount from './tasks/tell-of-account.ts';
import * as tellTogether from './tasks/tell-together.ts';
import * as writeLedger from './tasks/write-ledger.ts';

export type WorkerContext = PrepareStoryContext &
  TellLeadsContext &
  TellOfAccountContext &
  TellLeadContext &
  TellHeadContext &
  ApprovalMailContext &
  PurgeContext &
  MakeBookletContext;

/** One entry per task; the name is the file's name. */
const TASKS: {
  [J in Job as J['name']]: (
    context: WorkerContext,
    data: J['data'],
    // biome-ignore lint/suspicious/noConfusingVoidType: most tasks answer nothing
  ) => Promise<Later | undefined | void>;
} = {
  'prepare-story': prepareStory.run,
  'send-approval-mail': sendApprovalMail.run,
  'send-refusal-mail': sendRefusalMail.run,
  'tell-leads': tellLeads.run,
  'send-answer-mail': sendAnswerMail.run,
  'send-question-mail': sendQuestionMail.run,
  'send-removal-mail': sendRemovalMail.run,
  'send-report-mail': sendReportMail.run,
  'tell-together': tellTogether.run,
  'tell-of-account': tellOfAccount.run,
  'tell-lead': tellLead.run,
  'tell-head': tellHead.run,
  'write-ledger': writeLedger.run,
  'print-booklet': printBooklet.run,
};

/** A job is fetched, done, and the next one looked for after this long: four a second for each task. */
const WORKING = {
  pollingIntervalSeconds: 1,
  localConcurrency: 4,
  includeMetadata: true,
  perJobResults: true,
} as const;

/**
 * Somebody in danger may stand behind a whole school, so texts are made ready without a pause while
 * there are many. A mail is not: of a batch that was cut off, those sent already would be sent again.
 */
const IN_BATCHES = { batchSize: 8, burstWhenBatchFull: true } as const;

/** A takedown is through all caches within two seconds, so changes are looked for far more often. */
const PURGE_EVERY_MS = 200;

/** A writer who was asked may answer with a cry for help: it is seen as soon as that of a new text. */
const READ_REPLIES_MS = 1_000;

/** How often it is looked whether what is due once a day is asked for. */
const ASK_EVERY_MS = 3_600_000;
const DAY_SECONDS = 86_400;

export type Worker = { stop: () => Promise<void> };

export async function startWorker(
  context: WorkerContext,
  options: { connectionString: string; log: Log },
): Promise<Worker> {
  const boss = new PgBoss({
    connectionString: options.connectionString,
    migrate: false,
    createSchema: false,
    schedule: false,
    max: 4,
  });
  const { log } = options;
  boss.on('error', (err) => log.error({ err }, 'the queue of jobs failed'));
  await boss.start();
  for (const [name, task] of Object.entries(TASKS)) {
    const options = { ...WORKING, ...(name === 'prepare-story' && IN_BATCHES) };
    await boss.work<Job['data'], void, typeof WORKING>(name, options, (jobs) =>
      inTurn(jobs, async ({ id, data, retryCount, retryLimit }): Promise<JobResult> => {
        try {
          // The name of the queue says which kind of data its jobs carry.
          const later = await task(context, data as never);
          if (later) await boss.send(name, data, { startAfter: later.afterSeconds });
          return { id, status: 'completed' };
        } catch (err) {
          const isLast = retryCount >= retryLimit;
          const about = { err, job: name, ...data, attempt: retryCount + 1 };
          log.error(about, isLast ? 'a job was given up' : 'a job failed, and is tried again');
          return { id, status: 'failed', output: { message: String(err) } };
        }
      }),
    );
  }
  const purging = repeat('purge', () => purgeChangedPages(context), PURGE_EVERY_MS, log);
  const reading = repeat('read-replies', () => readReplies(context), READ_REPLIES_MS, log);
  const asking = repeat('tell-head', () => askForTonight(boss), ASK_EVERY_MS, log);
  const counting = repeat('write-ledger', () => askForToday(boss), ASK_EVERY_MS, log);
  return {
    stop: async () => {
      await Promise.all([purging.stop(), reading.stop(), asking.stop(), counting.stop()]);
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/** When the day ends (UTC), once, however many workers ask how often: one a day is taken, and the others are not. */
async function askForTonight(boss: PgBoss): Promise<void> {
  const night = new Date((Math.floor(Date.now() / 1000 / DAY_SECONDS) + 1) * DAY_SECONDS * 1000);
  const day = dayOf(night);
  await boss.send('tell-head', { day }, { startAfter: night, ...onceOn(day) });
}

/** The ledger, by whichever worker is the first of a day to ask. */
async function askForToday(boss: PgBoss): Promise<void> {
  const day = dayOf(new Date());
  await boss.send('write-ledger', { day }, onceOn(day));
}

const dayOf = (at: Date) => at.toISOString().slice(0, 'YYYY-MM-DD'.length);
const onceOn = (day: string) => ({ singletonSeconds: DAY_SECONDS, singletonKey: day });

/** One after the other; one that fails takes none of the others with it. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}
