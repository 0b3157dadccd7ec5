import type { Database } from '#db/connect.ts';
import { hasOpened } from '#db/events.ts';
import { findStory } from '#db/stories.ts';
import { addDays, dayIn } from '#domain/calendar/calendar-day.ts';
import { NO_MASKS } from '#domain/story/public-face.ts';
import type { ActingOfficer } from '#domain/vetting/officer.ts';
import type { Parking } from '#domain/vetting/parking.ts';
import { type Seen, seenOf } from '#domain/vetting/seen.ts';
import { noteOpened } from '#services/vetting/open-story.ts';

/** Somebody who showed the passkey a moment ago. */
export function acting(id: string, role: ActingOfficer['role'] = 'officer'): ActingOfficer {
  return { id, role, confirmedAt: new Date(), countsFrom: new Date(0) };
}

/** A text that came in and was not touched since. */
export const UNTOUCHED: Seen = seenOf({
  state: 'received',
  revisionNo: 1,
  publishAt: null,
  parking: null,
  approval: null,
  secondReaderAskedBy: null,
  contentNote: null,
  language: null,
  masks: NO_MASKS,
  faceNo: 0,
  dangerSince: null,
});

/** Put aside from that moment on for so many days. */
export function parkedFor(days: number, from = new Date()): Parking {
  return { until: addDays(dayIn(from, 'UTC'), days), waitsFor: 'adults-yes' };
}

/** As a form of the desk carries it. */
export function seenFields({ state, revisionNo, folder }: Seen): Record<string, string> {
  return { 'seen-state': state, 'seen-revision': String(revisionNo), 'seen-folder': folder };
}

/** As by a page of the desk: the words are on this officer's screen. */
export async function openNow(
  db: Database,
  { storyId, officer, at = new Date() }: { storyId: string; officer: { id: string }; at?: Date },
): Promise<void> {
  const story = await findStory(db, storyId);
  if (!story) return;
  const asked = { storyId, revisionNo: story.revisionNo, officer: officer.id };
  if (!(await hasOpened(db, asked))) await noteOpened(db, { story, officer, at });
}

/** What a page shows that is opened now. */
export async function seenNow(db: Database, storyId: string): Promise<Seen> {
  const story = await findStory(db, storyId);
  if (!story) throw new Error(`No story ${storyId}.`);
  return seenOf(story);
}
