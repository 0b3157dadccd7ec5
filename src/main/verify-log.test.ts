import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';
import { hashOf } from './verify-log/chain.ts';
import { microseconds } from './verify-log/database.ts';

const EVENTS = 1100;
let database: TestDatabase;
let intruder: pg.Client;

type Answer = { code: number; said: string };

/** The program itself, as an operator runs it. */
function verify(args: string[] = [], url = database.url('desk')): Promise<Answer> {
  return new Promise((resolve) => {
    execFile('bin/hikaya', ['verify-log', '--url', url, ...args], (error, stdout, stderr) => {
      resolve({
        code: typeof error?.code === 'number' ? error.code : 0,
        said: (stdout + stderr).trim(),
      });
    });
  });
}

const touched = (said: string): Answer => ({ code: 1, said });

async function headOfLog(): Promise<{ no: string; hash: string }> {
  const { rows } = await intruder.query("SELECT no, encode(hash, 'hex') AS hash FROM event_head");
  return rows[0];
}

/** Somebody who owns the machine: no trigger and no rule of the table stands in the way. */
beforeAll(async () => {
  database = await cloneDatabase();
  const world = await createWorld(database);
  const { hash } = await world.publish();
  await world.decide(hash, 'remove', { state: 'published', revisionNo: 1 });
  const refused = await world.submit();
  await world.decide(refused.hash, 'refuse');

  intruder = new pg.Client({ connectionString: database.url('superuser') });
  await intruder.connect();
  await intruder.query(`
    INSERT INTO event (kind, actor_kind, officer, subject, internal_note, note_to_writer, at) VALUES
      ('edit-policy', 'officer', 'noor@example.org', 'policy', '', E'آپ کی بات — «oui» 🌙\\n-\\t12:x', '2026-11-15 03:00:00.000001+00'),
      ('edit-policy', 'system', NULL, '-', '-', NULL, '1969-12-31 23:59:59.999999+00')`);
  await intruder.query(`
    INSERT INTO event (story_id, kind, actor_kind, revision_no, internal_note)
      SELECT id, 'keep-mark', 'system', 1, 'آپ — «oui» 🌙' FROM story LIMIT 1`);
  await intruder.query(`
    INSERT INTO event (kind, actor_kind, subject) SELECT 'booklet', 'system', 'number ' || n
    FROM generate_series(1, ${EVENTS} - (SELECT count(*) FROM event)) n`);
  await intruder.query(`
    DO $$ DECLARE rule record; BEGIN
      FOR rule IN SELECT conname FROM pg_constraint WHERE conrelid = 'event'::regclass AND contype = 'c'
      LOOP EXECUTE format('ALTER TABLE event DROP CONSTRAINT %I', rule.conname); END LOOP;
    END $$;
    CREATE TABLE kept_event AS TABLE event;
    CREATE TABLE kept_head AS TABLE event_head;
    SET session_replication_role = replica`);
});

afterEach(async () => {
  await intruder.query(`
    DELETE FROM event; DELETE FROM event_head;
    INSERT INTO event OVERRIDING SYSTEM VALUE SELECT * FROM kept_event;
    INSERT INTO event_head SELECT * FROM kept_head`);
});

afterAll(() => intruder.end());

describe('a log that nobody touched', () => {
  test('is sound, and its head is told', async () => {
    const { no, hash } = await headOfLog();
    expect(Number(no)).toBe(EVENTS);
    expect(await verify()).toEqual({ code: 0, said: `${EVENTS} events, head ${EVENTS}:${hash}` });
    expect((await verify(['--head', `${EVENTS}:${hash.toUpperCase()}`])).code).toBe(0);
  });

  test('is sound against a head kept earlier', async () => {
    const { rows } = await intruder.query(
      "SELECT encode(hash, 'hex') AS hash FROM event WHERE no = 40",
    );
    expect((await verify(['--head', `40:${rows[0].hash}`])).code).toBe(0);
  });

  test('is sound while it is empty', async () => {
    await intruder.query(`DELETE FROM event;
      UPDATE event_head SET no = 0, hash = decode(repeat('00', 32), 'hex')`);
    expect(await verify()).toEqual({ code: 0, said: `0 events, head 0:${'0'.repeat(64)}` });
  });

  test('is sound in a database of before the System page, too', async () => {
    await intruder.query('ALTER FUNCTION chore_done(text, text) RENAME TO not_yet');
    try {
      expect((await verify()).code).toBe(0);
    } finally {
      await intruder.query('ALTER FUNCTION not_yet(text, text) RENAME TO chore_done');
    }
  });
});

