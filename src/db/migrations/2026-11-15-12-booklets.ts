import { type Kysely, sql } from 'kysely';

/** Booklets that officers ask for: the order, how far it is, and for a day the file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
CREATE TABLE booklet (
  id uuid PRIMARY KEY,
  asked_by text NOT NULL REFERENCES officer ON DELETE CASCADE,
  options jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'gathering', 'printing', 'ready', 'empty', 'failed')),
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  pages integer NOT NULL DEFAULT 0,
  /** Which texts are in it, and what they said then: once one of them changed, nobody gets the file. */
  hashes text[] NOT NULL DEFAULT '{}',
  fingerprint text,
  file bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL DEFAULT now() + interval '24 hours',
  CHECK ((file IS NOT NULL) = (state = 'ready'))
);
-- Sent piece by piece, so a piece must be found without unpacking the whole.
ALTER TABLE booklet ALTER file SET STORAGE EXTERNAL;
CREATE INDEX booklet_newest ON booklet (created_at DESC);
CREATE INDEX booklet_expired ON booklet (expires_at);

GRANT SELECT, INSERT (id, asked_by, options, created_at, expires_at) ON booklet TO hikaya_desk;
GRANT SELECT (id, options, state, expires_at),
  UPDATE (state, done, total, pages, hashes, fingerprint, file) ON booklet TO hikaya_worker;
GRANT SELECT (expires_at), DELETE ON booklet TO hikaya_purger;`)
    .execute(db);
}
