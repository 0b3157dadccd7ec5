import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { SignalKind } from '#domain/screening/signal.ts';
import { type StoryState, WAITING_STATES } from '#domain/story/lifecycle.ts';
import type { Lane } from '#domain/submission/lanes.ts';
import type { SendingMark } from '#domain/submission/sending-marks.ts';
import type { Arrival } from '#domain/vetting/arrivals.ts';
import type { HeavyNext } from '#domain/vetting/care.ts';
import type { Parking } from '#domain/vetting/parking.ts';
import { isWaitingView, type QueueView } from '#domain/vetting/queue-view.ts';
import type { Topic } from '#domain/vetting/topics.ts';
import type { Database, Transaction } from '../connect.ts';
import { currentRevision } from '../current-revision.ts';
import type { DB } from '../row-types.ts';
import { toParking } from '../stories.ts';
import { DESK_COLUMNS, type DeskRow, toDeskRow } from './desk-rows.ts';
import { isInNobodysHands } from './leases.ts';

export type QueueFilter = {
  view: QueueView;
  campaign?: string | undefined;
  languages?: readonly TextLanguage[] | undefined;
  /** At the latest due on this day. */
  dueBy?: CalendarDay | undefined;
  skippedTopics?: readonly string[] | undefined;
  arrival?: Arrival | undefined;
  /** Waves that are rows of their own: what may be decided with them is not listed for itself. */
  waves?: Waves | undefined;
};

type Waves = { ids: readonly string[]; now: Date };

export type QueueRow = DeskRow & {
  topics: Topic[];
  signals: SignalKind[];
  dueOn: CalendarDay | null;
  parking: Parking | null;
  decidedAt: Date | null;
  holder: { id: string; name: string; takenAt: Date; expiresAt: Date } | null;
  secondReaderAskedBy: string | null;
  lane: Lane;
  marks: SendingMark[];
};

/** Beside which story of the list a slice stands; without one it is the list's beginning. */
export type QueuePlace = { after: string } | { before: string } | { only: string };

type Slice = { now: Date; limit: number; place?: QueuePlace | undefined };

/** Most urgent first while something waits, what comes back soonest where it is put aside, else the newest decision. */
export async function listQueue(
  db: Database,
  filter: QueueFilter,
  slice: Slice,
): Promise<QueueRow[]> {
  let query = filtered(db, filter)
    .innerJoin('revision', currentRevision)
    .leftJoin('lease', (join) =>
      join.onRef('lease.story_id', '=', 'story.id').on('lease.expires_at', '>=', slice.now),
    )
    .leftJoin('officer', 'officer.id', 'lease.officer_id')
    .select([
      ...DESK_COLUMNS,
      'story.topics',
      'story.signals',
      'story.due_on',
      'story.parked_until',
      'story.parked_for',
      'story.decided_at',
      'story.second_reader_asked_by',
      'story.lane',
      'story.marks',
      'lease.officer_id',
      'lease.taken_at',
      'lease.expires_at',
      'officer.name as holder_name',
    ])
    .limit(slice.limit);
  const { place } = slice;
  const isBack = place !== undefined && 'before' in place;
  if (isWaitingView(filter.view)) {
    const direction = isBack ? 'desc' : 'asc';
    query = query
      .orderBy('story.due_on', direction)
      .orderBy('story.received_at', direction)
      .orderBy('story.id', direction);
    if (place) query = query.where(besideWaiting(place));
  } else if (filter.view === 'parked') {
    const direction = isBack ? 'desc' : 'asc';
    query = query
      .orderBy('story.parked_until', direction)
      .orderBy('story.received_at', direction)
      .orderBy('story.id', direction);
    if (place) query = query.where(besideParked(place));
  } else {
    const direction = isBack ? 'asc' : 'desc';
    query = query.orderBy(SETTLED_AT, direction).orderBy('story.id', direction);
    if (place) query = query.where(besideSettled(place));
  }
  const found = await query.execute();
  const rows = isBack ? found.toReversed() : found;
  return rows.map((row) => ({
    ...toDeskRow(row),
    topics: row.topics as Topic[],
    signals: row.signals as SignalKind[],
    dueOn: row.due_on,
    parking: toParking(row),
    decidedAt: row.decided_at,
    holder:
      row.officer_id && row.taken_at && row.expires_at
        ? {
            id: row.officer_id,
            name: row.holder_name ?? 'Somebody',
            takenAt: row.taken_at,
            expiresAt: row.expires_at,
          }
        : null,
    secondReaderAskedBy: row.second_reader_asked_by,
    lane: row.lane as Lane,
    marks: row.marks as SendingMark[],
  }));
}

