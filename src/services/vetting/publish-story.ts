import type { Database } from '#db/connect.ts';
import { insertPublication } from '#db/publications/write-publications.ts';
import { findRevision, type Revision } from '#db/revisions.ts';
import type { StoryRecord } from '#db/stories.ts';
import { readingMinutes } from '#domain/story/excerpt.ts';
import { opening } from '#domain/story/opening.ts';
import { hasChildsFace } from '#domain/story/public-face.ts';
import type { PublishedStory } from '#domain/story/published-story.ts';
import { type Face, readFace } from './read-face.ts';

/** Copies the approved words to the only table the public is read from. */
export async function publishStory(
  { db, policy }: { db: Database; policy: { protectMinors: boolean } },
  approved: { story: StoryRecord; publishedAt: Date },
): Promise<void> {
  const { story, publishedAt } = approved;
  const revision = await findRevision(db, story.id, story.revisionNo);
  if (!revision) throw new Error(`Story ${story.id} has no revision ${story.revisionNo}.`);
  const words = await readFace(db, story, policy);
  await insertPublication(db, {
    ...asPublished(story, { revision, words, publishedAt }),
    revisionNo: story.revisionNo,
    child: hasChildsFace(story, policy),
  });
}

/** What readers get: the page of the desk shows it before, and the table takes it. */
export function asPublished(
  story: StoryRecord,
  { revision, words, publishedAt }: { revision: Revision; words: Face; publishedAt: Date },
): PublishedStory {
  const {
    id,
    hash,
    campaign,
    campaignVersion,
    category,
    writingType,
    recipient,
    contentNote,
    paused,
    firstToldOn,
  } = story;
  return {
    ...words.face,
    id,
    hash,
    campaign,
    campaignVersion,
    category,
    writingType,
    recipient,
    contentNote,
    paused,
    publishedAt,
    firstToldOn,
    language: story.language ?? 'en',
    title: revision.title,
    body: revision.body,
    excerpt: opening(revision.body),
    readingMinutes: readingMinutes(revision.body),
    shortened: revision.byOfficer,
    faceChanged: words.steps.length > 0,
  };
}
