import {
  changeCase,
  findReportCase,
  insertCaseWord,
  listReached,
  lockReportCase,
  type ReportCase,
} from '#db/cases/report-cases.ts';
import type { Transaction } from '#db/connect.ts';
import { hasOpened, listEvents } from '#db/events.ts';
import { insertEvent } from '#db/insert-events.ts';
import { lockStory, type StoryRecord } from '#db/stories.ts';
import { decidedBy } from '#domain/vetting/appeal.ts';
import { tidyNote } from '#domain/vetting/desk-limits.ts';
import type { StoryEventKind } from '#domain/vetting/event-kinds.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import type { RemovalGround } from '#domain/vetting/removal.ts';
import { type CaseOutcome, caseProblem } from '#domain/vetting/report.ts';
import type { DecideStoryContext } from '#services/vetting/decide-story.ts';
import type { TooMany } from '#services/vetting/hourly-limit.ts';
import type { Refusal } from '#services/vetting/refusal.ts';
import { keepChanged } from './keep-changed.ts';
import { takeDown } from './take-down.ts';

export type DecideReportCaseRequest = {
  no: number;
  officer: ActingOfficer;
  outcome: CaseOutcome | undefined;
  toReporter: string;
  toWriter: string;
  /** Why it is taken down. */
  ground?: RemovalGround | undefined;
  clauses?: string[];
  /** What is left of the text, where passages are cut; empty where a line of the label was changed. */
  body?: string;
};

export type CaseTrouble =
  | { kind: 'not-found' }
  /** Somebody was quicker, or the text is elsewhere by now. */
  | { kind: 'closed' }
  | { kind: 'invalid'; problem: string }
  | TooMany
  | Refusal;
export type DecideReportCaseOutcome = { kind: 'decided' } | CaseTrouble;

const OWN = 'You decided about this text before, so another officer decides this.';
const UNREAD = 'Read the text first: nobody decides what nobody has read.';
const DANGER = 'Somebody may be in danger here. The protocol comes first.';

/** By an officer who has not decided about the text, once, with words to both sides. */
export async function decideReportCase(
  context: DecideStoryContext,
  request: DecideReportCaseRequest,
): Promise<DecideReportCaseOutcome> {
  return inCase(context, request.no, async (db, { one, story }) => {
    const problem = await problemWith(db, story, request);
    const { outcome, officer } = request;
    if (problem || !outcome) return { kind: 'invalid', problem: problem ?? '' };
    const at = context.clock();
    const deciding = { db, story, one, officer, at };
    const changed =
      outcome === 'change' && (await keepChanged({ ...context, db }, deciding, request.body ?? ''));
    if (changed) return changed;
    const words = await sayToBoth(db, one, request);
    await changeCase(db, one.id, {
      ...(!one.acknowledgedAt && { acknowledgedAt: at }),
      closed: { at, outcome, by: officer.id },
    });
    const event = caseEvent(story, { kind: 'case-decided', officer: officer.id, at });
    const eventNo = await insertEvent(db, { ...event, subject: outcome });
    if (outcome === 'remove') {
      const refused = await takeDown({ ...context, db }, deciding, request);
      if (refused) throw new RefusedError(refused);
    } else
      await context.enqueue(db, { name: 'send-answer-mail', data: { storyId: story.id, eventNo } });
    await tellReporters({ ...context, db }, one, words);
    return { kind: 'decided' };
  });
}

/** What was written down meanwhile is undone with it. */
class RefusedError extends Error {
  readonly trouble: CaseTrouble;
  constructor(trouble: CaseTrouble) {
    super(trouble.kind);
    this.trouble = trouble;
  }
}

type Open = { one: ReportCase; story: StoryRecord };

/** The text before its case, as those who report and those who withdraw take them. */
export async function inCase<Outcome>(
  { db }: Pick<DecideStoryContext, 'db'>,
  no: number,
  work: (db: Transaction, open: Open) => Promise<Outcome | CaseTrouble>,
): Promise<Outcome | CaseTrouble> {
  const found = await findReportCase(db, no);
  if (!found) return { kind: 'not-found' };
  const done = db.transaction().execute(async (transaction) => {
    const story = await lockStory(transaction, found.storyId);
    const one = story && (await lockReportCase(transaction, no));
    if (!story || !one) return { kind: 'not-found' } as const;
    if (one.closedAt) return { kind: 'closed' } as const;
    return work(transaction, { one, story });
  });
  return done.catch((error: unknown) => {
    if (error instanceof RefusedError) return error.trouble;
    throw error;
  });
}

async function problemWith(
  db: Transaction,
  story: StoryRecord,
  { officer, outcome, toReporter, toWriter }: DecideReportCaseRequest,
): Promise<string | null> {
  if (decidedBy(await listEvents(db, story.id)).includes(officer.id)) return OWN;
  if (story.dangerSince) return DANGER;
  const { id: storyId, revisionNo } = story;
  if (!(await hasOpened(db, { storyId, revisionNo, officer: officer.id }))) return UNREAD;
  return caseProblem(outcome, { toReporter, toWriter });
}

/** Answers the number of what was said to whoever reported it. */
async function sayToBoth(
  db: Transaction,
  one: ReportCase,
  { toReporter, toWriter, officer }: DecideReportCaseRequest,
): Promise<number> {
  const said = { kind: 'decided', officer: officer.id } as const;
  await insertCaseWord(db, one, { ...said, side: 'writer', words: tidyNote(toWriter) ?? '' });
  return insertCaseWord(db, one, { ...said, side: 'reporter', words: tidyNote(toReporter) ?? '' });
}

/** Each who left an address; the mail says that there is an answer, and not which. */
export async function tellReporters(
  { db, enqueue }: Pick<DecideStoryContext, 'enqueue'> & { db: Transaction },
  one: ReportCase,
  words: number,
): Promise<void> {
  for (const reportId of await listReached(db, one.id))
    await enqueue(db, { name: 'send-report-mail', data: { reportId, news: String(words) } });
}

/** Beside the text's state, which a case leaves as it is. */
export function caseEvent<Kind extends StoryEventKind>(
  { id: storyId, state, revisionNo }: StoryRecord,
  done: { kind: Kind; officer: string; at: Date },
) {
  return { storyId, fromState: state, toState: state, revisionNo, ...done };
}
