import type { Database } from './connect.ts';

export type NewRevision = {
  storyId: string;
  campaign: string;
  title: string;
  body: string;
  createdAt: Date;
};

/** The writer's own words: always the first revision, kept for ever. */
export async function insertFirstRevision(db: Database, revision: NewRevision): Promise<void> {
  await db
    .insertInto('revision')
    .values({
      story_id: revision.storyId,
      no: 1,
      author_kind: 'writer',
      campaign: revision.campaign,
      title: revision.title,
      body: revision.body,
      created_at: revision.createdAt,
    })
    .execute();
}

/** What a writer says of their own text when an officer asks: new words, or yes to ours. */
export async function insertWritersRevision(
  db: Database,
  revision: NewRevision & { no: number },
): Promise<void> {
  await db
    .insertInto('revision')
    .values({
      story_id: revision.storyId,
      no: revision.no,
      author_kind: 'writer',
      campaign: revision.campaign,
      title: revision.title,
      body: revision.body,
      created_at: revision.createdAt,
    })
    .execute();
}

export type OfficerRevision = NewRevision & { no: number; officer: string; reason: string };

/** An officer's change is a revision of its own; the one before stays as it was. */
export async function insertOfficerRevision(
  db: Database,
  revision: OfficerRevision,
): Promise<void> {
  await db
    .insertInto('revision')
    .values({
      story_id: revision.storyId,
      no: revision.no,
      author_kind: 'officer',
      officer: revision.officer,
      campaign: revision.campaign,
      title: revision.title,
      body: revision.body,
      reason: revision.reason,
      created_at: revision.createdAt,
    })
    .execute();
}

export type ListedRevision = Revision & { reason: string | null; createdAt: Date };

export async function listRevisions(db: Database, storyId: string): Promise<ListedRevision[]> {
  const rows = await db
    .selectFrom('revision')
    .select(['no', 'title', 'body', 'author_kind', 'reason', 'created_at'])
    .where('story_id', '=', storyId)
    .orderBy('no')
    .execute();
  return rows.map((row) => ({
    no: row.no,
    title: row.title,
    body: row.body,
    byOfficer: row.author_kind === 'officer',
    reason: row.reason,
    createdAt: row.created_at,
  }));
}

export type Revision = { no: number; title: string; body: string; byOfficer: boolean };

export async function findRevision(
  db: Database,
  storyId: string,
  no: number,
): Promise<Revision | undefined> {
  const row = await db
    .selectFrom('revision')
    .select(['no', 'title', 'body', 'author_kind'])
    .where('story_id', '=', storyId)
    .where('no', '=', no)
    .executeTakeFirst();
  return (
    row && {
      no: row.no,
      title: row.title,
      body: row.body,
      byOfficer: row.author_kind === 'officer',
    }
  );
}

/** The newest words of the writer's own up to that revision: what officers may cut, and may not add to. */
export async function findOwnRevision(
  db: Database,
  storyId: string,
  upTo: number,
): Promise<Revision | undefined> {
  const row = await db
    .selectFrom('revision')
    .select(['no', 'title', 'body'])
    .where('story_id', '=', storyId)
    .where('no', '<=', upTo)
    .where('author_kind', '=', 'writer')
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, byOfficer: false };
}
