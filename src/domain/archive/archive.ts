import { addDays, type CalendarDay, isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { LAPSE_TOLD_DAYS, UNDECIDED_DAYS } from '#domain/retention.ts';
import { FIELDS, type Field, type SubmissionInput } from '#domain/submission/fields.ts';

/** One text as it stands in a file from elsewhere: what its columns say, and what names it there. */
export type ArchiveRow = {
  /** For whoever looks it up: "line 3", "post 117". */
  place: string;
  columns: Readonly<Record<string, string>>;
  /** What stood there and is no words: "2 pictures". */
  leftOut: readonly string[];
};

/**
 * Nobody outside asked us to write to them, and nobody agrees in another's name: what is brought in has no address, and
 * operators say themselves why it may be read.
 */
const NEVER_READ: readonly Field[] = ['email', 'quietMail', 'terms'];
/** A day and a name of its own are no fields of a form. */
export const ARCHIVE_FIELDS = [
  ...FIELDS.filter((field) => !NEVER_READ.includes(field)),
  'date',
  'id',
] as const;
export type ArchiveField = (typeof ARCHIVE_FIELDS)[number];

export const findArchiveField = (text: string) => ARCHIVE_FIELDS.find((field) => field === text);

/** From which column a field is read, and what is true of every text. */
export type ArchivePlan = {
  columnOf: Partial<Record<ArchiveField, string>>;
  forAll: Partial<Record<ArchiveField, string>>;
};

export type ReadRow = {
  id: string;
  input: SubmissionInput;
  firstToldOn: CalendarDay | null;
};

export function readRow(
  { columns }: ArchiveRow,
  { columnOf, forAll }: ArchivePlan,
): ReadRow | DayProblem {
  const read = (field: ArchiveField) =>
    (columns[columnOf[field] ?? field] ?? '').trim() || (forAll[field] ?? '');
  const day = read('date').slice(0, DAY_LENGTH);
  if (day !== '' && day !== NO_DAY && !isCalendarDay(day)) return { unreadableDay: read('date') };
  const inForm = ARCHIVE_FIELDS.filter((field) => field !== 'date' && field !== 'id');
  return {
    id: read('id'),
    input: { ...Object.fromEntries(inForm.map((field) => [field, read(field)])), terms: 'true' },
    firstToldOn: day === '' || day === NO_DAY ? null : day,
  };
}

/** 03/04/2019 is two days, one on each side of an ocean. */
export type DayProblem = { unreadableDay: string };

const DAY_LENGTH = '2019-03-04'.length;
/** What WordPress writes where there is none. */
const NO_DAY = '0000-00-00';

/** Nobody waits for it, so it is due when leads are told that it comes to its end undecided: behind every writer's. */
export function dueWhenBroughtIn(ready: CalendarDay): CalendarDay {
  return addDays(ready, UNDECIDED_DAYS - LAPSE_TOLD_DAYS);
}

/** Columns of which nothing is read: an operator may have meant one of them. */
export function unreadColumns(rows: readonly ArchiveRow[], { columnOf }: ArchivePlan): string[] {
  const read = new Set<string>(ARCHIVE_FIELDS.map((field) => columnOf[field] ?? field));
  return [...new Set(rows.flatMap(({ columns }) => Object.keys(columns)))].filter(
    (column) => !read.has(column),
  );
}
