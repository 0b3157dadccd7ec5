import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { DESK_LIMITS } from '#domain/vetting/desk-limits.ts';
import { cloneDatabase } from '#support/test-database.ts';
import type { Database } from './connect.ts';

let db: Database;
beforeAll(async () => {
  db = (await cloneDatabase()).as('desk');
});

const words = (length: number) => 'ہ'.repeat(length);

/** Writes one value of that size where the limit holds. */
const WRITES: Record<keyof typeof DESK_LIMITS, (size: number) => RawBuilder<unknown>> = {
  clauseTitle: (n) => sql`UPDATE clause SET title = ${words(n)} WHERE code = 'no-spam'`,
  clauseWords: (n) => sql`UPDATE clause SET words_en = ${words(n)}, words_fr = ${words(n)},
    words_ur = ${words(n)} WHERE code = 'no-spam'`,
  holidayName: (n) => sql`UPDATE holiday SET name = ${words(n)} WHERE day = '2026-01-01'`,
  officerName: (n) => sql`INSERT INTO officer (id, name, email) VALUES
    (${crypto.randomUUID()}, ${words(n)}, ${crypto.randomUUID()})`,
  publishDelayMinutes: (n) => sql`UPDATE policy SET publish_delay_minutes = ${n}`,
  publishesPerHour: (n) => sql`UPDATE policy SET publishes_per_hour = ${n}`,
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
