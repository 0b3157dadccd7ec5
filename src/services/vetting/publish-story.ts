import type { Database } from '#db/connect.ts';
import { insertPublication } from '#db/publications.ts';
import { findRevision } from '#db/revisions.ts';
import type { StoryRecord } from '#db/stories.ts';
import { excerpt, readingMinutes } from '#domain/story/excerpt.ts';
import { publicFace } from '#domain/story/public-face.ts';

/** Copies the approved words to the only table the public is read from. */
export async function publishStory(
  { db, policy }: { db: Database; policy: { protectMinors: boolean } },
  approved: { story: StoryRecord; publishedAt: Date },
): Promise<void> {
  const { story, publishedAt } = approved;
  const revision = await findRevision(db, story.id, story.revisionNo);
  if (!revision) throw new Error(`Story ${story.id} has no revision ${story.revisionNo}.`);
  const { id, hash, campaign, category, writingType, recipient, revisionNo } = story;
  await insertPublication(db, {
    ...publicFace(story, policy, story.masks),
    id,
    hash,
    campaign,
    category,
    writingType,
    recipient,
    revisionNo,
    publishedAt,
    contentNote: story.contentNote,
    paused: story.paused,
    language: story.language ?? 'en',
    title: revision.title,
    body: revision.body,
    excerpt: excerpt(revision.body),
    readingMinutes: readingMinutes(revision.body),
    shortened: revision.byOfficer,
  });
}
