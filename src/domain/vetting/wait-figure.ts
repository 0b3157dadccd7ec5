/** "8 of 10 stories were decided within 3 working days." */
export type WaitFigure = { of: number; outOf: number; withinDays: number };

/** Eight of ten: most people's wait, and not the one story that took a month. */
const OF = 8;
const OUT_OF = 10;
/** With fewer decisions one slow week would speak for all; then only the promise is told. */
export const FEWEST_DECISIONS = 20;

/** From how many working days each recent decision took. */
export function waitFigure(waits: readonly number[]): WaitFigure | null {
  if (waits.length < FEWEST_DECISIONS) return null;
  const inOrder = [...waits].sort((a, b) => a - b);
  const withinDays = inOrder[Math.ceil((waits.length * OF) / OUT_OF) - 1];
  // Decided on the day it came is also decided within one day, which is how people say it.
  return withinDays === undefined
    ? null
    : { of: OF, outOf: OUT_OF, withinDays: Math.max(1, withinDays) };
}
