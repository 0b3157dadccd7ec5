import { type Appeal, findAppeal } from '#db/appeals.ts';
import { listToldToWriter } from '#db/cases/reports.ts';
import type { Database } from '#db/connect.ts';
import { listHelpLines } from '#db/content/help-lines.ts';
import { listClauses } from '#db/desk/clauses.ts';
import { listHolidays } from '#db/desk/holidays.ts';
import { findPublicationOfStory } from '#db/publications/publications.ts';
import { findOpenQuestion, type Question } from '#db/questions.ts';
import {
  findReceiptStory,
  listReceiptEvents,
  type ReceiptEvent,
  recentDecisions,
} from '#db/receipts.ts';
import { listRedactions } from '#db/redactions.ts';
import { findOwnRevision, findRevision, type Revision } from '#db/revisions.ts';
import type { StoryRecord } from '#db/stories.ts';
import { businessDaysBetween } from '#domain/calendar/business-days.ts';
import { type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import { formPathOf } from '#domain/campaigns/write-path.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import { type AnswerLine, helpLinesFor } from '#domain/safeguarding/help-lines.ts';
import type { Site } from '#domain/site.ts';
import type { StoryState } from '#domain/story/lifecycle.ts';
import { permalink } from '#domain/story/permalink.ts';
import { type Place, placesOf } from '#domain/story/places.ts';
import type { Masks, PublicFace } from '#domain/story/public-face.ts';
import { REDACTED_FIELDS, type RedactedField, redactionsOf } from '#domain/story/redaction.ts';
import { answerBy, appealUntil } from '#domain/vetting/appeal.ts';
import { clauseWords, getsAnswer, type ToldClause } from '#domain/vetting/clauses.ts';
import type { Parking } from '#domain/vetting/parking.ts';
import { findRemovalGround, type RemovalGround } from '#domain/vetting/removal.ts';
import { type WaitFigure, waitFigure } from '#domain/vetting/wait-figure.ts';
import { mayAppeal } from '#services/appeals/file-appeal.ts';
import { readFace } from '#services/vetting/read-face.ts';
import { mayChange } from './change-receipt.ts';
import { lastDecision } from './last-decision.ts';

/** What a writer sees: their own story, and how long others have waited. */
export type Receipt = {
  hash: string;
  url: string;
  /** Where another of its kind is written. */
  formPath: string;
  title: string;
  category: CategoryCode;
  writingType: WritingType;
  language: TextLanguage;
  state: StoryState;
  receivedOn: CalendarDay;
  dueOn: CalendarDay | null;
  /** Until when it is put aside and what for; null where it is not. */
  parking: Parking | null;
  /** When it came into the state it is in, which for most is the day it was decided. */
  since: CalendarDay;
  today: CalendarDay;
  /** When the words were erased; then there is no title either. */
  erasedOn: CalendarDay | null;
  /** Ended by the calendar: nobody decided about it. */
  lapsed: boolean;
  /** Why it is not published, in the story's language where the clauses have it; only what a writer may be told. */
  reasons: ToldClause[];
  note: string | null;
  /** Why it was taken down. */
  ground: RemovalGround | null;
  /** Ended because no answer came to what was asked. */
  unanswered: boolean;
  /** What an officer asks, and waits for. */
  question: WaitingQuestion | null;
  /** What readers see otherwise than the writer told it; null where it is not published, or nothing is. */
  cut: Cut | null;
  /** May ask that another officer looks again; until that day. */
  mayAppealUntil: CalendarDay | null;
  appeal: AppealOfWriter | null;
  /** Words for the writer before any decision, the newest first. */
  answers: { words: string; on: CalendarDay }[];
  answerRead: boolean;
  /** What we decided when somebody told us that something is not right, the newest first. */
  cases: { words: string; on: CalendarDay }[];
  /** Where to call, beside an answer. */
  helpLines: AnswerLine[];
  /** Whether there is a name, a link or a handle to hide at all. */
  named: boolean;
  face: PublicFace;
  masks: Masks;
  paused: boolean;
  mayChange: boolean;
  wait: WaitFigure | null;
};

export type WaitingQuestion = Pick<Question, 'kind' | 'words' | 'until' | 'ifSilent'> & {
  /** By which an answer names it. */
  no: number;
  askedOn: CalendarDay;
  /** Where other words are proposed. */
  places: Place[];
};

/** What the writer asked to be looked at again, and what came of it. */
export type AppealOfWriter = Pick<Appeal, 'words' | 'outcome' | 'answer'> & {
  filedOn: CalendarDay;
  answerBy: CalendarDay;
  closedOn: CalendarDay | null;
};

export type Cut = { places: Place[]; lines: RedactedField[] };

/** Lately: enough to be fair, few enough to be about now. */
const RECENT_DECISIONS = 100;

/** Inside a transaction that shows a receipt. */
export async function readReceipt(
  db: Database,
  { now, site }: { now: Date; site: Site },
): Promise<Receipt | undefined> {
  const story = await findReceiptStory(db);
  if (!story) return undefined;
  const revision = await findRevision(db, story.id, story.revisionNo);
  const published = await findPublicationOfStory(db, story.id);
  const title = published?.title ?? revision?.title ?? '';
  const events = await listReceiptEvents(db, story.id);
  const last = lastDecision(events, story.state);
  const answers = events.filter(({ kind, note }) => kind === 'answer-writer' && note !== null);
  const language = story.language ?? 'en';
  const day = (moment: Date) => dayIn(moment, site.timeZone);
  const { hash, category, writingType, state, masks, paused } = story;
  return {
    hash,
    category,
    writingType,
    language,
    state,
    title,
    masks,
    paused,
    url: permalink({ hash, category, writingType, title }),
    formPath: formPathOf(story.campaign),
    receivedOn: day(story.receivedAt),
    dueOn: story.dueOn,
    parking: story.parking,
    since: day(last?.at ?? story.receivedAt),
    today: day(now),
    erasedOn: story.erasedAt && day(story.erasedAt),
    lapsed: last?.kind === 'lapse',
    ground: state === 'removed' ? (findRemovalGround(last?.subject ?? null) ?? null) : null,
    unanswered: last?.kind === 'refuse' && !last.byOfficer,
    mayAppealUntil:
      last && (await mayAppeal(db, story, { at: now, timeZone: site.timeZone }))
        ? appealUntil(day(last.at))
        : null,
    appeal: await appealOf(db, story.id, day),
    question: await waitingQuestion(db, { story, revision, day }),
    cut: published ? await cutOf(db, story) : null,
    ...(await toldAbout(db, last, language)),
    answers: answers.map(({ note, at }) => ({ words: note ?? '', on: day(at) })).reverse(),
    answerRead: isRead(events),
    cases: (await listToldToWriter(db, story.id)).map(({ words, at }) => ({ words, on: day(at) })),
    helpLines: answers.length > 0 ? helpLinesFor(await listHelpLines(db), story.country) : [],
    named: [story.name, story.link, story.social].some((told) => told !== null),
    face: (await readFace(db, story, site)).face,
    mayChange: mayChange(state),
    wait: await lately(db, site),
  };
}

async function appealOf(
  db: Database,
  storyId: string,
  day: (moment: Date) => CalendarDay,
): Promise<AppealOfWriter | null> {
  const appeal = await findAppeal(db, storyId);
  if (!appeal) return null;
  const { words, outcome, answer, filedAt, closedAt } = appeal;
  const filedOn = day(filedAt);
  const by = answerBy(filedOn, await listHolidays(db));
  return { words, outcome, answer, filedOn, answerBy: by, closedOn: closedAt && day(closedAt) };
}

async function waitingQuestion(
  db: Database,
  about: {
    story: StoryRecord;
    revision: Revision | undefined;
    day: (moment: Date) => CalendarDay;
  },
): Promise<WaitingQuestion | null> {
  const question = await findOpenQuestion(db, about.story.id);
  if (!question || !about.revision) return null;
  const { eventNo: no, kind, words, until, ifSilent, proposal, askedAt } = question;
  const places = proposal ? placesOf(about.revision, proposal) : [];
  return { no, kind, words, until, ifSilent, askedOn: about.day(askedAt), places };
}

/** What our readers took out of the writer's newest words, and which lines about the writer they left out. */
async function cutOf(db: Database, story: StoryRecord): Promise<Cut | null> {
  const [shown, own] = await Promise.all([
    findRevision(db, story.id, story.revisionNo),
    findOwnRevision(db, story.id, story.revisionNo),
  ]);
  const steps = story.faceNo === 0 ? [] : await listRedactions(db, story.id);
  const lines = REDACTED_FIELDS.filter((field) => field in redactionsOf(steps));
  const places = shown?.byOfficer && own ? placesOf(own, shown) : [];
  return places.length === 0 && lines.length === 0 ? null : { places, lines };
}

/** The writer has said so since the newest answer. */
function isRead(events: ReceiptEvent[]): boolean {
  const place = (wanted: ReceiptEvent['kind']) =>
    events.findLastIndex(({ kind }) => kind === wanted);
  return place('read-answer') > place('answer-writer');
}

async function toldAbout(
  db: Database,
  decision: ReceiptEvent | undefined,
  language: TextLanguage,
): Promise<Pick<Receipt, 'reasons' | 'note'>> {
  if (!decision) return { reasons: [], note: null };
  const clauses = (await listClauses(db)).filter(({ code }) => decision.clauses.includes(code));
  return getsAnswer(clauses)
    ? { reasons: clauses.map((clause) => clauseWords(clause, language)), note: decision.note }
    : { reasons: [], note: null };
}

async function lately(db: Database, site: Site): Promise<WaitFigure | null> {
  const holidays = await listHolidays(db);
  const decisions = await recentDecisions(db, RECENT_DECISIONS);
  return waitFigure(
    decisions.map(({ readyAt, decidedAt }) =>
      businessDaysBetween(dayIn(readyAt, site.timeZone), dayIn(decidedAt, site.timeZone), holidays),
    ),
  );
}
