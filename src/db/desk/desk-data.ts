import { HOLIDAYS } from '#domain/calendar/holidays.ts';
import { FIRST_PROTOCOLS } from '#domain/safeguarding/first-protocols.ts';
import { FIRST_CLAUSES } from '#domain/vetting/clauses.ts';
import type { Database } from '../connect.ts';
import { addFirstArabic, insertClause } from './clauses.ts';
import { insertProtocol } from './protocols.ts';

/** What a new desk starts with. What leads have changed since is theirs, so a filled table stays. */
export async function fillEmptyDesk(db: Database): Promise<void> {
  if (!(await db.selectFrom('clause').select('code').executeTakeFirst()))
    for (const [index, clause] of FIRST_CLAUSES.entries())
      await insertClause(db, { ...clause, position: index + 1 });
  for (const clause of FIRST_CLAUSES) await addFirstArabic(db, clause);
  if (!(await db.selectFrom('holiday').select('day').executeTakeFirst()))
    await db
      .insertInto('holiday')
      .values([...HOLIDAYS])
      .execute();
  if (!(await db.selectFrom('protocol').select('danger').executeTakeFirst()))
    for (const protocol of FIRST_PROTOCOLS) await insertProtocol(db, protocol);
}
