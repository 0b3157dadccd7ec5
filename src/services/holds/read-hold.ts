import { findHold, listHolds } from '#db/cases/holds.ts';
import { listOfficers } from '#db/desk/officers.ts';
import { findRevision } from '#db/revisions.ts';
import { findStory } from '#db/stories.ts';
import { dayIn } from '#domain/calendar/calendar-day.ts';
import { listedTitle } from '#domain/retention.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import { forLeads } from '#services/officers/for-leads.ts';
import type { DeskContext } from '#services/vetting/desk-context.ts';

/** Which texts are held, those to be looked at soonest first. */
export async function readHolds({ db, clock, timeZone }: DeskContext) {
  const today = dayIn(clock(), timeZone);
  const holds = await listHolds(db);
  return holds.map((hold) => ({
    ...hold,
    title: listedTitle(hold.title),
    due: hold.lookOn <= today,
  }));
}

/** Of one text; null where there is no such text. */
export const readHold = forLeads(
  async (
    { db, clock, timeZone }: DeskContext,
    { storyId }: { storyId: string; by: ActingOfficer },
  ) => {
    const story = await findStory(db, storyId);
    if (!story) return null;
    const [hold, revision, officers] = await Promise.all([
      findHold(db, storyId),
      findRevision(db, storyId, story.revisionNo),
      listOfficers(db),
    ]);
    return {
      storyId,
      state: story.state,
      erased: story.erasedAt !== null,
      language: story.language,
      title: listedTitle(revision?.title ?? ''),
      today: dayIn(clock(), timeZone),
      timeZone,
      hold: hold && {
        ...hold,
        setBy: officers.find(({ id }) => id === hold.setBy)?.name ?? hold.setBy,
      },
    };
  },
);
