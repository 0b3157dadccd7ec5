import type { HeldLease } from '#db/desk/leases.ts';
import type { PlainEvent } from '#db/events.ts';
import type { StoryRecord } from '#db/stories.ts';
import { dangerOf } from '#domain/safeguarding/protocol.ts';
import type { DeskSituation } from '#domain/vetting/actions.ts';
import { type Gate, isGateOpen } from '#domain/vetting/gate.ts';
import { type ActingOfficer, isFresh } from '#domain/vetting/officer.ts';
import { undoTarget } from '#domain/vetting/undo.ts';

type Facts = {
  story: StoryRecord;
  officer: ActingOfficer;
  lease?: HeldLease | undefined;
  /** The newest thing an officer did with it. */
  last?: PlainEvent | undefined;
  /** Where nobody asks about publishing, it does not matter. */
  gate?: Gate | undefined;
  /** What happened since a danger was seen. */
  events?: readonly PlainEvent[] | undefined;
  now: Date;
};

/** What the table of actions asks about, for the page that offers and the service that accepts. */
export function situationOf(facts: Facts): DeskSituation {
  const { story, officer, lease, last, gate, events, now } = facts;
  return {
    state: story.state,
    officer,
    fresh: isFresh(officer.confirmedAt, now),
    holder: lease?.officerId ?? null,
    secondReaderAskedBy: story.secondReaderAskedBy,
    approvedBy: story.approval?.revisionNo === story.revisionNo ? story.approval.by : null,
    scheduled: story.publishAt !== null,
    canUndo: undoTarget(last, { officer: officer.id, state: story.state, now }) !== null,
    erased: story.erasedAt !== null,
    broughtIn: story.broughtFrom !== null,
    gateOpen: gate !== undefined && isGateOpen(gate),
    danger: dangerOf(events ?? [], story),
  };
}
