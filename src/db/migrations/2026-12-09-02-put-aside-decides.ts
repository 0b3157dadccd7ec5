import { type Kysely, sql } from 'kysely';

/** Whoever put a text aside with others has decided about it, and judges no case of it that comes later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(DECIDED).execute(db);
}

const DECIDED = `
DO $do$
DECLARE
  asked text := pg_get_functiondef('decided_before(uuid, text)'::regprocedure);
  with_this text := replace(asked, $$'hide', 'remove'$$, $$'hide', 'put-aside', 'remove'$$);
BEGIN
  IF with_this = asked THEN RAISE EXCEPTION 'decided_before has no place for what was put aside'; END IF;
  EXECUTE with_this;
END $do$;`;
