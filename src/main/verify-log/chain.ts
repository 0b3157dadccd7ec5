import { createHash } from 'node:crypto';

/**
 * Shares no code with the writer, a trigger in the database: whoever changes one of them by mistake
 * or on purpose is told by the other. What is hashed is written above the trigger, in the migration
 * of the desk, and above the seals of notes, in that of what lapses.
 */
export type LoggedEvent = {
  no: number;
  previous: Buffer;
  hash: Buffer;
  /** The hashed columns as texts, from `no` to `at`; the seal of a note is bytes. */
  columns: readonly (string | Buffer | null)[];
  note: SealedNote;
};

/** A note about a text stands beside the log, which holds its seal. */
export type SealedNote = {
  seal: Buffer | null;
  /** What it was sealed with and what it says; null where it is gone. */
  kept: { salt: Buffer; words: string } | null;
  /** Whether the log itself says that the words of its text were erased, and notes with them. */
  erased: boolean;
  /** Whether the log holds a note openly. */
  open: boolean;
};

export type Head = { no: number; hash: string };

export type Heads = {
  /** What the database says; null when its row is gone. */
  stored: Head | null;
  /** What somebody wrote down elsewhere, at any earlier time. */
  kept: Head | null;
};

export type Verdict = { sound: true; head: Head } | { sound: false; fault: string };

const BEFORE_THE_FIRST: Head = { no: 0, hash: '0'.repeat(64) };

/** Walks the log from its first event and names the first fault. */
export async function verifyChain(
  events: AsyncIterable<LoggedEvent>,
  { stored, kept }: Heads,
): Promise<Verdict> {
  let last = BEFORE_THE_FIRST;
  for await (const event of events) {
    const fault = faultOf(event, last) ?? faultOfNote(event) ?? faultAgainstKept(last, kept);
    if (fault) return { sound: false, fault };
    last = { no: event.no, hash: event.hash.toString('hex') };
  }
  const fault = faultAgainstKept(last, kept) ?? faultOfEnd(last, { stored, kept });
  return fault ? { sound: false, fault } : { sound: true, head: last };
}

function faultOf(event: LoggedEvent, last: Head): string | null {
  const next = last.no + 1;
  if (event.no > next) return `event ${next} is missing`;
  // Not larger than the last, or not a whole number: nobody counts like that.
  if (event.no !== next) return `event ${event.no} was changed`;
  if (!hashOf(event).equals(event.hash)) return `event ${next} was changed`;
  // This one agrees with itself, so the one before was rewritten together with its own hash.
  if (event.previous.toString('hex') !== last.hash)
    return `event ${Math.max(1, last.no)} was changed`;
  return null;
}

function faultOfNote({ no, note: { seal, kept, erased, open } }: LoggedEvent): string | null {
  if (seal && !kept) return erased ? null : `the note of event ${no} is missing`;
  const opens =
    kept && seal && createHash('sha256').update(kept.salt).update(kept.words).digest().equals(seal);
  // Where there is a seal there is no other note, and none stands beside the log without one.
  return (kept && !opens) || (seal && open) ? `the note of event ${no} was changed` : null;
}

/** Against somebody who rewrote the chain up to its end and the head with it. */
function faultAgainstKept(last: Head, kept: Head | null): string | null {
  return kept && kept.no === last.no && kept.hash !== last.hash
    ? `head differs from the one you kept: event ${kept.no} has another hash`
    : null;
}

function faultOfEnd(last: Head, { stored, kept }: Heads): string | null {
  if (stored && stored.no > last.no)
    return `the tail was cut after event ${last.no}: the head says ${stored.no}`;
  if (kept && kept.no > last.no)
    return `the tail was cut after event ${last.no}: the head you kept says ${kept.no}`;
  if (!stored) return 'the head is missing';
  if (stored.no < last.no) return `the head was changed: it says ${stored.no} of ${last.no} events`;
  return stored.hash === last.hash
    ? null
    : `event ${last.no} was changed: the head has another hash`;
}

export function hashOf({ previous, columns }: Pick<LoggedEvent, 'previous' | 'columns'>): Buffer {
  const hash = createHash('sha256').update(previous);
  for (const column of columns) {
    if (Buffer.isBuffer(column)) hash.update('s').update(column);
    else hash.update(column === null ? '-' : `${Buffer.byteLength(column)}:${column}`);
  }
  return hash.digest();
}
