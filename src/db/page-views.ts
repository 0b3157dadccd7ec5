import { sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Database } from './connect.ts';

export type PageViewCount = { day: CalendarDay; path: string; country: string; views: number };

export async function addPageViews(db: Database, counts: PageViewCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto('page_view')
    .values(counts)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'path', 'country'])
        .doUpdateSet({ views: sql<number>`page_view.views + excluded.views` }),
    )
    .execute();
}
