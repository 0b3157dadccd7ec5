import type { Database } from '#db/connect.ts';
import { holdCalendar, listHolidays } from '#db/desk/holidays.ts';
import { insertEvent } from '#db/insert-events.ts';
import { findRevision } from '#db/revisions.ts';
import { findSimilarStory } from '#db/similar-texts.ts';
import { findStory, type StoryRecord, setStoryReady } from '#db/stories.ts';
import { isWaveOf } from '#db/waves.ts';
import { dueWhenBroughtIn } from '#domain/archive/archive.ts';
import { dueDay } from '#domain/calendar/business-days.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { isChild } from '#domain/options/ages.ts';
import type { Danger } from '#domain/safeguarding/dangers.ts';
import { screenText } from '#domain/screening/checks.ts';
import { topicsOf } from '#domain/vetting/topics.ts';
import { SMALLEST_WAVE } from '#domain/vetting/wave.ts';
import type { Clock, DetectLanguage, FindDangers, JobQueue } from '#services/ports.ts';
import { findJoining, gatherText } from '#services/together/join-wave.ts';
import { noteByItself } from './note-by-itself.ts';

export type PrepareStoryContext = {
  db: Database;
  clock: Clock;
  detectLanguage: DetectLanguage;
  timeZone: string;
  enqueue: JobQueue;
  findDangers: FindDangers;
};

/** Makes a received story ready to be read, which starts the clock of the promise. */
export async function prepareStory(context: PrepareStoryContext, storyId: string): Promise<void> {
  const story = await findStory(context.db, storyId);
  const revision = story && (await findRevision(context.db, storyId, story.revisionNo));
  if (!story || !revision) return;
  const at = context.clock();
  // Reading takes a moment of arithmetic; no transaction stands open while it runs.
  const noticed = notice(context, story, `${revision.title}\n${revision.body}`);
  const today = dayIn(at, context.timeZone);
  const { body } = revision;
  const alone = noticed.dangers.length > 0 || story.broughtFrom !== null;
  const joining = alone ? null : await findJoining(context.db, { body, now: at });
  await context.db.transaction().execute(async (db) => {
    await holdCalendar(db);
    // Among the thousand copies of a flood the nearest is the one that they all are like, and nobody looks for another.
    const flood = joining && (await isWaveOf(db, joining.waveId, SMALLEST_WAVE));
    const similarTo = flood
      ? joining.root
      : ((await findSimilarStory(db, { storyId, body, now: at })) ?? joining?.root ?? null);
    const first = await setStoryReady(db, storyId, {
      ...noticed,
      readyAt: at,
      dueOn:
        story.broughtFrom === null
          ? dueDay(today, await listHolidays(db))
          : dueWhenBroughtIn(today),
      similarTo,
    });
    // A job can run twice; the story becomes ready once.
    if (!first) return;
    await noteByItself(db, { storyId, kind: 'ready', at });
    if (!alone) await gatherText(db, { storyId, body, joining, similarTo, at });
    if (noticed.dangers.length > 0) await raise({ ...context, db }, { story, noticed, at });
  });
}

/** It stands first in every list with this very transaction, and every lead is told. */
export async function raise(
  { db, enqueue }: Pick<PrepareStoryContext, 'db' | 'enqueue'>,
  { story, noticed, at }: { story: StoryRecord; noticed: { dangers: Danger[] }; at: Date },
): Promise<void> {
  const { id: storyId, state, revisionNo } = story;
  const subject = noticed.dangers.join(' ');
  const event = { storyId, kind: 'raise-danger' as const, officer: null, subject, revisionNo, at };
  const eventNo = await insertEvent(db, { ...event, fromState: state, toState: state });
  await enqueue(db, { name: 'tell-leads', data: { storyId, eventNo } });
}

export function notice(
  { detectLanguage, findDangers }: PrepareStoryContext,
  story: StoryRecord,
  text: string,
) {
  const { city, category } = story;
  const { languages } = story.form;
  const signals = screenText(text, { child: isChild(story), city, languages });
  return {
    language: detectLanguage(text),
    topics: topicsOf(text, category),
    dangers: findDangers(text),
    signals: [...new Set(signals.map(({ kind }) => kind))],
  };
}
