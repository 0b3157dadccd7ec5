import { isRedactedField, type RedactionStep } from '#domain/story/redaction.ts';
import type { Database, Transaction } from './connect.ts';

/** Every step of officers about the face of one text, in their order. */
export async function listRedactions(db: Database, storyId: string): Promise<RedactionStep[]> {
  const rows = await db
    .selectFrom('redaction')
    .select(['no', 'field', 'action', 'value'])
    .where('story_id', '=', storyId)
    .orderBy('no')
    .execute();
  return rows.flatMap(({ no, field, action, value }) =>
    isRedactedField(field) ? [{ no, field, action: action as RedactionStep['action'], value }] : [],
  );
}

export type NewRedaction = RedactionStep & {
  storyId: string;
  officer: string;
  reason: string;
  at: Date;
};

export async function insertRedaction(db: Transaction, step: NewRedaction): Promise<void> {
  await db
    .insertInto('redaction')
    .values({
      story_id: step.storyId,
      no: step.no,
      field: step.field,
      action: step.action,
      value: step.value,
      officer: step.officer,
      reason: step.reason,
      created_at: step.at,
    })
    .execute();
  await db.updateTable('story').set({ face_no: step.no }).where('id', '=', step.storyId).execute();
}
