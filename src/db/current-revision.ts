import type { JoinBuilder } from 'kysely';
import type { DB } from './row-types.ts';

/** Joins a story to the words that a decision about it would be about. */
export function currentRevision(join: JoinBuilder<DB, 'story' | 'revision'>) {
  return join
    .onRef('revision.story_id', '=', 'story.id')
    .onRef('revision.no', '=', 'story.revision_no');
}
