import { insertDeskEvent } from '#db/insert-events.ts';
import { type ExportedStory, listForExport } from '#db/story-export.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { type CsvCell, csvRows, csvTable } from '#domain/vetting/csv-table.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forFreshLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from './desk-context.ts';

/** At once in memory, however many there are. */
const BATCH = 1000;

/** Each column with how it is read from a story. */
const COLUMNS: [string, (story: ExportedStory, day: (at: Date) => string) => CsvCell][] = [
  ['reference', ({ hash }) => hash],
  ['state', ({ state }) => state],
  ['campaign', ({ campaign }) => campaign],
  ['category', ({ category }) => category],
  ['type', ({ writingType }) => writingType],
  ['language', ({ language }) => language],
  ['country', ({ country }) => country],
  ['received', ({ receivedAt }, day) => day(receivedAt)],
  ['ready', ({ readyAt }, day) => readyAt && day(readyAt)],
  ['due', ({ dueOn }) => dueOn],
  ['decided', ({ decidedAt }, day) => decidedAt && day(decidedAt)],
  ['clauses', ({ clauses }) => clauses.join(' ')],
  ['title', ({ title }) => title],
];

/** All stories as a table, piece by piece. */
export const exportStories = forFreshLeads(
  (context: DeskContext, { by }: { by: ActingOfficer }) => ({ pieces: tableOf(context, by.id) }),
);

/** That somebody took it out is told before the first piece. */
async function* tableOf(
  { db, clock, timeZone }: DeskContext,
  officer: string,
): AsyncGenerator<string, void> {
  await insertDeskEvent(db, {
    kind: 'export',
    officer,
    subject: 'all stories, without texts',
    at: clock(),
  });
  const day = (moment: Date) => dayIn(moment, timeZone);
  yield csvTable([COLUMNS.map(([name]) => name)]);
  let after: ExportedStory | null = null;
  for (;;) {
    const stories: ExportedStory[] = await listForExport(db, { limit: BATCH, after });
    after = stories.at(-1) ?? null;
    if (after === null) return;
    yield csvRows(stories.map((story) => COLUMNS.map(([, read]) => read(story, day))));
  }
}
