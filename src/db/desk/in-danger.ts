import type { ExpressionBuilder } from 'kysely';
import type { Danger } from '#domain/safeguarding/dangers.ts';
import type { StoryEventKind } from '#domain/vetting/event-kinds.ts';
import type { Database, Transaction } from '../connect.ts';
import { currentRevision } from '../current-revision.ts';
import type { DB } from '../row-types.ts';
import { DESK_COLUMNS, type DeskRow, toDeskRow } from './desk-rows.ts';
import { isInNobodysHands } from './leases.ts';

export type RowInDanger = DeskRow & {
  dangers: Danger[];
  since: Date;
  /** Some officer has opened it. */
  opened: boolean;
  /** Its writer has been answered since. */
  answered: boolean;
  holder: { id: string; name: string } | null;
};

/** Wherever the text is, and whatever an officer skips: whoever has waited longest comes first. */
export async function listInDanger(db: Database, now: Date): Promise<RowInDanger[]> {
  const rows = await db
    .selectFrom('story')
    .innerJoin('revision', currentRevision)
    .leftJoin('lease', (join) =>
      join.onRef('lease.story_id', '=', 'story.id').on('lease.expires_at', '>=', now),
    )
    .leftJoin('officer', 'officer.id', 'lease.officer_id')
    .select([...DESK_COLUMNS, 'story.dangers', 'story.danger_since'])
    .select(['lease.officer_id', 'officer.name as holder_name'])
    .select((eb) => [wasOpened(eb).as('opened'), wasAnswered(eb).as('answered')])
    .where('story.danger_since', 'is not', null)
    .orderBy('story.danger_since')
    .orderBy('story.id')
    .execute();
  return rows.map((row) => ({
    ...toDeskRow(row),
    dangers: row.dangers as Danger[],
    since: row.danger_since ?? now,
    opened: Boolean(row.opened),
    answered: Boolean(row.answered),
    holder: row.officer_id ? { id: row.officer_id, name: row.holder_name ?? 'Somebody' } : null,
  }));
}

export async function countInDanger(db: Database): Promise<number> {
  const { total } = await db
    .selectFrom('story')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('danger_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** One that nobody holds and nobody has opened, locked until the transaction ends. */
export async function lockNextInDanger(
  db: Transaction,
  { now, except }: { now: Date; except: readonly string[] },
): Promise<string | undefined> {
  let query = db
    .selectFrom('story')
    .select('story.id')
    .where('story.danger_since', 'is not', null)
    .where((eb) => eb.not(wasOpened(eb)))
    .where(isInNobodysHands(now))
    .orderBy('story.danger_since')
    .limit(1)
    .forUpdate('story')
    .skipLocked();
  if (except.length > 0) query = query.where('story.id', 'not in', [...except]);
  return (await query.executeTakeFirst())?.id;
}

type Stories = ExpressionBuilder<DB, 'story'>;

const wasOpened = (eb: Stories) => eb.exists(eventsOf(eb, 'open'));

const wasAnswered = (eb: Stories) =>
  eb.exists(eventsOf(eb, 'answer-writer').whereRef('event.at', '>=', 'story.danger_since'));

function eventsOf(eb: Stories, kind: StoryEventKind) {
  return eb
    .selectFrom('event')
    .select('event.story_id')
    .whereRef('event.story_id', '=', 'story.id')
    .where('event.kind', '=', kind);
}
