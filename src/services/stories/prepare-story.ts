import type { Database } from '#db/connect.ts';
import { insertEvent } from '#db/events.ts';
import { holdCalendar, listHolidays } from '#db/holidays.ts';
import { findRevision } from '#db/revisions.ts';
import { findSimilarStory } from '#db/similar-texts.ts';
import { findStory, setStoryReady } from '#db/stories.ts';
import { dueDay } from '#domain/calendar/business-days.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { formOf } from '#domain/campaigns/registry.ts';
import { screenText } from '#domain/screening/checks.ts';
import { topicsOf } from '#domain/vetting/topics.ts';
import type { Clock, DetectLanguage } from '#services/ports.ts';

export type PrepareStoryContext = {
  db: Database;
  clock: Clock;
  detectLanguage: DetectLanguage;
  timeZone: string;
};

/** Makes a received story ready to be read, which starts the clock of the promise. */
export async function prepareStory(context: PrepareStoryContext, storyId: string): Promise<void> {
  const at = context.clock();
  await context.db.transaction().execute(async (db) => {
    const story = await findStory(db, storyId);
    const revision = story && (await findRevision(db, storyId, story.revisionNo));
    if (!story || !revision) return;
    await holdCalendar(db);
    const text = `${revision.title}\n${revision.body}`;
    const languages = formOf(story.campaign).form.languages;
    const signals = screenText(text, { age: story.age, city: story.city, languages });
    const first = await setStoryReady(db, storyId, {
      language: context.detectLanguage(text),
      readyAt: at,
      dueOn: dueDay(dayIn(at, context.timeZone), await listHolidays(db)),
      topics: topicsOf(text, story.category),
      signals: [...new Set(signals.map(({ kind }) => kind))],
      similarTo: (await findSimilarStory(db, { storyId, body: revision.body, now: at })) ?? null,
    });
    // A job can run twice; the story becomes ready once.
    if (!first) return;
    await insertEvent(db, {
      storyId,
      kind: 'ready',
      officer: null,
      fromState: story.state,
      toState: story.state,
      revisionNo: story.revisionNo,
      at,
    });
  });
}
