import { type Kysely, sql } from 'kysely';

/** Writers in Arabic are told of a clause in Arabic; numbers in Urdu words are written as on every page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(COLUMN).execute(db);
}

/** Empty where leads have not written it: then the English words are told, as they were. The release before inserts without it. */
const COLUMN = `
ALTER TABLE clause ADD words_ar text CHECK (char_length(words_ar) BETWEEN 2 AND 1000);
UPDATE clause SET words_ur = translate(words_ur, '۰۱۲۳۴۵۶۷۸۹', '0123456789');`;
