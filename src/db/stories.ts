import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { Gender } from '#domain/options/genders.ts';
import type { Language } from '#domain/options/languages.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { StoryState } from '#domain/story/lifecycle.ts';
import type { Submission } from '#domain/submission/parse-submission.ts';
import type { Database } from './connect.ts';
import { toSocialColumns, toSocialPair } from './social-columns.ts';

export type NewStory = { id: string; hash: string; receivedAt: Date; submission: Submission };

/** Only the columns the web role may write: a new story is always `received`. */
export async function insertStory(db: Database, story: NewStory): Promise<void> {
  const { submission } = story;
  await db
    .insertInto('story')
    .values({
      id: story.id,
      hash: story.hash,
      received_at: story.receivedAt,
      campaign: submission.campaign,
      category: submission.category,
      writing_type: submission.writingType,
      recipient: submission.recipient,
      name: submission.name,
      age: submission.age,
      gender: submission.gender,
      country: submission.country,
      city: submission.city,
      belief: submission.belief,
      link: submission.link,
      ...toSocialColumns(submission.social),
    })
    .execute();
}

export type StoryRecord = Omit<Submission, 'email' | 'title' | 'story'> & {
  id: string;
  hash: string;
  state: StoryState;
  revisionNo: number;
  language: Language | null;
  readyAt: Date | null;
};

/** Locks the story until the transaction ends, so that two decisions wait for each other. */
export async function lockStory(db: Database, id: string): Promise<StoryRecord | undefined> {
  return takeStory(storyById(db, id).forUpdate());
}

export async function findStory(db: Database, id: string): Promise<StoryRecord | undefined> {
  return takeStory(storyById(db, id));
}

export async function setStoryState(
  db: Database,
  id: string,
  change: { state: StoryState; decidedAt: Date },
): Promise<void> {
  await db
    .updateTable('story')
    .set({ state: change.state, decided_at: change.decidedAt })
    .where('id', '=', id)
    .execute();
}

/** Starts the clock of the promise. Does nothing when it already runs. */
export async function setStoryReady(
  db: Database,
  id: string,
  ready: { language: Language; readyAt: Date; dueOn: CalendarDay },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('story')
    .set({ language: ready.language, ready_at: ready.readyAt, due_on: ready.dueOn })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function storyById(db: Database, id: string) {
  return db.selectFrom('story').selectAll().where('id', '=', id);
}

async function takeStory(query: ReturnType<typeof storyById>): Promise<StoryRecord | undefined> {
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    hash: row.hash,
    state: row.state as StoryState,
    revisionNo: row.revision_no,
    campaign: row.campaign,
    category: row.category as CategoryCode,
    writingType: row.writing_type as WritingType,
    language: row.language as Language | null,
    recipient: row.recipient,
    name: row.name,
    age: row.age,
    gender: row.gender as Gender,
    country: row.country,
    city: row.city,
    belief: row.belief,
    link: row.link,
    social: toSocialPair(row),
    readyAt: row.ready_at,
  };
}
