import { type Kysely, sql } from 'kysely';

/** What a list of the desk goes by, what was handed out by "next", and writers who are looked for by name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [SETTLED, LEASES, NAMES]) await sql.raw(statement).execute(db);
}

/** Newest first; what is on hold was decided by nobody, and stands where it came in. */
const SETTLED = `
CREATE INDEX story_settled ON story (state, (coalesce(decided_at, received_at)) DESC, id DESC);`;

const LEASES = `
ALTER TABLE lease ADD by_next boolean NOT NULL DEFAULT false;
CREATE INDEX lease_by_next ON lease (officer_id) WHERE by_next;`;

const NAMES = `
CREATE INDEX story_writer ON story USING gin (to_tsvector('simple', coalesce(name, '')));`;
