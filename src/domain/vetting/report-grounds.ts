/** What a reader says is wrong with a published text, in the order in which it is offered. */
export const REPORT_GROUNDS = [
  'about-me',
  'private',
  'child',
  'hatred',
  'danger',
  'untrue',
  'law',
  'other',
] as const;
export type ReportGround = (typeof REPORT_GROUNDS)[number];
export const findReportGround = (text: string) => REPORT_GROUNDS.find((one) => one === text);
