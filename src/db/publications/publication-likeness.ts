import { sql } from 'kysely';
import { agesOfBand } from '#domain/options/ages.ts';
import type { CountedWriters } from '#domain/story/crowds.ts';
import { type Alike, bandOf, exactAge, type LikenessLines } from '#domain/story/likeness.ts';
import type { Database } from '../connect.ts';

/**
 * Published texts of the same country and gender, counted by which of the other lines they share: at most sixteen
 * rows, from which every hiding can be weighed. The same comparison as `alikeIn`.
 */
export async function countAlike(db: Database, shown: LikenessLines): Promise<Alike[]> {
  const { rows } = await alikeQuery(shown).execute(db);
  return rows;
}

export function alikeQuery(shown: LikenessLines) {
  const { country, gender, city, belief } = shown;
  const band = bandOf(shown);
  const ages = band === null ? null : agesOfBand(band);
  const [youngest, oldest] = [ages?.youngest ?? null, ages?.oldest ?? null];
  return sql<Alike>`
    SELECT coalesce(lower(city) = lower(${city}::text), false) AS city,
      coalesce(belief = ${belief}::text, false) AS belief,
      coalesce(age = ${exactAge(shown)}::int, false) AS age,
      coalesce(age_band = ${band}::text, age BETWEEN ${youngest}::int AND ${oldest}::int, false) AS band,
      count(*)::int AS texts
    FROM publication WHERE country = ${country} AND gender = ${gender}
    GROUP BY 1, 2, 3, 4`;
}

/** By country and age, as they are shown; coarser before anybody gets to see it. */
export async function countWriters(db: Database): Promise<CountedWriters[]> {
  const { rows } = await sql<CountedWriters>`
    SELECT country, age, age_band AS "ageBand", count(*)::int AS texts
    FROM publication GROUP BY country, age, age_band`.execute(db);
  return rows;
}
