import { sql } from 'kysely';
import { KNOWN_GUIDELINES } from '#domain/ledger/grounds.ts';
import type { LedgerLine, Measure, Month, MonthCount, MonthWait } from '#domain/ledger/ledger.ts';
import { REMOVAL_GROUNDS } from '#domain/vetting/removal.ts';
import type { Database } from './connect.ts';

/**
 * What was decided and stands: what an officer took back at once is left out with its undoing, and so it is told
 * nowhere. Every kind that can be undone is among them.
 */
const DEEDS = sql`
  WITH deed AS (
    SELECT no, story_id, kind, actor_kind, officer, clauses, subject, at,
      lead(kind) OVER (PARTITION BY story_id ORDER BY no) AS next
    FROM event
    WHERE story_id IS NOT NULL AND kind IN ('received', 'publish', 'refuse', 'hide', 'put-aside', 'park', 'ask-writer',
      'remove', 'lapse', 'appeal', 'uphold', 'overturn', 'case-opened', 'case-decided', 'undo')
  ), counted AS (
    SELECT *, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
      row_number() OVER (PARTITION BY story_id, kind ORDER BY no) AS nth
    FROM deed WHERE kind <> 'undo' AND next IS DISTINCT FROM 'undo'
  )`;

const MEASURE_OF = {
  received: 'received',
  publish: 'published',
  refuse: 'declined',
  hide: 'declined',
  'put-aside': 'declined',
  lapse: 'declined',
  remove: 'removed',
  appeal: 'appealed',
  uphold: 'upheld',
  overturn: 'overturned',
  'case-opened': 'reported',
  'case-decided': 'answered',
} as const satisfies Record<string, Measure>;
type CountedKind = keyof typeof MEASURE_OF;

/** By month, kind and ground. A text that was declined under two guidelines counts under each. */
export async function countByMonth(db: Database): Promise<MonthCount[]> {
  const { rows } = await sql<{ kind: CountedKind; ground: string; month: Month; texts: number }>`
    ${DEEDS}
    SELECT kind, ground, month, count(*)::int AS texts
    FROM (
      SELECT kind, month, unnest(CASE
        WHEN kind = 'hide' THEN ARRAY['silently']
        WHEN kind = 'put-aside' THEN ARRAY['put-aside']
        WHEN kind = 'lapse' THEN ARRAY['nobody-decided']
        WHEN kind = 'refuse' AND officer IS NULL THEN ARRAY['no-answer']
        WHEN kind = 'refuse' AND clauses = '{}' THEN ARRAY['another-guideline']
        WHEN kind = 'refuse' THEN (SELECT array_agg(DISTINCT CASE
          WHEN code = ANY (${sql.val(KNOWN_GUIDELINES)}) THEN code ELSE 'another-guideline' END) FROM unnest(clauses) code)
        WHEN kind = 'case-decided' THEN ARRAY[subject]
        WHEN kind = 'remove' AND subject = ANY (${sql.val(REMOVAL_GROUNDS)}) THEN ARRAY[subject]
        WHEN kind = 'remove' THEN ARRAY['unsaid']
        ELSE ARRAY[''] END) AS ground
      FROM counted
      WHERE kind NOT IN ('park', 'ask-writer')
        AND (kind <> 'publish' OR nth = 1)
    ) told
    GROUP BY kind, ground, month`.execute(db);
  const sums = new Map<string, MonthCount>();
  for (const { kind, ground, month, texts } of rows) {
    const measure = MEASURE_OF[kind];
    const key = `${measure} ${ground} ${month}`;
    sums.set(key, { measure, ground, month, texts: texts + (sums.get(key)?.texts ?? 0) });
  }
  return [...sums.values()];
}

/** From the day a text came to the day of its first decision, both in universal time. Nobody waited for what was brought in, and of what was declined together not each was read. */
export async function countWaits(db: Database): Promise<MonthWait[]> {
  const { rows } = await sql<MonthWait>`
    ${DEEDS}, waited AS (
      SELECT min(at) FILTER (WHERE kind = 'received' AND actor_kind = 'writer') AS came,
        min(at) FILTER (WHERE kind IN ('publish', 'refuse', 'hide')
          AND NOT (kind = 'refuse' AND coalesce(subject, '') LIKE 'together %')) AS decided
      FROM counted GROUP BY story_id
    )
    SELECT to_char(decided AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
      ((decided AT TIME ZONE 'UTC')::date - (came AT TIME ZONE 'UTC')::date) AS days,
      count(*)::int AS texts
    FROM waited WHERE came IS NOT NULL AND decided IS NOT NULL
    GROUP BY 1, 2`.execute(db);
  return rows;
}

/** The month in which the log begins; nothing while it is empty. */
export async function findFirstMonth(db: Database): Promise<Month | null> {
  const { rows } = await sql<{ month: Month | null }>`
    SELECT to_char(min(at) AT TIME ZONE 'UTC', 'YYYY-MM') AS month FROM event WHERE story_id IS NOT NULL`.execute(
    db,
  );
  return rows[0]?.month ?? null;
}

const LINE = ['measure', 'ground', 'since', 'until', 'texts', 'half', 'longest'] as const;

export async function listLedger(db: Database): Promise<LedgerLine[]> {
  const rows = await db
    .selectFrom('ledger')
    .select(LINE)
    .orderBy('until', 'desc')
    .orderBy('measure')
    .orderBy('ground')
    .execute();
  return rows.map((row) => ({ ...row, measure: row.measure as Measure }));
}

/** Whoever writes the same line at the same time writes it once. */
export async function insertLedger(db: Database, lines: readonly LedgerLine[]): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insertInto('ledger')
    .values([...lines])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
