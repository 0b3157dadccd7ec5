import { insertEvent } from '#db/insert-events.ts';
import { findPublishedRevision } from '#db/publications/publications.ts';
import { retirePublication } from '#db/publications/write-publications.ts';
import { annotateStory, lockStory, setStoryState } from '#db/stories.ts';
import type { Erasure } from '#domain/retention.ts';
import { decide, type StoryState } from '#domain/story/lifecycle.ts';
import type { PrivacyContext } from './privacy-context.ts';

const WAY = ['remove', 'restore'] as const;

/**
 * A story that shows other words than readers saw last comes off the site: something may have been
 * cut out of them. It goes into the queue, by way of a removal: there an officer reads it before
 * anybody else, and no schedule erases it. False when it shows what it should.
 */
export function sendToReview(
  { deskDb, clock }: PrivacyContext,
  returned: Erasure,
): Promise<boolean> {
  const { storyId } = returned;
  return deskDb.transaction().execute(async (db) => {
    const story = await lockStory(db, storyId);
    const shown = await findPublishedRevision(db, storyId);
    if (!story || !shown || isWhatReadersSaw(shown, returned)) return false;
    const internalNote =
      `After a restore: the backup showed revision ${shown.revisionNo}, ` +
      `readers last saw ${returned.revisionNo ?? 'one that is not known'}. Something may have been taken out.`;
    let state: StoryState = story.state;
    for (const kind of WAY) {
      const next = decide(state, kind);
      if (!next.allowed) throw new Error(`Story ${storyId} is public and ${state}.`);
      await setStoryState(db, storyId, { state: next.to });
      await insertEvent(db, {
        storyId,
        kind,
        officer: null,
        fromState: state,
        toState: next.to,
        revisionNo: story.revisionNo,
        internalNote,
        at: clock(),
      });
      state = next.to;
    }
    // Whoever approved it before approved it as it was then.
    await annotateStory(db, storyId, {
      secondReaderAskedBy: null,
      approval: null,
      publishAt: null,
    });
    await retirePublication(db, storyId);
    return true;
  });
}

/** An older line names no revision; then only what was published since is sure to be the same. */
function isWhatReadersSaw(
  shown: { revisionNo: number; publishedAt: Date },
  { revisionNo, at }: Erasure,
): boolean {
  return revisionNo === undefined
    ? shown.publishedAt >= new Date(at)
    : shown.revisionNo === revisionNo;
}