describe('one byte of one event', () => {
  test.each([
    ['story_id', 1, 'story_id = gen_random_uuid()'],
    ['kind', 5, "kind = kind || 'x'"],
    ['actor_kind', 5, "actor_kind = 'system'"],
    ['officer', 2, "officer = replace(officer, 'o', 'a')"],
    ['subject', 900, "subject = subject || ' '"],
    ['subject, from nothing to empty', 1, "subject = ''"],
    ['from_state', 2, 'from_state = NULL'],
    ['to_state', 2, "to_state = 'refused'"],
    ['revision_no', 3, 'revision_no = revision_no + 1'],
    ['clauses', 7, "clauses = '{}'"],
    ['note_to_writer', 8, "note_to_writer = replace(note_to_writer, '🌙', '☀')"],
    ['internal_note, from empty to nothing', 8, 'internal_note = NULL'],
    ['at, by a microsecond', 1099, "at = at + interval '1 microsecond'"],
    ['previous', 17, 'previous = set_byte(previous, 31, (get_byte(previous, 31) + 1) % 256)'],
    ['hash', 17, 'hash = set_byte(hash, 0, (get_byte(hash, 0) + 1) % 256)'],
    ['hash of the first', 1, 'hash = set_byte(hash, 0, (get_byte(hash, 0) + 1) % 256)'],
    ['hash of the last', EVENTS, 'hash = set_byte(hash, 0, (get_byte(hash, 0) + 1) % 256)'],
  ])('%s', async (_column, no, change) => {
    await intruder.query(`UPDATE event SET ${change} WHERE no = ${no}`);
    const { rowCount } = await intruder.query('TABLE event EXCEPT TABLE kept_event');
    expect(rowCount).toBe(1);
    expect(await verify()).toEqual(touched(`event ${no} was changed`));
  });

  test('no', async () => {
    await intruder.query('UPDATE event SET no = 5000 WHERE no = 17');
    expect(await verify()).toEqual(touched('event 17 is missing'));
  });
});

describe('whole events', () => {
  test.each([
    ['one gone from the middle', 'DELETE FROM event WHERE no = 17', 'event 17 is missing'],
    ['one gone where a batch ends', 'DELETE FROM event WHERE no = 1000', 'event 1000 is missing'],
    ['the first gone', 'DELETE FROM event WHERE no = 1', 'event 1 is missing'],
    [
      'the tail cut',
      `DELETE FROM event WHERE no > ${EVENTS - 2}`,
      `the tail was cut after event ${EVENTS - 2}: the head says ${EVENTS}`,
    ],
    ['all gone', 'DELETE FROM event', `the tail was cut after event 0: the head says ${EVENTS}`],
    [
      'two swapped',
      'UPDATE event SET no = -1 WHERE no = 7; UPDATE event SET no = 7 WHERE no = 8; UPDATE event SET no = 8 WHERE no = -1',
      'event 7 was changed',
    ],
    [
      'one rewritten together with its own hash',
      "UPDATE event SET kind = 'nothing' WHERE no = 3; UPDATE event e SET hash = event_hash(e) WHERE no = 3",
      'event 3 was changed',
    ],
    [
      'the first rewritten together with what it stands on',
      "UPDATE event SET previous = sha256('') WHERE no = 1; UPDATE event e SET hash = event_hash(e) WHERE no = 1",
      'event 1 was changed',
    ],
    [
      'the last rewritten together with its own hash',
      `UPDATE event SET kind = 'nothing' WHERE no = ${EVENTS}; UPDATE event e SET hash = event_hash(e) WHERE no = ${EVENTS}`,
      `event ${EVENTS} was changed: the head has another hash`,
    ],
    [
      'the head turned back',
      'UPDATE event_head SET no = 40',
      `the head was changed: it says 40 of ${EVENTS} events`,
    ],
    ['the head gone', 'DELETE FROM event_head', 'the head is missing'],
  ])('%s', async (_name, change, fault) => {
    await intruder.query(change);
    expect(await verify()).toEqual(touched(fault));
  });
});