export async function countQueue(db: Database, filter: QueueFilter): Promise<number> {
  const { total } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export type NextWanted = Omit<QueueFilter, 'view'> & {
  /** From the whole list, or only what a second reader was asked for. */
  view?: QueueView | undefined;
  now: Date;
  officerId: string;
  heavy: HeavyNext;
  /** Ones that were just handed to somebody else. */
  except: readonly string[];
  /** Classes that officers read in a row since then: those of others are left out. */
  rowsSince: Date;
  /** Only what stands in this officer's own row. */
  ownRow?: boolean;
};

/** The most urgent story nobody holds, locked until the transaction ends. */
export async function lockNextStory(
  db: Transaction,
  wanted: NextWanted,
): Promise<string | undefined> {
  let query = db
    .selectFrom('story')
    .select('story.id')
    .where('story.state', 'in', WAITING_STATES)
    .where('story.ready_at', 'is not', null)
    .where('story.publish_at', 'is', null)
    // Handed out by themselves, and before these (in-danger.ts).
    .where('story.danger_since', 'is', null)
    .where(narrowed(wanted))
    .where((eb) =>
      eb.or([
        eb('story.second_reader_asked_by', 'is', null),
        eb('story.second_reader_asked_by', '!=', wanted.officerId),
      ]),
    )
    .where(isInNobodysHands(wanted.now))
    .orderBy('story.due_on')
    // False comes first: of one day, the light ones.
    .$if(wanted.heavy === 'light-first', (light) => light.orderBy(sql`story.topics <> '{}'`))
    .orderBy('story.received_at')
    .orderBy('story.id')
    .limit(1)
    .forUpdate('story')
    .skipLocked();
  if (wanted.view === 'second-reader')
    query = query.where('story.second_reader_asked_by', 'is not', null);
  if (wanted.heavy === 'none')
    query = query.where('story.topics', '=', sql<string[]>`'{}'::text[]`);
  query = query.where(
    wanted.ownRow
      ? inRow(wanted, sql`w.row_officer = ${wanted.officerId}`)
      : sql<SqlBool>`NOT ${inRow(wanted, sql`w.row_officer <> ${wanted.officerId}`)}`,
  );
  if (wanted.except.length > 0) query = query.where('story.id', 'not in', [...wanted.except]);
  return (await query.executeTakeFirst())?.id;
}

const inRow = ({ rowsSince }: NextWanted, whose: Expression<unknown>) => sql<SqlBool>`EXISTS (
  SELECT FROM wave_text t JOIN wave w ON w.id = t.wave_id
  WHERE t.story_id = story.id AND t.out_at IS NULL AND w.parted_as = 'class'
    AND w.parted_at > ${rowsSince} AND ${whose})`;

/** The expression of the index, letter for letter. A text on hold was decided by nobody. */
const SETTLED_AT = sql<Date>`coalesce(story.decided_at, story.received_at)`;

/** By where that story stands now: an address that is a while old still leads to its neighbours. */
function besideWaiting(place: QueuePlace): Expression<SqlBool> {
  if ('only' in place) return sql`story.id = ${place.only}::uuid`;
  const here = (id: string) =>
    sql`(SELECT s.due_on, s.received_at, s.id FROM story s WHERE s.id = ${id}::uuid)`;
  return 'after' in place
    ? sql`(story.due_on, story.received_at, story.id) > ${here(place.after)}`
    : sql`(story.due_on, story.received_at, story.id) < ${here(place.before)}`;
}

/** Where that story was parked last, also when it is not any more. */
function besideParked(place: QueuePlace): Expression<SqlBool> {
  if ('only' in place) return sql`story.id = ${place.only}::uuid`;
  const here = (id: string) =>
    sql`(SELECT s.parked_until, s.received_at, s.id FROM story s WHERE s.id = ${id}::uuid)`;
  return 'after' in place
    ? sql`(story.parked_until, story.received_at, story.id) > ${here(place.after)}`
    : sql`(story.parked_until, story.received_at, story.id) < ${here(place.before)}`;
}

function besideSettled(place: QueuePlace): Expression<SqlBool> {
  if ('only' in place) return sql`story.id = ${place.only}::uuid`;
  const here = (id: string) =>
    sql`(SELECT coalesce(s.decided_at, s.received_at), s.id FROM story s WHERE s.id = ${id}::uuid)`;
  return 'after' in place
    ? sql`(${SETTLED_AT}, story.id) < ${here(place.after)}`
    : sql`(${SETTLED_AT}, story.id) > ${here(place.before)}`;
}

/** What officers narrow a list to. A text whose language nobody knows yet is in everybody's. */
function narrowed({
  campaign,
  languages,
  dueBy,
  skippedTopics,
  arrival,
  waves,
}: Omit<QueueFilter, 'view'>) {
  return (eb: ExpressionBuilder<DB, 'story'>) => {
    const conditions: Expression<SqlBool>[] = [];
    if (campaign) conditions.push(eb('story.campaign', '=', campaign));
    if (languages?.length)
      conditions.push(
        eb.or([eb('story.language', 'in', [...languages]), eb('story.language', 'is', null)]),
      );
    if (dueBy) conditions.push(eb('story.due_on', '<=', dueBy));
    if (skippedTopics?.length)
      conditions.push(sql<SqlBool>`NOT story.topics && ${sql.val([...skippedTopics])}::text[]`);
    if (arrival) conditions.push(ARRIVED[arrival]);
    if (waves?.ids.length) conditions.push(besideWaves(waves));
    return eb.and(conditions);
  };
}

const besideWaves = ({ ids, now }: Waves) => sql<SqlBool>`story.id NOT IN (
  SELECT f.story_id FROM wave_free(${now}) f WHERE f.wave_id = ANY (${sql.val([...ids])}::uuid[]))`;

const ARRIVED: Record<Arrival, Expression<SqlBool>> = {
  ordinary: sql`(story.lane = 'normal' AND story.marks = '{}')`,
  burst: sql`story.lane = 'burst'`,
  unproven: sql`story.lane = 'unproven'`,
  odd: sql`story.marks <> '{}'`,
  'brought-in': sql`story.lane = 'brought-in'`,
};

function filtered(db: Database, filter: QueueFilter) {
  let query = db.selectFrom('story');
  const { view } = filter;
  if (view === 'to-read' || view === 'second-reader')
    query = query
      .where('story.state', 'in', WAITING_STATES)
      .where('story.ready_at', 'is not', null)
      .where('story.publish_at', 'is', null)
      .where('story.danger_since', 'is', null)
      .where('story.second_reader_asked_by', view === 'second-reader' ? 'is not' : 'is', null);
  else if (view === 'scheduled')
    query = query
      .where('story.state', 'in', WAITING_STATES)
      .where('story.publish_at', 'is not', null);
  else query = query.where('story.state', 'in', DECIDED_STATES[view]);
  return query.where(narrowed(filter));
}

const DECIDED_STATES = {
  parked: ['parked'],
  published: ['published'],
  refused: ['refused', 'hidden', 'removed', 'withdrawn'],
} as const satisfies Partial<Record<QueueView, StoryState[]>>;
