import { deleteContact } from '#db/contacts.ts';
import { insertEvent } from '#db/events.ts';
import { retirePublication } from '#db/publications.ts';
import { findStory, lockStory, setStoryState } from '#db/stories.ts';
import type { Erasure } from '#domain/retention.ts';
import { decide } from '#domain/story/lifecycle.ts';
import { copyToJournal } from '#services/retention/copy-to-journal.ts';
import { noteByItself } from '#services/stories/note-by-itself.ts';
import { eraseStory, withdrawAsAsked } from './erase-story.ts';
import type { PrivacyContext } from './privacy-context.ts';

export type Replayed = {
  contacts: number;
  words: number;
  withdrawn: number;
  removed: number;
  /** Came after the backup, and are lost with it. */
  unknown: number;
};

/** Where a story stood last, as far as readers are concerned. */
const PLACES: readonly Erasure['kind'][] = ['remove', 'review', 'return'];

const NOTE = 'Done again after a restore.';

/** After a restore: whatever was erased, withdrawn or removed since the backup goes again. */
export async function replayJournal(
  context: PrivacyContext,
  erasures: readonly Erasure[],
): Promise<Replayed> {
  const done: Replayed = { contacts: 0, words: 0, withdrawn: 0, removed: 0, unknown: 0 };
  for (const [storyId, kinds] of kindsByStory(erasures)) {
    const story = await findStory(context.deskDb, storyId);
    if (!story) {
      done.unknown += 1;
      continue;
    }
    if (kinds.includes('withdraw') && (await withdrawAgain(context, storyId))) done.withdrawn += 1;
    const last = kinds.findLast((kind) => PLACES.includes(kind));
    if (last === 'remove' && (await removeAgain(context, storyId, ['remove', 'hide'])))
      done.removed += 1;
    // It was to be read again: out of sight until then, and in line if it is in line.
    if (last === 'review' && (await removeAgain(context, storyId, ['remove']))) done.removed += 1;
    if (kinds.includes('words')) {
      const outcome = await eraseStory(context, { storyId, note: NOTE });
      if (outcome === 'erased') done.words += 1;
    } else if (kinds.includes('contact') && (await forgetContactAgain(context, storyId)))
      done.contacts += 1;
  }
  await copyToJournal(context);
  return done;
}

function kindsByStory(erasures: readonly Erasure[]): Map<string, Erasure['kind'][]> {
  const kinds = new Map<string, Erasure['kind'][]>();
  for (const { storyId, kind } of erasures)
    kinds.set(storyId, [...(kinds.get(storyId) ?? []), kind]);
  return kinds;
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
      ...{ storyId, kind: decision, officer: null, fromState: story.state, toState, at },
      revisionNo: story.revisionNo,
      internalNote: NOTE,
    });
    await retirePublication(db, storyId);
    return true;
  });
}
