import { isHeld } from '#db/cases/holds.ts';
import { listClauses, type PlacedClause } from '#db/desk/clauses.ts';
import { listHolidays } from '#db/desk/holidays.ts';
import { findLease, type HeldLease } from '#db/desk/leases.ts';
import { listLeaves } from '#db/desk/leaves.ts';
import { isNamed } from '#db/desk/mentions.ts';
import { listOfficers } from '#db/desk/officers.ts';
import { findPolicy } from '#db/desk/policies.ts';
import { isInTraining } from '#db/desk/training.ts';
import { listEvents, type StoryEvent } from '#db/events.ts';
import { listQuestions, type Question } from '#db/questions.ts';
import { type ListedRevision, listRevisions } from '#db/revisions.ts';
import { findStory, type StoryRecord } from '#db/stories.ts';
import { businessDaysBetween } from '#domain/calendar/business-days.ts';
import { type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import { asWritten } from '#domain/campaigns/as-written.ts';
import { isChild } from '#domain/options/ages.ts';
import { listedTitle } from '#domain/retention.ts';
import type { StoryState } from '#domain/story/lifecycle.ts';
import type { Likeness } from '#domain/story/likeness.ts';
import type { PublishedStory, ShownStory } from '#domain/story/published-story.ts';
import {
  actionsFor,
  type DeskAction,
  type Permission,
  permissionFor,
} from '#domain/vetting/actions.ts';
import { clauseOfSignal } from '#domain/vetting/clauses.ts';
import { SAYS_ONLY } from '#domain/vetting/event-kinds.ts';
import { type Gate, gateOf, type Mark, marksOf } from '#domain/vetting/gate.ts';
import { isAway } from '#domain/vetting/leave.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { daysToPark } from '#domain/vetting/parking.ts';
import { needsTwoOfficers } from '#domain/vetting/policy.ts';
import { daysToAsk } from '#domain/vetting/question.ts';
import { type Urgency, urgencyOf } from '#domain/vetting/queue-view.ts';
import { type Seen, seenOf } from '#domain/vetting/seen.ts';
import { suggestChange } from '#domain/vetting/suggest-change.ts';
import { isHeavy } from '#domain/vetting/topics.ts';
import { UNDO_SECONDS } from '#domain/vetting/undo.ts';
import { currentCampaigns } from '#services/campaigns/current-campaigns.ts';
import type { ReadingContext } from './desk-context.ts';
import { handOut } from './open-story.ts';
import { asPublished } from './publish-story.ts';
import { type Face, readFace } from './read-face.ts';
import { areUnasked, screeningOf } from './read-gate.ts';
import { readLikeness } from './read-likeness.ts';
import { situationOf } from './situation.ts';

export type NumberedMark = Mark & { number: number; clause: string | null; settled: boolean };

/** In the order in which they are read, each under the guideline that it touches. */
export const numbered = (marks: readonly Mark[], unsettled: readonly Mark[]): NumberedMark[] =>
  marks.map((mark, index) => ({
    ...mark,
    number: index + 1,
    clause: clauseOfSignal(mark.kind),
    settled: !unsettled.includes(mark),
  }));

export type DeskStory = Face & {
  /** As readers would get it now. */
  preview: PublishedStory & ShownStory;
  story: StoryRecord;
  today: CalendarDay;
  erasedOn: CalendarDay | null;
  urgency: Urgency;
  waited: number;
  revisions: ListedRevision[];
  /** The words a decision would be about. */
  current: ListedRevision;
  marks: NumberedMark[];
  /** Its words were not handed out: it is heavy, and nobody asked for it yet. */
  covered: boolean;
  gate: Gate;
  /** How many published texts share its label; null where it does not wait. */
  likeness: Likeness | null;
  /** What this officer may do with it now; the gate may still close it. */
  publish: Permission;
  suggestion: string | null;
  clauses: PlacedClause[];
  events: (StoryEvent & { officerName: string | null })[];
  lease: HeldLease | null;
  actions: DeskAction[];
  /** Those for which the passkey is shown first. */
  needPasskey: DeskAction[];
  /** Comes back with a decision. */
  seen: Seen;
  undoUntil: Date | null;
  twoOfficers: boolean;
  /** How long an approved text waits before readers see it. */
  publishDelayMinutes: number;
  /** Somebody asks this officer to look into the folder. */
  named: boolean;
  /** Whom a note can name. */
  colleagues: { name: string; awayUntil: CalendarDay | null }[];
  /** Days that are at hand to put it aside until. */
  parkingDays: CalendarDay[];
  /** Last days for an answer that are at hand. */
  askingDays: ReturnType<typeof daysToAsk>;
  /** What the writer was asked, the oldest first. */
  questions: Question[];
  /** Whether a question may be published without an answer. */
  child: boolean;
  /** The writer's newest words. */
  own: ListedRevision;
  similar: { id: string; title: string; state: StoryState; hash: string } | null;
};

/** Whether the words are to be handed out: asked for, or where they are not heavy, or not at all. */
export type Opening = 'asked' | 'unless-heavy' | 'no';

/** Its writer took it back, and a hold alone keeps it: nobody but leads has a reason to read it. */
const isPutAway = async (
  db: ReadingContext['db'],
  { id, state }: StoryRecord,
  { role }: ActingOfficer,
) => state === 'withdrawn' && role !== 'lead' && (await isHeld(db, id));

/** Everything an officer needs to decide, and what that officer may do. */
export async function readDeskStory(
  context: ReadingContext,
  request: { storyId: string; officer: ActingOfficer; open: Opening },
): Promise<DeskStory | null> {
  const { db } = context;
  const now = context.clock();
  const today = dayIn(now, context.timeZone);
  const story = await findStory(db, request.storyId);
  if (!story) return null;
  const covered =
    request.open === 'no' ||
    (request.open === 'unless-heavy' && isHeavy(story)) ||
    (await isPutAway(db, story, request.officer));
  if (!covered) await handOut(context, { story, officer: request.officer });
  const { id: officer } = request.officer;
  const [
    written,
    clauses,
    events,
    lease,
    policy,
    holidays,
    officers,
    leaves,
    similar,
    questions,
    inTraining,
  ] = await Promise.all([
    listRevisions(db, story.id),
    listClauses(db),
    listEvents(db, story.id),
    findLease(db, story.id, now),
    findPolicy(db),
    listHolidays(db),
    listOfficers(db),
    listLeaves(db, today),
    story.similarTo === null ? undefined : findStory(db, story.similarTo),
    listQuestions(db, story.id),
    isInTraining(db, officer),
  ]);
  const revisions = covered ? written.map(withoutWords) : written;
  const current = revisions.find(({ no }) => no === story.revisionNo);
  if (!current) throw new Error(`Story ${story.id} has no revision ${story.revisionNo}.`);
  const screening = screeningOf(story);
  const words = await readFace(db, story, context.policy);
  const shown = covered ? withoutWriter(story) : story;
  const shownWords = covered ? await readFace(db, shown, context.policy) : words;
  const marks = marksOf({ ...current, ...words }, screening);
  const asked = {
    officer,
    revisionNo: story.revisionNo,
    marks,
    words,
    writer: story,
    wordsUnasked: areUnasked(current, ownOf(revisions)),
    inTraining,
  };
  const gate = gateOf(events, asked);
  const last = events.findLast(
    ({ officer: by, kind }) =>
      by !== null && kind !== 'open' && !SAYS_ONLY.some((one) => one === kind),
  );
  const situation = situationOf({
    story,
    officer: request.officer,
    lease,
    last,
    gate,
    events,
    now,
  });
  const actions = actionsFor(situation);
  const names = new Map(officers.map(({ id, name }) => [id, name]));
  const similarTitle = similar && (await listRevisions(db, similar.id))[0]?.title;
  return {
    story: shown,
    today,
    erasedOn: story.erasedAt && dayIn(story.erasedAt, context.timeZone),
    revisions,
    current,
    clauses,
    urgency: urgencyOf(story.dueOn, today, holidays),
    waited: businessDaysBetween(dayIn(story.receivedAt, context.timeZone), today, holidays),
    marks: numbered(marks, gate.unsettled),
    covered,
    gate,
    likeness: await readLikeness(db, story, words.face),
    ...shownWords,
    preview: asWritten(
      asPublished(shown, { revision: current, words: shownWords, publishedAt: now }),
      (await currentCampaigns(db)).in('en'),
    ),
    publish: permissionFor('publish', situation),
    suggestion: suggestChange(current.body, screening),
    events: events.map((event) => ({
      ...event,
      officerName: event.officer && (names.get(event.officer) ?? event.officer),
    })),
    lease: lease ?? null,
    actions,
    needPasskey: actions.filter((action) => permissionFor(action, situation) === 'needs-passkey'),
    seen: seenOf(story),
    undoUntil:
      situation.canUndo && last ? new Date(last.at.getTime() + UNDO_SECONDS * 1_000) : null,
    twoOfficers: needsTwoOfficers(story, policy),
    publishDelayMinutes: policy.publishDelayMinutes,
    named: await isNamed(db, { storyId: story.id, officerId: officer }),
    colleagues: officers
      .filter(({ id, disabledAt }) => id !== officer && disabledAt === null)
      .map(({ id, name }) => {
        const leave = leaves.get(id);
        return { name, awayUntil: isAway(leave, today) ? (leave?.ends ?? null) : null };
      }),
    parkingDays: daysToPark(today, holidays),
    askingDays: daysToAsk(today, holidays),
    questions: covered ? [] : questions,
    child: isChild(story),
    own: ownOf(revisions) ?? current,
    similar:
      similar && similarTitle !== undefined
        ? {
            id: similar.id,
            title: listedTitle(similarTitle),
            state: similar.state,
            hash: similar.hash,
          }
        : null,
  };
}

/** The newest words of the writer's own. */
const ownOf = (revisions: readonly ListedRevision[]) =>
  revisions.findLast(({ byOfficer }) => !byOfficer);

/** Who wrote it is no more than its words for whoever has not asked for them: only what the list shows anyway. */
const withoutWriter = (story: StoryRecord): StoryRecord => ({
  ...story,
  name: null,
  city: null,
  belief: null,
  link: null,
  social: null,
  faceNo: 0,
});

/** The title alone may be read before a heavy text is asked for. */
const withoutWords = (revision: ListedRevision): ListedRevision => ({ ...revision, body: '' });
