import { sql } from 'kysely';
import type { Clause } from '#domain/vetting/clauses.ts';
import type { Database, Transaction } from '../connect.ts';

export type PlacedClause = Clause & { position: number };

export async function listClauses(db: Database): Promise<PlacedClause[]> {
  const rows = await db.selectFrom('clause').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    code: row.code,
    position: row.position,
    title: row.title,
    words: {
      en: row.words_en,
      fr: row.words_fr,
      ur: row.words_ur,
      ar: row.words_ar ?? '',
    },
    shown: row.shown,
  }));
}

/** Until the transaction ends nobody else changes the list. */
export async function lockClauses(db: Transaction): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('clauses'))`.execute(db);
}

export async function insertClause(db: Database, clause: PlacedClause): Promise<void> {
  await db.insertInto('clause').values(toRow(clause)).execute();
}

export async function updateClause(db: Database, clause: PlacedClause): Promise<void> {
  const { code, ...row } = toRow(clause);
  await db.updateTable('clause').set(row).where('code', '=', code).execute();
}

/** For a clause that is in English as it came: its first words in Arabic, where nobody has written others. */
export async function addFirstArabic(db: Database, { code, words }: Clause): Promise<void> {
  await db
    .updateTable('clause')
    .set({ words_ar: words.ar })
    .where('code', '=', code)
    .where('words_en', '=', words.en)
    .where('words_ar', 'is', null)
    .execute();
}

/** The database itself keeps a clause that some decision rests on. */
export async function deleteClause(db: Database, code: string): Promise<void> {
  await db.deleteFrom('clause').where('code', '=', code).execute();
}

const FOREIGN_KEY_VIOLATION = '23503';

/** The database's answer to the deletion of a clause in use. */
export function isClauseInUse(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === FOREIGN_KEY_VIOLATION;
}

function toRow({ code, position, title, words, shown }: PlacedClause) {
  return {
    code,
    position,
    title,
    shown,
    words_en: words.en,
    words_fr: words.fr,
    words_ur: words.ur,
    words_ar: words.ar || null,
  };
}
