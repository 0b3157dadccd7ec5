import { sql } from 'kysely';
import { readingMinutes } from '#domain/story/excerpt.ts';
import { opening } from '#domain/story/opening.ts';
import type { TestDatabase } from '#support/template-postgres.ts';

export const WORDS_EACH = 300;
const PARAGRAPH = 60;
const WORDS =
  'when my grandmother opened the door she smiled and told us that patience is a light and we sat together until the evening'.split(
    ' ',
  );

/** Texts of one length, as every side of a comparison has them; each in an order of its own. */
export async function makeLong(database: TestDatabase): Promise<void> {
  const db = database.as('superuser');
  const rows = await db.selectFrom('publication').select('seq').execute();
  const texts = rows.map(({ seq }) => {
    const body = textOf(Number(seq));
    return { seq, body, excerpt: opening(body), minutes: readingMinutes(body) };
  });
  await db.transaction().execute(async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx);
    await sql`UPDATE publication SET body = t.body, excerpt = t.excerpt, reading_minutes = t.minutes
      FROM json_to_recordset(${JSON.stringify(texts)}) AS t (seq bigint, body text, excerpt text, minutes smallint)
      WHERE publication.seq = t.seq`.execute(tx);
  });
  await sql`VACUUM ANALYZE publication`.execute(db);
}

function textOf(seq: number): string {
  let state = seq;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return WORDS[state % WORDS.length];
  };
  const words = Array.from({ length: WORDS_EACH }, next);
  const paragraphs = Array.from({ length: WORDS_EACH / PARAGRAPH }, (_, n) =>
    words.slice(n * PARAGRAPH, (n + 1) * PARAGRAPH).join(' '),
  );
  return paragraphs.join('\n\n');
}
