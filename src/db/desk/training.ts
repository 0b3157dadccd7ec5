import type { Said, Verdict } from '#domain/vetting/calibration.ts';
import type { Database } from '../connect.ts';

/** An officer whom no lead has let publish yet. Where nobody of that name is known, nobody is in training. */
export async function isInTraining(db: Database, officer: string): Promise<boolean> {
  const row = await db
    .selectFrom('officer')
    .select('cleared_at')
    .where('id', '=', officer)
    .executeTakeFirst();
  return row !== undefined && row.cleared_at === null;
}

/** False where it was said before. */
export async function clearOfficer(db: Database, officer: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('officer')
    .set({ cleared_at: at, updated_at: at })
    .where('id', '=', officer)
    .where('cleared_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type TrainingAnswer = { text: string; said: Said };

export async function listTrainingAnswers(
  db: Database,
  officer: string,
): Promise<TrainingAnswer[]> {
  const rows = await db
    .selectFrom('training_answer')
    .select(['text', 'verdict', 'clauses'])
    .where('officer', '=', officer)
    .execute();
  return rows.map(({ text, verdict, clauses }) => ({
    text,
    said: { verdict: verdict as Verdict, clauses },
  }));
}

/** The last answer counts: whoever tries it again has learned. */
export async function keepTrainingAnswer(
  db: Database,
  { officer, text, said, at }: { officer: string; text: string; said: Said; at: Date },
): Promise<void> {
  const answer = { verdict: said.verdict, clauses: [...said.clauses], at };
  await db
    .insertInto('training_answer')
    .values({ officer, text, ...answer })
    .onConflict((conflict) => conflict.columns(['officer', 'text']).doUpdateSet(answer))
    .execute();
}
