import { HOLIDAYS } from '#domain/calendar/holidays.ts';
import { FIRST_CLAUSES } from '#domain/vetting/clauses.ts';
import type { Database } from '../connect.ts';
import { insertClause } from './clauses.ts';

/** What a new desk starts with. What leads have changed since is theirs, so a filled table stays. */
export async function fillEmptyDesk(db: Database): Promise<void> {
  if (!(await db.selectFrom('clause').select('code').executeTakeFirst()))
    for (const [index, clause] of FIRST_CLAUSES.entries())
      await insertClause(db, { ...clause, position: index + 1 });
  if (!(await db.selectFrom('holiday').select('day').executeTakeFirst()))
    await db
      .insertInto('holiday')
      .values([...HOLIDAYS])
      .execute();
}
