import { type StoryState, UNDECIDED_STATES } from '#domain/story/lifecycle.ts';
import type { StatisticsRow } from '#domain/vetting/statistics.ts';
import type { Database } from '../connect.ts';
import { refusalClauses } from './refusal-clauses.ts';

/** What came or was decided since then, and whoever still waits, however long. */
export async function listStatisticsRows(db: Database, since: Date): Promise<StatisticsRow[]> {
  const rows = await db
    .selectFrom('story')
    .select([
      'campaign',
      'language',
      'state',
      'received_at',
      'ready_at',
      'decided_at',
      refusalClauses.as('clauses'),
    ])
    .where((eb) =>
      eb.or([
        eb('received_at', '>=', since),
        eb('decided_at', '>=', since),
        eb('state', 'in', UNDECIDED_STATES),
      ]),
    )
    .execute();
  return rows.map((row) => {
    const state = row.state as StoryState;
    return {
      campaign: row.campaign,
      language: row.language,
      receivedAt: row.received_at,
      readyAt: row.ready_at,
      decidedAt: endOf(state, row),
      // What came to its end by the calendar was hidden by nobody.
      outcome: state === 'hidden' && !row.decided_at ? null : (OUTCOMES[state] ?? null),
      clauses: row.clauses ?? [],
    };
  });
}

/** What was taken down later had been published. */
const OUTCOMES: Partial<Record<StoryState, StatisticsRow['outcome']>> = {
  published: 'published',
  removed: 'published',
  refused: 'refused',
  hidden: 'hidden',
};

/** A story back in the queue keeps its old decision's time; one taken back early never had any. */
function endOf(
  state: StoryState,
  row: { decided_at: Date | null; received_at: Date },
): Date | null {
  if ((UNDECIDED_STATES as readonly StoryState[]).includes(state)) return null;
  return row.decided_at ?? row.received_at;
}
