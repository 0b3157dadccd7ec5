import type pg from 'pg';
import { demoWorld } from './demo-world.ts';
import { sampleFace } from './sample-face.ts';
import type { SampleStory } from './sample-story.ts';

/** How often each sample is drawn; enough draws to give every category its share. */
const DRAWS = 10_000;
const BATCH = 500_000;
/** As many different words as a large library of texts has; the samples have a few thousand. */
const MOST_WORDS = 300_000;
/** The newest stories also have what the desk works with, so that an officer could remove them. */
const WITH_DESK_SIDE = 1_000;

type Options = {
  stories: number;
  /** The words to search take longer than the stories; not every measurement needs them. */
  search?: boolean;
  say?: (line: string) => void;
};

/**
 * Any number of published stories to measure reading with: texts of the demo world, each with its own title and
 * address, a few categories far larger than the rest. Not a place to read.
 * Written as sets inside the database, with indexes and triggers set aside: ten million in minutes.
 */
export async function fillArchive(
  superuser: pg.Client,
  { stories, search = false, say }: Options,
): Promise<void> {
  await superuser.query('SET session_replication_role = replica');
  await superuser.query('SET maintenance_work_mem = "1GB"');
  await superuser.query('SET synchronous_commit = off');
  await keepSamples(superuser, drawnSamples());
  const restoreIndexes = await setIndexesAside(superuser);
  for (let from = 1; from <= stories; from += BATCH) {
    const to = Math.min(stories, from + BATCH - 1);
    await superuser.query(PUBLICATION, [from, to, stories]);
    say?.(`${to} stories`);
  }
  await restoreIndexes();
  if (search) {
    await superuser.query('DROP INDEX publication_words');
    await superuser.query(
      'INSERT INTO publication_search (seq, words) SELECT p.seq, search_words(p) FROM publication p',
    );
    await superuser.query(
      'CREATE INDEX publication_words ON publication_search USING gin (words) WITH (fastupdate = off)',
    );
    await superuser.query('SELECT recount_search_words()');
    await superuser.query(MORE_WORDS, [Math.min(MOST_WORDS, stories)]);
  }
  for (const statement of [STORY, REVISION])
    await superuser.query(statement, [Math.max(1, stories - WITH_DESK_SIDE + 1), stories, stories]);
  await superuser.query(
    `SELECT setval(pg_get_serial_sequence('publication', 'seq'), (SELECT max(seq) FROM publication))`,
  );
  await superuser.query('SELECT recount_publications()');
  await superuser.query('SET session_replication_role = origin');
  await superuser.query(
    'VACUUM ANALYZE story, revision, publication, publication_count, publication_search, search_word',
  );
}

/** The first category gets the largest share, the second half of that, the third a third. */
function drawnSamples(): SampleStory[] {
  const byCategory = Map.groupBy(demoWorld().published, ({ category }) => category);
  const groups = [...byCategory.values()];
  const whole = groups.reduce((sum, _, rank) => sum + 1 / (rank + 1), 0);
  const drawn = groups.flatMap((group, rank) =>
    Array.from(
      { length: Math.ceil(DRAWS / (rank + 1) / whole) },
      (_, i) => group[i % group.length] as SampleStory,
    ),
  );
  return drawn.slice(0, DRAWS);
}

async function keepSamples(superuser: pg.Client, samples: SampleStory[]): Promise<void> {
  const rows = samples.map((sample, no) => ({ no, ...sampleFace(sample) }));
  await superuser.query(
    `CREATE TEMPORARY TABLE sample AS SELECT no, campaign, category, writing_type, language,
       recipient, title, body, excerpt, minutes, name, age, "ageBand" AS age_band, gender, country,
       city, belief
     FROM json_to_recordset($1) AS s (no integer, campaign text, category text, writing_type text,
       language text, recipient text, title text, body text, excerpt text, minutes smallint,
       name text, age smallint, "ageBand" text, gender text, country text, city text, belief text)`,
    [JSON.stringify(rows)],
  );
  await superuser.query('ALTER TABLE sample ADD PRIMARY KEY (no)');
}

/** A large load into finished indexes takes several times as long as building them afterwards. */
async function setIndexesAside(superuser: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await superuser.query(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index WHERE indrelid = 'publication'::regclass
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
  );
  for (const { name } of rows) await superuser.query(`DROP INDEX ${name}`);
  return async () => {
    for (const { definition } of rows) await superuser.query(definition);
  };
}

/** 7919 is prime to the number of draws, so that neighbours in the archive are of different kinds. */
const DRAWN = `generate_series($1::bigint, $2::bigint) AS i JOIN sample ON no = (i * 7919) % ${DRAWS}`;
const ID = `('a2c417e0' || lpad(to_hex(i), 24, '0'))::uuid`;
const HASH = `substr(md5('archive ' || i), 1, 12)`;
/** One story every five minutes, the last one now. */
const AT = `now() - ($3::bigint - i) * interval '5 minutes'`;
const TITLE = `left(title, 40) || ' ' || i`;

/** Made of syllables, so that they look and sound like each other as words do. */
const MORE_WORDS = `INSERT INTO search_word (word, sound, slips, stories)
  SELECT word, sound_of(word), slips_of(word), 1 FROM (
    SELECT DISTINCT (SELECT string_agg((ARRAY['ba','ri','mo','ta','ne','ka','lu','se','dan','ram','hij','ar'])
      [1 + get_byte(decode(md5(i::text), 'hex'), k) % 12], '') FROM generate_series(0, 2 + i % 3) AS k) AS word
    FROM generate_series(1, $1::integer) AS i
  ) made ON CONFLICT DO NOTHING`;
const STORY = `INSERT INTO story (id, hash, campaign, category, writing_type, language, state, recipient,
    name, age, gender, country, city, belief, received_at, ready_at, decided_at)
  SELECT ${ID}, ${HASH}, campaign, category, writing_type, language, 'published', recipient,
    name, age, gender, country, city, belief, ${AT}, ${AT}, ${AT} FROM ${DRAWN}`;
const REVISION = `INSERT INTO revision (story_id, no, author_kind, campaign, title, body, created_at)
  SELECT ${ID}, 1, 'writer', campaign, ${TITLE}, body, ${AT} FROM ${DRAWN}`;
const PUBLICATION = `INSERT INTO publication (story_id, seq, hash, campaign, category, writing_type, language,
    revision_no, shortened, title, body, excerpt, reading_minutes, recipient, name, age, age_band,
    gender, country, city, belief, published_at)
  SELECT ${ID}, i, ${HASH}, campaign, category, writing_type, language, 1, false, ${TITLE}, body,
    excerpt, minutes, recipient, name, age, age_band, gender, country, city, belief, ${AT} FROM ${DRAWN}`;
