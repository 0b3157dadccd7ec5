import type { Clause } from '#domain/vetting/clauses.ts';
import type { Database } from './connect.ts';

export type PlacedClause = Clause & { position: number };

export async function listClauses(db: Database): Promise<PlacedClause[]> {
  const rows = await db.selectFrom('clause').selectAll().orderBy('position').execute();
  return rows.map((row) => ({
    code: row.code,
    position: row.position,
    title: row.title,
    words: { en: row.words_en, fr: row.words_fr, ur: row.words_ur },
    shown: row.shown,
  }));
}

export async function insertClause(db: Database, clause: PlacedClause): Promise<void> {
  await db.insertInto('clause').values(toRow(clause)).execute();
}

export async function updateClause(db: Database, clause: PlacedClause): Promise<void> {
  const { code, ...row } = toRow(clause);
  await db.updateTable('clause').set(row).where('code', '=', code).execute();
}

/** The database itself keeps a clause that some decision rests on. */
export async function deleteClause(db: Database, code: string): Promise<void> {
  await db.deleteFrom('clause').where('code', '=', code).execute();
}

function toRow({ code, position, title, words, shown }: PlacedClause) {
  return {
    ...{ code, position, title, shown },
    words_en: words.en,
    words_fr: words.fr,
    words_ur: words.ur,
  };
}
