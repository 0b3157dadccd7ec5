import { sql } from 'kysely';

/** Of a story that was declined: the newest refusal speaks; one before it was taken back. */
export const refusalClauses = sql<string[] | null>`
  CASE WHEN story.state IN ('refused', 'hidden') THEN
    (SELECT event.clauses FROM event WHERE event.story_id = story.id
      AND event.kind IN ('refuse', 'hide') ORDER BY event.no DESC LIMIT 1) END`;
