/** How a text came in. Officers see it; nobody is refused for it. */
export const LANES = ['normal', 'burst', 'unproven'] as const;
export type Lane = (typeof LANES)[number];

/** As many as a family sends in an hour without being asked for more. */
const NORMAL_AN_HOUR = 5;
/** Two classes behind one school's address. */
const MOST_AN_HOUR = 60;

/** Lanes, not a wall: what comes after the first few is taken too, and marked. */
export function laneAfter(sentInLastHour: number): 'normal' | 'burst' | 'closed' {
  if (sentInLastHour < NORMAL_AN_HOUR) return 'normal';
  return sentInLastHour < MOST_AN_HOUR ? 'burst' : 'closed';
}
