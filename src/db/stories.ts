import type { Selectable } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import type { Gender } from '#domain/options/genders.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { WritingType } from '#domain/options/writing-types.ts';
import type { Danger } from '#domain/safeguarding/dangers.ts';
import type { SignalKind } from '#domain/screening/signal.ts';
import { type StoryState, WAITING_STATES } from '#domain/story/lifecycle.ts';
import type { Masks } from '#domain/story/public-face.ts';
import type { Submission } from '#domain/submission/parse-submission.ts';
import type { Parking, ParkReason } from '#domain/vetting/parking.ts';
import type { Topic } from '#domain/vetting/topics.ts';
import { type WrittenUnder, writtenUnder } from './campaigns/written-under.ts';
import type { Database, Transaction } from './connect.ts';
import type { Story } from './row-types.ts';
import { toSocialPair } from './social-columns.ts';

export type StoryRecord = Omit<Submission, 'email' | 'quietMail' | 'title' | 'story'> & {
  id: string;
  hash: string;
  /** Where it was told before it was brought in; null where its writer sent it. */
  broughtFrom: string | null;
  firstToldOn: CalendarDay | null;
  campaignVersion: number | null;
  form: WrittenUnder;
  state: StoryState;
  revisionNo: number;
  language: TextLanguage | null;
  receivedAt: Date;
  readyAt: Date | null;
  dueOn: CalendarDay | null;
  /** Working days on which the promise stood still, because the writer was asked. */
  stillDays: number;
  topics: Topic[];
  /** What somebody may be in, or was thought to be in. */
  dangers: Danger[];
  /** Null where it was closed, or nothing was ever seen. */
  dangerSince: Date | null;
  similarTo: string | null;
  contentNote: string | null;
  secondReaderAskedBy: string | null;
  approval: { by: string; revisionNo: number } | null;
  publishAt: Date | null;
  /** Until when it is put aside and what for; null where it is not. */
  parking: Parking | null;
  masks: Masks;
  /** How many steps officers have taken about its face. */
  faceNo: number;
  /** No index, no feed, no share picture, until the writer says otherwise. */
  paused: boolean;
  /** The words are gone, and nothing can be decided about them any more. */
  erasedAt: Date | null;
};

/**
 * Locks the story until the transaction ends, so that two decisions wait for each other. Not its
 * key: another story may point at this one as similar, and must not wait for it.
 */
export async function lockStory(db: Transaction, id: string): Promise<StoryRecord | undefined> {
  return takeStory(storyById(db, id).forNoKeyUpdate());
}

export async function findStory(db: Database, id: string): Promise<StoryRecord | undefined> {
  return takeStory(storyById(db, id));
}

