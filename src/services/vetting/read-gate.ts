import type { Database } from '#db/connect.ts';
import { isInTraining } from '#db/desk/training.ts';
import { listEvents } from '#db/events.ts';
import { findOwnRevision, findRevision, type Revision } from '#db/revisions.ts';
import type { StoryRecord } from '#db/stories.ts';
import { isChild } from '#domain/options/ages.ts';
import type { ScreeningContext } from '#domain/screening/signal.ts';
import { isCut } from '#domain/story/places.ts';
import { type Gate, gateOf, type Mark, marksOf } from '#domain/vetting/gate.ts';
import { readFace } from './read-face.ts';

/** What is known of the writer where words are looked at. */
export function screeningOf(story: StoryRecord): ScreeningContext {
  return {
    child: isChild(story),
    city: story.city,
    languages: story.form.languages,
  };
}

type Asked = {
  story: StoryRecord;
  officer: { id: string };
  policy: { protectMinors: boolean };
};

/** What is marked in what readers would get now. */
export async function readMarks(
  db: Database,
  story: StoryRecord,
  policy: { protectMinors: boolean },
): Promise<Mark[]> {
  const [revision, words] = await Promise.all([
    findRevision(db, story.id, story.revisionNo),
    readFace(db, story, policy),
  ]);
  return revision ? marksOf({ ...revision, ...words }, screeningOf(story)) : [];
}

/** What speaks against publishing these words by this officer, as the database tells it now. */
export async function readGate(db: Database, { story, officer, policy }: Asked): Promise<Gate> {
  const { id, revisionNo } = story;
  const [events, revision, own, words, inTraining] = await Promise.all([
    listEvents(db, id),
    findRevision(db, id, revisionNo),
    findOwnRevision(db, id, revisionNo),
    readFace(db, story, policy),
    isInTraining(db, officer.id),
  ]);
  if (!revision) throw new Error(`Story ${id} has no revision ${revisionNo}.`);
  const marks = marksOf({ ...revision, ...words }, screeningOf(story));
  const wordsUnasked = areUnasked(revision, own);
  return gateOf(events, {
    officer: officer.id,
    revisionNo,
    marks,
    words,
    writer: story,
    wordsUnasked,
    inTraining,
  });
}

/** Our readers take out and add nothing: what they would like to say otherwise, the writer says yes to. */
export function areUnasked(shown: Revision, own: Revision | undefined): boolean {
  return shown.byOfficer && (own === undefined || !isCut(own, shown));
}
