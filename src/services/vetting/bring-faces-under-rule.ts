import type { Database } from '#db/connect.ts';
import { insertEvent } from '#db/insert-events.ts';
import { listUncheckedFaces, markChild } from '#db/publications/children.ts';
import { findPublicationOfStory } from '#db/publications/publications.ts';
import { setMasks, setPublishedFace } from '#db/receipts.ts';
import { lockStory, type StoryRecord } from '#db/stories.ts';
import type { PublicFace } from '#domain/story/public-face.ts';
import { REDACTED_FIELDS, type RedactedField } from '#domain/story/redaction.ts';
import { rulesBrokenIn } from '#domain/vetting/gate.ts';
import type { DecideStoryContext } from './decide-story.ts';
import { type Face, readFace } from './read-face.ts';
import { screeningOf } from './read-gate.ts';

const AT_ONCE = 50;

/**
 * What was published before the rule for children, or under a looser one, is brought under it. Nothing goes
 * silently: the log says of each text which lines readers see no more. Answers how many were changed.
 */
export async function bringFacesUnderRule(context: DecideStoryContext): Promise<number> {
  if (!context.policy.protectMinors) return 0;
  let changed = 0;
  for (let found: string[] = []; ; ) {
    found = await listUncheckedFaces(context.db, AT_ONCE);
    for (const storyId of found) if (await bringOne(context, storyId)) changed += 1;
    if (found.length < AT_ONCE) return changed;
  }
}

async function bringOne(context: DecideStoryContext, storyId: string): Promise<boolean> {
  return context.db.transaction().execute(async (db) => {
    const story = await lockStory(db, storyId);
    const before = await findPublicationOfStory(db, storyId);
    if (!story || !before) return false;
    const words = await readFace(db, story, context.policy);
    const namesMore = !isFirstName(story, words);
    if (namesMore) await setMasks(db, storyId, { ...story.masks, hideName: true });
    const face = namesMore ? { ...words.face, name: null } : words.face;
    await setPublishedFace(db, storyId, face);
    await markChild(db, storyId);
    const lines = REDACTED_FIELDS.filter((line) => differs(before, face, line));
    if (lines.length === 0) return false;
    await noteByRule(db, story, { lines, at: context.clock() });
    return true;
  });
}

const differs = (before: PublicFace, after: PublicFace, line: RedactedField) =>
  JSON.stringify(before[line]) !== JSON.stringify(after[line]);

/** One word in which nothing is seen; officers read these texts once, and can hide more. */
function isFirstName(story: StoryRecord, words: Face): boolean {
  const { name } = words.face;
  if (name === null) return true;
  return !/\s/.test(name) && rulesBrokenIn('name', words, screeningOf(story)).length === 0;
}

function noteByRule(
  db: Database,
  { id: storyId, state, revisionNo }: StoryRecord,
  { lines, at }: { lines: readonly string[]; at: Date },
) {
  return insertEvent(db, {
    storyId,
    kind: 'face-by-rule',
    officer: null,
    fromState: state,
    toState: state,
    revisionNo,
    subject: lines.join(', '),
    at,
  });
}
