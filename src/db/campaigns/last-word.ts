import type { Database } from '../connect.ts';

export type NotYet = { by: string; at: Date; what: string };

/** What a second lead wants changed first, while nobody has been asked or has agreed since. */
export async function findNotYet(db: Database, campaign: string): Promise<NotYet | null> {
  const last = await db
    .selectFrom('event')
    .leftJoin('officer', 'officer.id', 'event.officer')
    .select(['kind', 'officer.name', 'event.officer', 'event.at', 'internal_note'])
    .where('story_id', 'is', null)
    .where('subject', '=', campaign)
    .where('kind', 'in', ['ask-campaign', 'not-yet-campaign', 'publish-campaign'])
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.kind !== 'not-yet-campaign') return null;
  return { by: last.name ?? last.officer ?? '', at: last.at, what: last.internal_note ?? '' };
}
