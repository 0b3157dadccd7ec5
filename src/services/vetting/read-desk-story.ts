import { listClauses, type PlacedClause } from '#db/clauses.ts';
import { listEvents, type StoryEvent } from '#db/events.ts';
import { listHolidays } from '#db/holidays.ts';
import { findLease, type HeldLease } from '#db/leases.ts';
import { listOfficers } from '#db/officers.ts';
import { findPolicy } from '#db/policies.ts';
import { type ListedRevision, listRevisions } from '#db/revisions.ts';
import { findStory, type StoryRecord } from '#db/stories.ts';
import { businessDaysBetween } from '#domain/calendar/business-days.ts';
import { type CalendarDay, dayIn } from '#domain/calendar/calendar-day.ts';
import { formOf } from '#domain/campaigns/registry.ts';
import { listedTitle } from '#domain/retention.ts';
import { screenText } from '#domain/screening/checks.ts';
import type { Signal } from '#domain/screening/signal.ts';
import type { StoryState } from '#domain/story/lifecycle.ts';
import { actionsFor, type DeskAction, permissionFor } from '#domain/vetting/actions.ts';
import { clauseOfSignal } from '#domain/vetting/clauses.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { needsTwoOfficers } from '#domain/vetting/policy.ts';
import { type Urgency, urgencyOf } from '#domain/vetting/queue-view.ts';
import { type Seen, seenOf } from '#domain/vetting/seen.ts';
import { suggestChange } from '#domain/vetting/suggest-change.ts';
import { UNDO_SECONDS } from '#domain/vetting/undo.ts';
import type { DeskContext } from './desk-context.ts';
import { situationOf } from './situation.ts';

export type NumberedSignal = Signal & { number: number; clause: string | null };

export type DeskStory = {
  story: StoryRecord;
  today: CalendarDay;
  erasedOn: CalendarDay | null;
  urgency: Urgency;
  waited: number;
  revisions: ListedRevision[];
  /** The words a decision would be about. */
  current: ListedRevision;
  signals: NumberedSignal[];
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
  similar: { id: string; title: string; state: StoryState; hash: string } | null;
};

/** Everything an officer needs to decide, and what that officer may do. */
export async function readDeskStory(
  context: DeskContext,
  request: { storyId: string; officer: ActingOfficer },
): Promise<DeskStory | null> {
  const { db } = context;
  const now = context.clock();
  const today = dayIn(now, context.timeZone);
  const story = await findStory(db, request.storyId);
  if (!story) return null;
  const [revisions, clauses, events, lease, policy, holidays, officers, similar] =
    await Promise.all([
      listRevisions(db, story.id),
      listClauses(db),
      listEvents(db, story.id),
      findLease(db, story.id, now),
      findPolicy(db),
      listHolidays(db),
      listOfficers(db),
      story.similarTo === null ? undefined : findStory(db, story.similarTo),
    ]);
  const current = revisions.find(({ no }) => no === story.revisionNo);
  if (!current) throw new Error(`Story ${story.id} has no revision ${story.revisionNo}.`);
  const screening = {
    age: story.age,
    city: story.city,
    languages: formOf(story.campaign).form.languages,
  };
  const last = events.findLast(({ officer }) => officer !== null);
  const situation = situationOf({ story, officer: request.officer, lease, last, now });
  const actions = actionsFor(situation);
  const names = new Map(officers.map(({ id, name }) => [id, name]));
  const similarTitle = similar && (await listRevisions(db, similar.id))[0]?.title;
  return {
    story,
    today,
    erasedOn: story.erasedAt && dayIn(story.erasedAt, context.timeZone),
    revisions,
    current,
    clauses,
    urgency: urgencyOf(story.dueOn, today, holidays),
    waited: businessDaysBetween(dayIn(story.receivedAt, context.timeZone), today, holidays),
    signals: screenText(current.body, screening).map((signal, index) => ({
      ...signal,
      number: index + 1,
      clause: clauseOfSignal(signal.kind),
    })),
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