/** They stand beside the log, which keeps a seal of each. */
describe('the note of an event', () => {
  let no: number;
  beforeAll(async () => {
    const { rows } = await intruder.query(
      'SELECT min(no) AS no FROM event WHERE note_seal IS NOT NULL',
    );
    no = Number(rows[0].no);
    await intruder.query('CREATE TABLE kept_note AS TABLE event_note');
  });
  afterEach(() =>
    intruder.query('DELETE FROM event_note; INSERT INTO event_note SELECT * FROM kept_note'),
  );

  test('that was changed, sealed with something else, or put where the log has none, is found', async () => {
    const changes = [
      `UPDATE event_note SET note = note || '!' WHERE no = ${no}`,
      `UPDATE event_note SET salt = sha256('') WHERE no = ${no}`,
      `UPDATE event SET internal_note = 'another' WHERE no = ${no}`,
    ];
    for (const change of changes) {
      await intruder.query(change);
      expect(await verify(), change).toEqual(touched(`the note of event ${no} was changed`));
      await intruder.query(
        `DELETE FROM event_note; INSERT INTO event_note SELECT * FROM kept_note`,
      );
      await intruder.query(`UPDATE event SET internal_note = NULL WHERE no = ${no}`);
    }
    await intruder.query(
      `INSERT INTO event_note SELECT 1, story_id, sha256(''), 'made up' FROM event WHERE no = 1`,
    );
    expect(await verify()).toEqual(touched('the note of event 1 was changed'));
  });

  test('and its seal, too', async () => {
    await intruder.query(`UPDATE event SET note_seal = sha256('') WHERE no = ${no}`);
    expect(await verify()).toEqual(touched(`event ${no} was changed`));
  });

  test('may be gone where the log says that the words were erased, and nowhere else', async () => {
    await intruder.query(`DELETE FROM event_note WHERE no = ${no}`);
    expect(await verify()).toEqual(touched(`the note of event ${no} is missing`));
    await intruder.query(`SET session_replication_role = origin;
      INSERT INTO event (story_id, kind, actor_kind, revision_no)
        SELECT story_id, 'erase-words', 'system', 1 FROM event WHERE no = ${no};
      SET session_replication_role = replica`);
    expect((await verify()).code).toBe(0);
  });
});

describe('a forger who also writes the head', () => {
  const REWRITE = `DO $$ DECLARE e event; before bytea := decode(repeat('00', 32), 'hex'); BEGIN
    UPDATE event SET kind = 'nothing' WHERE no = 3;
    FOR e IN SELECT * FROM event ORDER BY no LOOP
      e.previous := before; before := event_hash(e);
      UPDATE event SET previous = e.previous, hash = before WHERE id = e.id;
    END LOOP;
    UPDATE event_head SET hash = before;
  END $$`;

  test('is found by the head that somebody kept', async () => {
    const { no, hash } = await headOfLog();
    await intruder.query(REWRITE);
    expect((await verify()).code).toBe(0);
    expect(await verify(['--head', `${no}:${hash}`])).toEqual(
      touched(`head differs from the one you kept: event ${no} has another hash`),
    );
  });

  test('who cuts the tail, too', async () => {
    const { no, hash } = await headOfLog();
    await intruder.query(`DELETE FROM event WHERE no > 40;
      UPDATE event_head SET no = 40, hash = (SELECT hash FROM event WHERE no = 40)`);
    expect((await verify()).code).toBe(0);
    expect(await verify(['--head', `${no}:${hash}`])).toEqual(
      touched(`the tail was cut after event 40: the head you kept says ${no}`),
    );
  });
});

describe('what cannot be told is not called sound', () => {
  test.each([
    ['a head that is none', ['--head', '42:abc'], 'not verified: --head is a number'],
    ['an unknown option', ['--hed', 'x'], 'not verified: Unknown option'],
  ])('%s', async (_name, args, said) => {
    const answer = await verify(args);
    expect(answer.code).toBe(2);
    expect(answer.said).toContain(said);
  });

  test('a role that sees only some events', async () => {
    await intruder.query('GRANT SELECT ON event, event_head TO hikaya_receipt');
    expect(await verify([], database.url('receipt'))).toEqual({
      code: 2,
      said: 'not verified: this role does not see every event',
    });
  });

  test('a database that does not answer', async () => {
    const answer = await verify([], 'postgres://nobody@127.0.0.1:1/none');
    expect(answer.code).toBe(2);
  });
});

test('a hash, worked out by hand once', () => {
  const previous = Buffer.alloc(32);
  // sha256 of 32 zero bytes, then `1:1-2:ہ`: a number, nothing, and a letter of two bytes.
  expect(hashOf({ previous, columns: ['1', null, 'ہ'] }).toString('hex')).toBe(
    '17226b8cc008dae867f5c434095a20b27ba0de8022530832b87d9bec482b547a',
  );
});

test.each([
  ['1970-01-01 00:00:00+00', '0'],
  ['1970-01-01 00:00:00.000001+00', '1'],
  ['1969-12-31 23:59:59.999999+00', '-1'],
  ['2026-11-15 03:54:50.12+00', '1794714890120000'],
  ['infinity', 'infinity'],
])('microseconds of %s', (instant, expected) => {
  expect(microseconds(instant)).toBe(expected);
});

test('shares no code with the writer', async () => {
  for (const file of ['verify-log', 'verify-log/chain', 'verify-log/database']) {
    const text = await readFile(`src/main/${file}.ts`, 'utf8');
    const imports = Array.from(text.matchAll(/from '([^']+)'/g), ([, specifier]) => specifier);
    for (const specifier of imports)
      expect(specifier).toMatch(
        /^(?:node:(?:crypto|util)|pg|#db\/sealed-line\.ts|\.\/(?:verify-log\/)?[a-z]+\.ts)$/,
      );
  }
});
