import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { StoryState } from '#domain/story/lifecycle.ts';
import type { CaseRequest, RequestGround } from '#domain/vetting/hold.ts';
import type { Database } from '../connect.ts';
import { currentRevision } from '../current-revision.ts';

/** While it stands nothing of its text is erased. */
export type Hold = {
  storyId: string;
  reason: string;
  lookOn: CalendarDay;
  setBy: string | null;
  setAt: Date;
};

const lookOn = sql<CalendarDay>`legal_hold.look_on::text`.as('look_on');

export async function findHold(db: Database, storyId: string): Promise<Hold | undefined> {
  const row = await db
    .selectFrom('legal_hold')
    .select(['story_id', 'reason', 'set_by', 'set_at', lookOn])
    .where('story_id', '=', storyId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      storyId: row.story_id,
      reason: row.reason,
      lookOn: row.look_on,
      setBy: row.set_by,
      setAt: row.set_at,
    }
  );
}

export async function isHeld(db: Database, storyId: string): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`SELECT is_held(${storyId}) AS held`.execute(db);
  return rows[0]?.held ?? false;
}

export type ListedHold = Hold & { title: string; state: StoryState };

/** Whoever is to be looked at soonest first. */
export async function listHolds(db: Database): Promise<ListedHold[]> {
  const rows = await db
    .selectFrom('legal_hold')
    .innerJoin('story', 'story.id', 'legal_hold.story_id')
    .innerJoin('revision', currentRevision)
    .select(['legal_hold.story_id', 'legal_hold.reason', 'set_by', 'set_at', lookOn])
    .select(['revision.title', 'story.state'])
    .where('ended_at', 'is', null)
    .orderBy('legal_hold.look_on')
    .execute();
  return rows.map((row) => ({
    storyId: row.story_id,
    reason: row.reason,
    lookOn: row.look_on,
    setBy: row.set_by,
    setAt: row.set_at,
    title: row.title,
    state: row.state as StoryState,
  }));
}

export async function insertHold(
  db: Database,
  hold: { storyId: string; reason: string; lookOn: CalendarDay; by: string | null },
): Promise<void> {
  await db
    .insertInto('legal_hold')
    .values({
      story_id: hold.storyId,
      reason: hold.reason,
      look_on: hold.lookOn,
      set_by: hold.by,
    })
    .execute();
}

export async function moveHold(db: Database, storyId: string, day: CalendarDay): Promise<void> {
  await db
    .updateTable('legal_hold')
    .set({ look_on: day })
    .where('story_id', '=', storyId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function endHold(
  db: Database,
  ended: { storyId: string; because: string; by: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('legal_hold')
    .set({ ended_at: ended.at, ended_because: ended.because, ended_by: ended.by })
    .where('story_id', '=', ended.storyId)
    .where('ended_at', 'is', null)
    .execute();
}

export async function findRequest(
  db: Database,
  caseId: string,
): Promise<(CaseRequest & { writtenBy: string }) | undefined> {
  const row = await db
    .selectFrom('case_request')
    .select(['ground', 'requester', 'proved', 'papers', 'written_by'])
    .select(sql<CalendarDay | null>`papers_on::text`.as('papers_on'))
    .where('case_id', '=', caseId)
    .executeTakeFirst();
  return (
    row && {
      ground: row.ground as RequestGround,
      requester: row.requester,
      proved: row.proved,
      papers: row.papers,
      papersOn: row.papers_on,
      writtenBy: row.written_by,
    }
  );
}

/** The newest word counts; who wrote it stands beside it, and in the log. */
export async function keepRequest(
  db: Database,
  { id, storyId }: { id: string; storyId: string },
  request: CaseRequest & { by: string; at: Date },
): Promise<void> {
  const values = {
    ground: request.ground,
    requester: request.requester,
    proved: request.proved,
    papers: request.papers,
    papers_on: request.papersOn,
    written_by: request.by,
    written_at: request.at,
  };
  await db
    .insertInto('case_request')
    .values({ case_id: id, story_id: storyId, ...values })
    .onConflict((conflict) => conflict.column('case_id').doUpdateSet(values))
    .execute();
}
