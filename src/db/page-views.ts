import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Database } from './connect.ts';

export type PageViewCount = { day: CalendarDay; path: string; country: string; views: number };

/** Stories that are not public, made-up ones above all, leave no row behind. */
export async function addPageViews(db: Database, counts: PageViewCount[]): Promise<void> {
  if (counts.length === 0) return;
  const column = (name: keyof PageViewCount) => counts.map((count) => count[name]);
  await sql`
    INSERT INTO page_view (day, path, country, views)
    SELECT day, path, country, views FROM unnest(${column('day')}::date[], ${column('path')}::text[],
      ${column('country')}::text[], ${column('views')}::bigint[]) AS seen (day, path, country, views)
    WHERE path NOT LIKE '/story/%'
      OR EXISTS (SELECT FROM publication WHERE hash = substr(path, length('/story/') + 1))
    ON CONFLICT (day, path, country) DO UPDATE SET views = page_view.views + excluded.views`.execute(
    db,
  );
}
