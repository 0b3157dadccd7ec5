import type { ReceiptEvent } from '#db/receipts.ts';
import { DECISIONS, type StoryState } from '#domain/story/lifecycle.ts';

/** A mask or a pause leaves the state as it was, and tells nothing about how it came there. */
export function lastDecision(events: ReceiptEvent[], state: StoryState): ReceiptEvent | undefined {
  return events.findLast(
    ({ kind, toState, byOfficer }) =>
      toState === state &&
      BRINGS_ABOUT.includes(kind) &&
      (byOfficer || BY_ITSELF.includes(kind) || state === 'withdrawn'),
  );
}

/** By which a text comes into a state; what officers do and say beside that tells nothing of how it came there. */
const BRINGS_ABOUT: readonly ReceiptEvent['kind'][] = [...DECISIONS, 'undo'];
/** What nobody's hand brings about: a year is over, or an answer did not come. */
const BY_ITSELF: readonly ReceiptEvent['kind'][] = ['lapse', 'refuse', 'publish'];
