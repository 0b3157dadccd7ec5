import { withSuperuser } from '#lab/local-postgres.ts';
import { demoWorld } from '#lab/samples/demo-world.ts';
import { sampleFace } from '#lab/samples/sample-face.ts';
import type { TestDatabase } from './test-database.ts';

/** The published texts of the demo world, to be found: as rows, without the way each would have gone. */
export async function fillSearchable(database: TestDatabase): Promise<void> {
  const rows = demoWorld().published.map((sample, i) => ({ seq: i + 1, ...sampleFace(sample) }));
  await withSuperuser(database.url('superuser'), async (client) => {
    await client.query('SET session_replication_role = replica');
    await client.query(FILL, [JSON.stringify(rows)]);
    await client.query(
      'INSERT INTO publication_search SELECT seq, search_words(p) FROM publication p',
    );
    await client.query('SELECT recount_search_words()');
    await client.query('ANALYZE publication, publication_search, search_word');
  });
}

const FILL = `INSERT INTO publication (story_id, seq, hash, campaign, category, writing_type, language,
    revision_no, shortened, title, body, excerpt, reading_minutes, recipient, name, age, age_band,
    gender, country, city, belief, published_at)
  SELECT gen_random_uuid(), seq, substr(md5(seq::text), 1, 12), campaign, category, writing_type, language,
    1, false, title, body, excerpt, minutes, recipient, name, age, "ageBand", gender, country, city, belief, now()
  FROM json_to_recordset($1) AS s (seq bigint, campaign text, category text, writing_type text, language text,
    recipient text, title text, body text, excerpt text, minutes smallint, name text, age smallint,
    "ageBand" text, gender text, country text, city text, belief text)`;
