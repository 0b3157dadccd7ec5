/** How texts came in, as officers narrow the queue: after a flood the others are still found. */
export const ARRIVALS = ['ordinary', 'burst', 'unproven', 'odd', 'brought-in'] as const;
export type Arrival = (typeof ARRIVALS)[number];

export const ARRIVAL_NAMES: Record<Arrival, string> = {
  ordinary: 'As most do',
  burst: 'Many from one place',
  unproven: 'Without a bot check',
  odd: 'As machines send',
  'brought-in': 'Brought in from elsewhere',
};
