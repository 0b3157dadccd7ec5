import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { DESK_LIMITS, NOTE_LIMITS } from '#domain/vetting/desk-limits.ts';
import { cloneDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';
import type { Database } from '../connect.ts';

let db: Database;
let storyId: string;
beforeAll(async () => {
  const database = await cloneDatabase();
  db = database.as('desk');
  const world = await createWorld(database);
  storyId = await world.storyIdOf((await world.submit()).hash);
});

const words = (length: number) => 'ہ'.repeat(length);

/** Writes one value of that size where the limit holds. */
const WRITES: Record<keyof typeof DESK_LIMITS, (size: number) => RawBuilder<unknown>> = {
  clauseTitle: (n) => sql`UPDATE clause SET title = ${words(n)} WHERE code = 'no-spam'`,
  clauseWords: (n) => sql`UPDATE clause SET words_en = ${words(n)}, words_fr = ${words(n)},
    words_ur = ${words(n)}, words_ar = ${words(n)} WHERE code = 'no-spam'`,
  holidayName: (n) => sql`UPDATE holiday SET name = ${words(n)} WHERE day = '2026-01-01'`,
  officerName: (n) => sql`INSERT INTO officer (id, name, email) VALUES
    (${crypto.randomUUID()}, ${words(n)}, ${crypto.randomUUID()})`,
  publishDelayMinutes: (n) => sql`UPDATE policy SET publish_delay_minutes = ${n}`,
  heavyTexts: (n) => sql`INSERT INTO officer (id, name, email, heavy_limit) VALUES
    (${crypto.randomUUID()}, 'Noor', ${crypto.randomUUID()}, ${n})`,
  readsPerHour: (n) => sql`UPDATE policy SET reads_per_hour = ${n}`,
  readAgainPercent: (n) => sql`UPDATE policy SET read_again_percent = ${n}`,
  publishesPerHour: (n) => sql`UPDATE policy SET publishes_per_hour = ${n}`,
  declinesPerHour: (n) => sql`UPDATE policy SET declines_per_hour = ${n}`,
};

describe('what the domain lets through, and not one more, the database takes', () => {
  const cases = Object.entries(DESK_LIMITS).map(
    ([name, limits]) => [name as keyof typeof DESK_LIMITS, limits] as const,
  );
  test.each(cases)('%s', async (name, { least, most }) => {
    const takes = async (size: number) => {
      const { numAffectedRows } = await WRITES[name](size).execute(db);
      return Number(numAffectedRows);
    };
    expect(await takes(least)).toBe(1);
    expect(await takes(most)).toBe(1);
    await expect(takes(least - 1)).rejects.toThrow('check');
    await expect(takes(most + 1)).rejects.toThrow('check');
  });
});

/** Writes one note of that length about a story. */
const NOTES: Record<keyof typeof NOTE_LIMITS, (length: number) => RawBuilder<unknown>> = {
  toWriter: (
    n,
  ) => sql`INSERT INTO event (story_id, revision_no, kind, actor_kind, officer, note_to_writer)
    VALUES (${storyId}, 1, 'refuse', 'officer', 'somebody', ${words(n)})`,
  internal: (
    n,
  ) => sql`INSERT INTO event (story_id, revision_no, kind, actor_kind, officer, internal_note)
    VALUES (${storyId}, 1, 'park', 'officer', 'somebody', ${words(n)})`,
  answer: (
    n,
  ) => sql`INSERT INTO event (story_id, revision_no, kind, actor_kind, officer, internal_note)
    VALUES (${storyId}, 1, 'answer-second-reader', 'officer', 'somebody', ${words(n)})`,
  contentNote: (n) => sql`UPDATE story SET content_note = ${words(n)} WHERE id = ${storyId}`,
  editReason: (n) => sql`INSERT INTO revision
    (story_id, no, author_kind, officer, reason, campaign, title, body)
    VALUES (${storyId}, ${n}, 'officer', 'somebody', ${words(n)}, 'general', 'A title', 'A text')`,
};

describe('what officers write beside a text', () => {
  const cases = Object.entries(NOTE_LIMITS).map(
    ([name, { most }]) => [name as keyof typeof NOTE_LIMITS, most] as const,
  );
  test.each(cases)('%s', async (name, most) => {
    const { numAffectedRows } = await NOTES[name](most).execute(db);
    expect(numAffectedRows).toBe(1n);
    await expect(NOTES[name](most + 1).execute(db)).rejects.toThrow('check');
  });
});
