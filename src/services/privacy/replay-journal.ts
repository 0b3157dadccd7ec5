import { dropAllApprovals } from '#db/approvals.ts';
import { endHold, insertHold, isHeld } from '#db/cases/holds.ts';
import { deleteContact } from '#db/contacts.ts';
import { endAllInvitations } from '#db/desk/invitations.ts';
import { deleteAllSessions } from '#db/desk/officers.ts';
import { insertEvent } from '#db/insert-events.ts';
import { retirePublication } from '#db/publications/write-publications.ts';
import { findStory, lockStory, setStoryState } from '#db/stories.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import type { Erasure } from '#domain/retention.ts';
import { decide } from '#domain/story/lifecycle.ts';
import { copyToJournal } from '#services/retention/copy-to-journal.ts';
import { noteByItself } from '#services/stories/note-by-itself.ts';
import { eraseStory, withdrawAsAsked } from './erase-story.ts';
import { hideAgain } from './hide-again.ts';
import type { PrivacyContext } from './privacy-context.ts';
import { sendToReview } from './send-to-review.ts';

export type Replayed = {
  contacts: number;
  words: number;
  withdrawn: number;
  removed: number;
  /** A writer's wish to hide something, or to pause. */
  hidden: number;
  /** Off the site and in the queue: readers had seen newer words. */
  reread: number;
  /** Approvals that may have been taken back since, and are to be given anew. */
  approvals: number;
  /** Officers' sign-ins that the backup had kept open. */
  signIns: number;
  /** Came after the backup, and are lost with it. */
  unknown: number;
};

/** Where a story stood last, as far as readers are concerned. */
const PLACES: readonly Erasure['kind'][] = ['remove', 'review', 'return'];

const NOTE = 'Done again after a restore.';

/** After a restore: whatever was erased, withdrawn, removed or hidden since the backup goes again. */
export async function replayJournal(
  context: PrivacyContext,
  erasures: readonly Erasure[],
): Promise<Replayed> {
  const done: Replayed = {
    contacts: 0,
    words: 0,
    withdrawn: 0,
    removed: 0,
    hidden: 0,
    reread: 0,
    ...(await endWhatStoodOpen(context)),
    unknown: 0,
  };
  for (const [storyId, lines] of linesByStory(erasures)) {
    const story = await findStory(context.deskDb, storyId);
    if (!story) {
      done.unknown += 1;
      continue;
    }
    await holdAgain(context, storyId, lines);
    const has = (kind: Erasure['kind']) => lines.some((line) => line.kind === kind);
    if (has('withdraw') && (await withdrawAgain(context, storyId))) done.withdrawn += 1;
    const last = lines.findLast(({ kind }) => PLACES.includes(kind));
    if (last?.kind === 'remove' && (await removeAgain(context, storyId, ['remove', 'hide'])))
      done.removed += 1;
    // It was to be read again: out of sight until then, and in line if it is in line.
    if (last?.kind === 'review' && (await removeAgain(context, storyId, ['remove'])))
      done.removed += 1;
    if (last?.kind === 'return' && (await sendToReview(context, last))) done.reread += 1;
    const wishes = lines.findLast(({ kind }) => kind === 'wishes')?.wishes;
    if (wishes && (await hideAgain(context, { storyId, wishes, note: NOTE }))) done.hidden += 1;
    if (has('words')) {
      const outcome = await eraseStory(context, { storyId, note: NOTE });
      if (outcome === 'erased') done.words += 1;
    } else if (has('contact') && (await forgetContactAgain(context, storyId))) done.contacts += 1;
  }
  await copyToJournal(context);
  return done;
}

const HOLDS: readonly Erasure['kind'][] = ['hold', 'end-hold'];

/** Before anything else is erased: a hold that the backup does not know stands again, for leads to look at today. */
async function holdAgain(
  { deskDb, clock }: PrivacyContext,
  storyId: string,
  lines: readonly Erasure[],
): Promise<void> {
  const last = lines.findLast(({ kind }) => HOLDS.includes(kind))?.kind;
  const held = await isHeld(deskDb, storyId);
  const at = clock();
  if (last === 'hold' && !held)
    await insertHold(deskDb, { storyId, reason: NOTE, lookOn: dayIn(at, 'UTC'), by: null });
  if (last === 'end-hold' && held) await endHold(deskDb, { storyId, because: NOTE, by: null, at });
}

/** What was open when the backup was made may have been closed since, and nothing outside says so. */
function endWhatStoodOpen({ deskDb, clock }: PrivacyContext) {
  return deskDb.transaction().execute(async (db) => {
    await endAllInvitations(db, clock());
    return { approvals: await dropAllApprovals(db), signIns: await deleteAllSessions(db) };
  });
}

function linesByStory(erasures: readonly Erasure[]): Map<string, Erasure[]> {
  const lines = new Map<string, Erasure[]>();
  for (const erasure of erasures) {
    const before = lines.get(erasure.storyId);
    if (before) before.push(erasure);
    else lines.set(erasure.storyId, [erasure]);
  }
  return lines;
}

function forgetContactAgain(
  { purgerDb, clock }: PrivacyContext,
  storyId: string,
): Promise<boolean> {
  return purgerDb.transaction().execute(async (db) => {
    if (!(await deleteContact(db, storyId))) return false;
    await noteByItself(db, { storyId, kind: 'forget-contact', at: clock() });
    return true;
  });
}

/** From any state: a writer's withdrawal was the last word. */
function withdrawAgain({ deskDb, clock }: PrivacyContext, storyId: string): Promise<boolean> {
  return deskDb.transaction().execute(async (db) => {
    const story = await lockStory(db, storyId);
    if (!story || story.state === 'withdrawn' || story.erasedAt) return false;
    await withdrawAsAsked(db, story, clock());
    return true;
  });
}

/** In the backup it may not have been published yet; then it is not to be published at all. */
function removeAgain(
  { deskDb, clock }: PrivacyContext,
  storyId: string,
  ways: readonly ('remove' | 'hide')[],
): Promise<boolean> {
  return deskDb.transaction().execute(async (db) => {
    const story = await lockStory(db, storyId);
    const decision = ways.find((one) => story && decide(story.state, one).allowed);
    if (!story || !decision) return false;
    const at = clock();
    const toState = decision === 'remove' ? 'removed' : 'hidden';
    await setStoryState(db, storyId, { state: toState });
    await insertEvent(db, {
      storyId,
      kind: decision,
      officer: null,
      fromState: story.state,
      toState,
      at,
      revisionNo: story.revisionNo,
      internalNote: NOTE,
    });
    await retirePublication(db, storyId);
    return true;
  });
}
