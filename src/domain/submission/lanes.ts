import { ONION_VISITORS } from '#domain/onion.ts';

/** How a text came in. Officers see it; nobody is refused for it. */
export const LANES = ['normal', 'burst', 'unproven', 'brought-in'] as const;
export type Lane = (typeof LANES)[number];

type Limits = { normal: number; most: number };

/** As many as a family sends in an hour without being asked for more; two classes behind one school's address. */
const AN_ADDRESS: Limits = { normal: 5, most: 60 };
/** A sum for everybody there. Below what raises the shield, so that a flood through Tor makes nobody's sums elsewhere harder. */
export const THE_ONION: Limits = { normal: 30, most: 100 };

/** Lanes, not a wall: what comes after the first few is taken too, and marked. */
export function laneAfter(sentInLastHour: number, address?: string): 'normal' | 'burst' | 'closed' {
  const { normal, most } = address === ONION_VISITORS ? THE_ONION : AN_ADDRESS;
  if (sentInLastHour < normal) return 'normal';
  return sentInLastHour < most ? 'burst' : 'closed';
}
