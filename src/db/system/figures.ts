import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { FIGURES, type Figure, type Figures } from '#domain/system/figures.ts';
import type { Database } from '../connect.ts';

/** How the house is, in one question. For the roles of desk and worker. */
export async function readFigures(db: Database, today: CalendarDay): Promise<Figures> {
  const { rows } = await sql<{ name: string; value: number }>`
    SELECT name, value FROM system_figures(${today}::date)`.execute(db);
  const isKnown = (name: string): name is Figure => name in FIGURES;
  return Object.fromEntries(
    rows.flatMap(({ name, value }) => (isKnown(name) ? [[name, value]] : [])),
  );
}

export async function readServer(db: Database): Promise<{ version: string; startedAt: Date }> {
  const { rows } = await sql<{ version: string; started: Date }>`
    SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
      pg_postmaster_start_time() AS started`.execute(db);
  return { version: rows[0]?.version ?? '', startedAt: rows[0]?.started ?? new Date(0) };
}
