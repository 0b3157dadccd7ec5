import type { Transaction } from '#db/connect.ts';
import { holdCalendar, listHolidays } from '#db/desk/holidays.ts';
import { findOpenQuestion } from '#db/questions.ts';
import { type StoryRecord, setStill } from '#db/stories.ts';
import { businessDaysBetween, promisedDay } from '#domain/calendar/business-days.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';

/** The days on which a writer had been asked are not ours to promise. Before the text leaves its parking place. */
export async function countStandingStill(
  db: Transaction,
  story: StoryRecord,
  { at, timeZone }: { at: Date; timeZone: string },
): Promise<void> {
  const question = await findOpenQuestion(db, story.id);
  if (!question || !story.readyAt) return;
  await holdCalendar(db);
  const holidays = await listHolidays(db);
  const asked = dayIn(question.askedAt, timeZone);
  const stillDays = story.stillDays + businessDaysBetween(asked, dayIn(at, timeZone), holidays);
  const ready = dayIn(story.readyAt, timeZone);
  const dueOn = promisedDay({ ready, still: stillDays }, holidays);
  await setStill(db, story.id, { stillDays, dueOn });
}
