import { insertEvent } from '#db/insert-events.ts';
import { findPublicationOfStory } from '#db/publications/publications.ts';
import { setMasks, setPaused, setPublishedFace } from '#db/receipts.ts';
import { lockStory } from '#db/stories.ts';
import type { Wish } from '#domain/retention.ts';
import { publicFace } from '#domain/story/public-face.ts';
import type { PrivacyContext } from './privacy-context.ts';

/**
 * Hides and pauses what its writer had hidden and paused. It never shows anything: who took a mask
 * off after the backup takes it off once more. False when all of it was so already.
 */
export function hideAgain(
  { deskDb, clock }: PrivacyContext,
  { storyId, wishes, note }: { storyId: string; wishes: readonly Wish[]; note: string },
): Promise<boolean> {
  return deskDb.transaction().execute(async (db) => {
    const story = await lockStory(db, storyId);
    if (!story || story.erasedAt) return false;
    const masks = { ...story.masks };
    for (const wish of wishes) if (wish !== 'paused') masks[wish] = true;
    const hides = wishes.some((wish) => wish !== 'paused' && !story.masks[wish]);
    const pauses = wishes.includes('paused') && !story.paused;
    if (!hides && !pauses) return false;
    await setMasks(db, storyId, masks);
    if (pauses) await setPaused(db, storyId, true);
    // From what is shown, not from what was told: so that nothing can come forth.
    const shown = await findPublicationOfStory(db, storyId);
    const face =
      shown &&
      publicFace({ ...shown, adult: true }, { protectMinors: false }, { masks, redactions: {} });
    if (face)
      await setPublishedFace(db, storyId, { ...face, ageBand: face.ageBand ?? shown.ageBand });
    const { state, revisionNo } = story;
    const tell = (kind: 'mask' | 'pause') =>
      insertEvent(db, {
        storyId,
        kind,
        officer: null,
        fromState: state,
        toState: state,
        revisionNo,
        internalNote: note,
        at: clock(),
      });
    if (hides) await tell('mask');
    if (pauses) await tell('pause');
    return true;
  });
}
