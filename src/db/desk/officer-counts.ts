import { sql } from 'kysely';
import type { StoryEventKind } from '#domain/vetting/event-kinds.ts';
import type { Database, Transaction } from '../connect.ts';

/** With how many stories this officer did this since then. */
export async function countOfficerEvents(
  db: Database,
  wanted: { officer: string; kinds: readonly StoryEventKind[]; since: Date },
): Promise<number> {
  const { total } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.count<number>('story_id').distinct().as('total'))
    .where('officer', '=', wanted.officer)
    .where('kind', 'in', [...wanted.kinds])
    .where('at', '>', wanted.since)
    .executeTakeFirstOrThrow();
  return total;
}

/** How often this officer did this since then, the same story each time it happened; what was done to many together once. */
export async function countEachTime(
  db: Database,
  wanted: {
    officer: string;
    kinds: readonly (StoryEventKind | 'decline-together')[];
    since: Date;
  },
): Promise<number> {
  const { total } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('officer', '=', wanted.officer)
    .where('kind', 'in', [...wanted.kinds])
    .where('at', '>', wanted.since)
    .where((eb) =>
      eb.or([
        eb('story_id', 'is', null),
        eb('subject', 'is', null),
        eb('subject', 'not like', 'together %'),
      ]),
    )
    .executeTakeFirstOrThrow();
  return total;
}

/** With how many stories this officer changed what readers see since then, or will once its hour comes. */
export async function countMadePublic(
  db: Database,
  wanted: { officer: string; since: Date },
): Promise<number> {
  const { total } = await db
    .selectFrom('event')
    .select((eb) => eb.fn.count<number>('story_id').distinct().as('total'))
    .where('officer', '=', wanted.officer)
    .where((eb) => eb.or([eb('to_state', '=', 'published'), eb('kind', '=', 'schedule')]))
    .where('at', '>', wanted.since)
    .executeTakeFirstOrThrow();
  return total;
}

/** Until the transaction ends, no other decision of this officer is counted. */
export async function lockOfficerDecisions(db: Transaction, officer: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('decisions'), hashtext(${officer}))`.execute(db);
}
