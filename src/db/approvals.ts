import { WAITING_STATES } from '#domain/story/lifecycle.ts';
import type { Database } from './connect.ts';

/** Their stories are in the queue again, for somebody else to read. */
export async function dropApprovalsOf(db: Database, officerId: string): Promise<void> {
  await droppedApprovals(db).where('approved_by', '=', officerId).execute();
}

/** Everybody's. Answers of how many stories. */
export async function dropAllApprovals(db: Database): Promise<number> {
  const dropped = droppedApprovals(db).where('approved_by', 'is not', null);
  return Number((await dropped.executeTakeFirst()).numUpdatedRows);
}

function droppedApprovals(db: Database) {
  return db
    .updateTable('story')
    .set({
      approved_by: null,
      approved_revision: null,
      publish_at: null,
      second_reader_asked_by: null,
    })
    .where('state', 'in', WAITING_STATES);
}