/** Where a story is, without a word of it. */
export async function findStoryPlace(
  db: Database,
  id: string,
): Promise<Pick<StoryRecord, 'state' | 'revisionNo'> | undefined> {
  const row = await db
    .selectFrom('story')
    .select(['state', 'revision_no'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { state: row.state as StoryState, revisionNo: row.revision_no };
}

export async function findStoryIdByHash(db: Database, hash: string): Promise<string | undefined> {
  const row = await db.selectFrom('story').select('id').where('hash', '=', hash).executeTakeFirst();
  return row?.id;
}

/** `decidedAt` only where the wait of the writer ends with this change. */
export async function setStoryState(
  db: Database,
  id: string,
  change: { state: StoryState; decidedAt?: Date | null },
): Promise<void> {
  const { state, decidedAt } = change;
  await db
    .updateTable('story')
    .set({ state, ...(decidedAt !== undefined && { decided_at: decidedAt }) })
    .where('id', '=', id)
    .execute();
}

export type Annotations = {
  revisionNo?: number;
  language?: TextLanguage;
  contentNote?: string | null;
  secondReaderAskedBy?: string | null;
  approval?: StoryRecord['approval'];
  publishAt?: Date | null;
  parking?: Parking;
  danger?: { dangers: readonly Danger[]; since: Date | null };
};

/** What officers write on the folder of a story, beside deciding it. */
export async function annotateStory(db: Database, id: string, change: Annotations): Promise<void> {
  const { revisionNo, language, contentNote, secondReaderAskedBy } = change;
  const { approval, publishAt, parking, danger } = change;
  await db
    .updateTable('story')
    .set({
      ...(revisionNo !== undefined && { revision_no: revisionNo }),
      ...(language !== undefined && { language }),
      ...(contentNote !== undefined && { content_note: contentNote }),
      ...(secondReaderAskedBy !== undefined && { second_reader_asked_by: secondReaderAskedBy }),
      ...(approval !== undefined && {
        approved_by: approval?.by ?? null,
        approved_revision: approval?.revisionNo ?? null,
      }),
      ...(publishAt !== undefined && { publish_at: publishAt }),
      ...(parking && { parked_until: parking.until, parked_for: parking.waitsFor }),
      ...(danger && { dangers: [...danger.dangers], danger_since: danger.since }),
    })
    .where('id', '=', id)
    .execute();
}

/** The promise goes on from here, so many working days later in all. */
export async function setStill(
  db: Database,
  id: string,
  { stillDays, dueOn }: Pick<StoryRecord, 'stillDays' | 'dueOn'>,
): Promise<void> {
  await db
    .updateTable('story')
    .set({ still_days: stillDays, due_on: dueOn })
    .where('id', '=', id)
    .execute();
}

/** One approved story whose hour has come, locked; none that another process has in hand. */
export async function lockDueStory(db: Transaction, now: Date): Promise<StoryRecord | undefined> {
  return takeStory(
    db
      .selectFrom('story')
      .selectAll()
      .select(writtenUnder.as('form'))
      .where('state', 'in', WAITING_STATES)
      .where('publish_at', '<=', now)
      .orderBy('publish_at')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked(),
  );
}

/** One that was put aside until today or an earlier day, locked; none that another process has in hand. */
export async function lockParkedUntil(
  db: Transaction,
  today: CalendarDay,
): Promise<StoryRecord | undefined> {
  return takeStory(
    db
      .selectFrom('story')
      .selectAll()
      .select(writtenUnder.as('form'))
      .where('state', '=', 'parked')
      .where('parked_until', '<=', today)
      .orderBy('parked_until')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked(),
  );
}

/** Starts the clock of the promise. Does nothing when it already runs. */
export async function setStoryReady(
  db: Database,
  id: string,
  ready: {
    language: TextLanguage;
    readyAt: Date;
    dueOn: CalendarDay;
    topics: Topic[];
    signals: SignalKind[];
    dangers: Danger[];
    similarTo: string | null;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('story')
    .set({
      language: ready.language,
      ready_at: ready.readyAt,
      due_on: ready.dueOn,
      topics: ready.topics,
      signals: ready.signals,
      ...(ready.dangers.length > 0 && { dangers: ready.dangers, danger_since: ready.readyAt }),
      similar_to: ready.similarTo,
    })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was seen in words that are newer than the first. */
export async function setNoticed(
  db: Database,
  id: string,
  { topics, signals }: { topics: Topic[]; signals: SignalKind[] },
): Promise<void> {
  await db.updateTable('story').set({ topics, signals }).where('id', '=', id).execute();
}

function storyById(db: Database, id: string) {
  return db.selectFrom('story').selectAll().select(writtenUnder.as('form')).where('id', '=', id);
}

async function takeStory(query: ReturnType<typeof storyById>): Promise<StoryRecord | undefined> {
  const row = await query.executeTakeFirst();
  return row && toStoryRecord(row);
}

export function toStoryRecord(row: Selectable<Story> & { form: WrittenUnder }): StoryRecord {
  return {
    id: row.id,
    hash: row.hash,
    broughtFrom: row.brought_from,
    firstToldOn: row.first_told_on,
    state: row.state as StoryState,
    revisionNo: row.revision_no,
    campaign: row.campaign,
    campaignVersion: row.campaign_version,
    form: row.form,
    category: row.category as CategoryCode,
    writingType: row.writing_type as WritingType,
    language: row.language as TextLanguage | null,
    recipient: row.recipient,
    name: row.name,
    age: row.age,
    adult: row.adult,
    guardian: row.guardian,
    gender: row.gender as Gender,
    country: row.country,
    city: row.city,
    belief: row.belief,
    link: row.link,
    social: toSocialPair(row),
    receivedAt: row.received_at,
    readyAt: row.ready_at,
    dueOn: row.due_on,
    stillDays: row.still_days,
    topics: row.topics as Topic[],
    dangers: row.dangers as Danger[],
    dangerSince: row.danger_since,
    similarTo: row.similar_to,
    contentNote: row.content_note,
    secondReaderAskedBy: row.second_reader_asked_by,
    approval:
      row.approved_by !== null && row.approved_revision !== null
        ? { by: row.approved_by, revisionNo: row.approved_revision }
        : null,
    publishAt: row.publish_at,
    parking: toParking(row),
    masks: toMasks(row),
    faceNo: row.face_no,
    paused: row.paused,
    erasedAt: row.erased_at,
  };
}

export function toParking(
  row: Pick<Selectable<Story>, 'state' | 'parked_until' | 'parked_for'>,
): Parking | null {
  const { parked_until: until, parked_for: waitsFor } = row;
  if (row.state !== 'parked' || until === null || waitsFor === null) return null;
  return { until, waitsFor: waitsFor as ParkReason };
}

type MaskColumns = Pick<
  Selectable<Story>,
  'hide_name' | 'coarse_age' | 'hide_city' | 'hide_belief'
>;

function toMasks(row: MaskColumns): Masks {
  return {
    hideName: row.hide_name,
    coarseAge: row.coarse_age,
    hideCity: row.hide_city,
    hideBelief: row.hide_belief,
  };
}
