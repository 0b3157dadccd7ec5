import type { StoryEvent } from '#db/events.ts';
import type { HeldLease } from '#db/leases.ts';
import type { StoryRecord } from '#db/stories.ts';
import type { DeskSituation } from '#domain/vetting/actions.ts';
import { type ActingOfficer, isFresh } from '#domain/vetting/officer.ts';
import { undoTarget } from '#domain/vetting/undo.ts';

type Facts = {
  story: StoryRecord;
  officer: ActingOfficer;
  lease?: HeldLease | undefined;
  /** The newest thing an officer did with it. */
  last?: StoryEvent | undefined;
  now: Date;
};

/** What the table of actions asks about, for the page that offers and the service that accepts. */
export function situationOf({ story, officer, lease, last, now }: Facts): DeskSituation {
  return {
    state: story.state,
    officer,
    fresh: isFresh(officer.signedInAt, now),
    holder: lease?.officerId ?? null,
    secondReaderAskedBy: story.secondReaderAskedBy,
    approvedBy: story.approval?.revisionNo === story.revisionNo ? story.approval.by : null,
    scheduled: story.publishAt !== null,
    canUndo: undoTarget(last, { officer: officer.id, state: story.state, now }) !== null,
    erased: story.erasedAt !== null,
  };
}
