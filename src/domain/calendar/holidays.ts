import type { CalendarDay } from './calendar-day.ts';

export type Holiday = { day: CalendarDay; name: string };

/**
 * Days on which no officer is expected to read: Canadian statutory holidays and both Eids.
 * The Eids follow the moon, so these are the announced or expected days; officers correct them.
 */
export const HOLIDAYS: readonly Holiday[] = [
  { day: '2026-01-01', name: "New Year's Day" },
  { day: '2026-03-20', name: 'Eid al-Fitr' },
  { day: '2026-04-03', name: 'Good Friday' },
  { day: '2026-05-18', name: 'Victoria Day' },
  { day: '2026-05-27', name: 'Eid al-Adha' },
  { day: '2026-07-01', name: 'Canada Day' },
  { day: '2026-09-07', name: 'Labour Day' },
  { day: '2026-09-30', name: 'National Day for Truth and Reconciliation' },
  { day: '2026-10-12', name: 'Thanksgiving' },
  { day: '2026-11-11', name: 'Remembrance Day' },
  { day: '2026-12-25', name: 'Christmas Day' },
  { day: '2026-12-28', name: 'Boxing Day (observed)' },
  { day: '2027-01-01', name: "New Year's Day" },
  { day: '2027-03-10', name: 'Eid al-Fitr' },
  { day: '2027-03-26', name: 'Good Friday' },
  { day: '2027-05-17', name: 'Eid al-Adha' },
  { day: '2027-05-24', name: 'Victoria Day' },
  { day: '2027-07-01', name: 'Canada Day' },
  { day: '2027-09-06', name: 'Labour Day' },
  { day: '2027-09-30', name: 'National Day for Truth and Reconciliation' },
  { day: '2027-10-11', name: 'Thanksgiving' },
  { day: '2027-11-11', name: 'Remembrance Day' },
  { day: '2027-12-27', name: 'Christmas Day (observed)' },
  { day: '2027-12-28', name: 'Boxing Day (observed)' },
  { day: '2028-01-03', name: "New Year's Day (observed)" },
  { day: '2028-02-28', name: 'Eid al-Fitr (observed)' },
  { day: '2028-04-14', name: 'Good Friday' },
  { day: '2028-05-05', name: 'Eid al-Adha' },
  { day: '2028-05-22', name: 'Victoria Day' },
  { day: '2028-07-03', name: 'Canada Day (observed)' },
  { day: '2028-09-04', name: 'Labour Day' },
  { day: '2028-10-02', name: 'National Day for Truth and Reconciliation (observed)' },
  { day: '2028-10-09', name: 'Thanksgiving' },
  { day: '2028-11-13', name: 'Remembrance Day (observed)' },
  { day: '2028-12-25', name: 'Christmas Day' },
  { day: '2028-12-26', name: 'Boxing Day' },
];
