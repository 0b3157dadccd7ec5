import { sql } from 'kysely';
import { ADULT, AGE_SECRET, YOUNGEST } from '#domain/options/ages.ts';
import type { Database } from '../connect.ts';

/** Published texts of children that nobody has brought under their rule yet. */
export async function listUncheckedFaces(db: Database, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('publication')
    .innerJoin('story', 'story.id', 'publication.story_id')
    .select('story.id')
    .where('publication.child', '=', false)
    .where(
      sql<boolean>`CASE WHEN coalesce(story.age, ${AGE_SECRET}) = ${AGE_SECRET} THEN NOT story.adult
        ELSE story.age >= ${YOUNGEST} AND story.age < ${ADULT} END`,
    )
    .orderBy('publication.seq')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function markChild(db: Database, storyId: string): Promise<void> {
  await db
    .updateTable('publication')
    .set({ child: true })
    .where('story_id', '=', storyId)
    .execute();
}

export type FaceByRule = { no: number; at: Date; storyId: string; title: string; lines: string };

/** What readers see no more because of the rule, newest first. */
export async function listFacesByRule(db: Database, most: number): Promise<FaceByRule[]> {
  const rows = await db
    .selectFrom('event')
    .innerJoin('story', 'story.id', 'event.story_id')
    .innerJoin('revision', (join) =>
      join
        .onRef('revision.story_id', '=', 'story.id')
        .onRef('revision.no', '=', 'story.revision_no'),
    )
    .select(['event.no', 'event.at', 'event.story_id', 'event.subject', 'revision.title'])
    .where('event.kind', '=', 'face-by-rule')
    .orderBy('event.no', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    no: row.no ?? 0,
    at: row.at,
    storyId: row.story_id ?? '',
    title: row.title,
    lines: row.subject ?? '',
  }));
}
