import pg from 'pg';
import type { Head, LoggedEvent } from './chain.ts';

const BATCH = 1000;
const BEFORE_ALL = String(-(2n ** 63n));

/** In the order in which they are hashed. */
const COLUMNS = [
  'no',
  'story_id',
  'kind',
  'actor_kind',
  'officer',
  'subject',
  'from_state',
  'to_state',
  'revision_no',
  'clauses',
  'note_to_writer',
  'internal_note',
  'at',
];

/** One moment of the database, read only: whoever writes meanwhile neither waits nor is seen. */
export function readingLog<T>(url: string, read: (log: Log) => Promise<T>): Promise<T> {
  return asking(url, async (client) => {
    // A long log takes its time, and nobody waits for it.
    await client.query(
      `SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0;
       SET TimeZone = 'UTC'; SET DateStyle = 'ISO'`,
    );
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await refuseHalfSight(client);
    return read({ head: () => headOf(client), events: () => eventsOf(client) });
  });
}

/** For the desk's System page. A role that may do nothing but read says nothing, nor does an older database. */
export function noteVerified(url: string, note: string): Promise<void> {
  return asking(url, async (client) => {
    const { rows } = await client.query<{ may: boolean | null }>(
      "SELECT has_function_privilege(to_regprocedure('chore_done(text, text)'), 'EXECUTE') AS may",
    );
    if (rows[0]?.may) await client.query("SELECT chore_done('verify-log', $1)", [note]);
  });
}

async function asking<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export type Log = { head: () => Promise<Head | null>; events: () => AsyncIterable<LoggedEvent> };

/** Row security hides rows without a word, and a hidden event would look like a missing one. */
async function refuseHalfSight(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ sees: boolean }>(`
    SELECT NOT row_security_active('event') OR EXISTS (SELECT 1 FROM pg_policies
      WHERE tablename = 'event' AND qual = 'true' AND current_user = ANY (roles)) AS sees`);
  if (!rows[0]?.sees) throw new Error('this role does not see every event');
}

async function headOf(client: pg.Client): Promise<Head | null> {
  const { rows } = await client.query<{ no: string; hash: Buffer }>(
    'SELECT no, hash FROM event_head',
  );
  const [head] = rows;
  return head ? { no: Number(head.no), hash: head.hash.toString('hex') } : null;
}

type Row = {
  no: string;
  previous: Buffer;
  hash: Buffer;
  columns: (string | null)[];
  note_seal: Buffer | null;
  salt: Buffer | null;
  note: string | null;
  erased: boolean;
};

async function* eventsOf(client: pg.Client): AsyncIterable<LoggedEvent> {
  const texts = COLUMNS.map((column) => `e.${column}::text`).join(', ');
  let after: string | undefined = BEFORE_ALL;
  while (after !== undefined) {
    const { rows }: pg.QueryResult<Row> = await client.query(
      `SELECT e.no, e.previous, e.hash, ARRAY[${texts}] AS columns, e.note_seal, n.salt, n.note,
         e.note_seal IS NOT NULL AND n.no IS NULL AND EXISTS (SELECT FROM event x
           WHERE x.story_id = e.story_id AND x.kind = 'erase-words') AS erased
       FROM event e LEFT JOIN event_note n ON n.no = e.no
       WHERE e.no > $1 ORDER BY e.no LIMIT ${BATCH}`,
      [after],
    );
    for (const row of rows) yield toLoggedEvent(row);
    after = rows.at(-1)?.no;
  }
}

function toLoggedEvent({ no, previous, hash, columns, ...row }: Row): LoggedEvent {
  return {
    no: Number(no),
    previous,
    hash,
    columns: columns.map((value, i) => {
      if (COLUMNS[i] === 'internal_note' && row.note_seal) return row.note_seal;
      return COLUMNS[i] === 'at' && value ? microseconds(value) : value;
    }),
    note: {
      seal: row.note_seal,
      kept: row.salt && row.note !== null ? { salt: row.salt, words: row.note } : null,
      erased: row.erased,
      open: columns[COLUMNS.indexOf('internal_note')] !== null,
    },
  };
}

const INSTANT = /^(\d{4,6})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)(?:\.(\d{1,6}))?\+00$/;

/** Since 1970. JavaScript's own dates stop at milliseconds. What cannot be read stays as it is. */
export function microseconds(instant: string): string {
  const [, year, month, day, hour, minute, second, fraction = ''] = INSTANT.exec(instant) ?? [];
  if (year === undefined) return instant;
  const whole = Date.UTC(
    ...([Number(year), Number(month) - 1, Number(day)] as const),
    ...([Number(hour), Number(minute), Number(second)] as const),
  );
  return String(BigInt(whole) * 1000n + BigInt(fraction.padEnd(6, '0')));
}
