import { sql } from 'kysely';
import type { Reading } from '#domain/vetting/care.ts';
import type { StoryEventKind } from '#domain/vetting/event-kinds.ts';
import type { Topic } from '#domain/vetting/topics.ts';
import type { Database } from '../connect.ts';

const READ: readonly StoryEventKind[] = [
  'open',
  'read-blind',
  'publish',
  'approve',
  'schedule',
  'refuse',
  'hide',
  'park',
  'ask-second-reader',
];

/** What this officer was given, opened or decided since then, the oldest first. */
export async function listReadings(
  db: Database,
  { officer, since }: { officer: string; since: Date },
): Promise<Reading[]> {
  const rows = await db
    .selectFrom('event')
    .innerJoin('story', 'story.id', 'event.story_id')
    .select(['story.id', 'story.topics', 'event.kind', 'event.at'])
    .where('event.officer', '=', officer)
    .where('event.kind', 'in', [...READ, 'take'])
    .where('event.at', '>', since)
    .orderBy('event.no')
    .execute();
  return rows.map(({ id, topics, kind, at }) => ({
    storyId: id,
    heavy: topics.length > 0,
    given: kind === 'take',
    at,
  }));
}

/** Topics of waiting texts that everybody at the desk skips today. */
export async function listTopicsNobodyTakes(db: Database, today: string): Promise<Topic[]> {
  const { rows } = await sql<{ topic: Topic }>`
    SELECT topic FROM topics_nobody_takes(${today}::date) AS topic ORDER BY topic`.execute(db);
  return rows.map(({ topic }) => topic);
}
