import type { ListedStory, PublishedStory } from '#domain/story/published-story.ts';
import type { Database } from '../connect.ts';
import { toSocialColumns } from '../social-columns.ts';
import { LISTED_COLUMNS, toListed } from './publication-columns.ts';

/** `child`: it shows no more than a child's face, and the database holds it to that. */
export type NewPublication = PublishedStory & { revisionNo: number; child: boolean };

export async function insertPublication(db: Database, story: NewPublication): Promise<void> {
  await db.deleteFrom('tombstone').where('hash', '=', story.hash).execute();
  await db
    .insertInto('publication')
    .values({
      story_id: story.id,
      hash: story.hash,
      campaign: story.campaign,
      category: story.category,
      writing_type: story.writingType,
      language: story.language,
      revision_no: story.revisionNo,
      shortened: story.shortened,
      face_changed: story.faceChanged,
      child: story.child,
      content_note: story.contentNote,
      title: story.title,
      body: story.body,
      excerpt: story.excerpt,
      reading_minutes: story.readingMinutes,
      recipient: story.recipient,
      name: story.name,
      age: story.age,
      age_band: story.ageBand,
      gender: story.gender,
      country: story.country,
      city: story.city,
      belief: story.belief,
      link: story.link,
      ...toSocialColumns(story.social),
      published_at: story.publishedAt,
      first_told_on: story.firstToldOn,
      paused: story.paused,
    })
    .execute();
}

/** Takes a story off the public site; its address answers 410 from then on, also if it is marked already. */
export async function retirePublication(
  db: Database,
  storyId: string,
): Promise<ListedStory | undefined> {
  const story = await deletePublication(db, storyId);
  if (story)
    await db
      .insertInto('tombstone')
      .values({ hash: story.hash })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return story;
}

/** As if it had never been public: its address is unknown again. */
export async function deletePublication(
  db: Database,
  storyId: string,
): Promise<ListedStory | undefined> {
  const row = await db
    .deleteFrom('publication')
    .where('story_id', '=', storyId)
    .returning(LISTED_COLUMNS)
    .executeTakeFirst();
  return row && toListed(row);
}

/** Its page says that something about the writer was left out. */
export async function setFaceChanged(db: Database, storyId: string): Promise<void> {
  await db
    .updateTable('publication')
    .set({ face_changed: true })
    .where('story_id', '=', storyId)
    .execute();
}

export async function setContentNote(
  db: Database,
  storyId: string,
  contentNote: string | null,
): Promise<void> {
  await db
    .updateTable('publication')
    .set({ content_note: contentNote })
    .where('story_id', '=', storyId)
    .execute();
}
