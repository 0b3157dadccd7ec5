import type { Danger } from '#domain/safeguarding/dangers.ts';
import type { Protocol } from '#domain/safeguarding/protocols.ts';
import type { Database } from '../connect.ts';

export async function listProtocols(db: Database): Promise<Protocol[]> {
  const rows = await db.selectFrom('protocol').selectAll().orderBy('danger').execute();
  return rows.map((row) => ({
    danger: row.danger as Danger,
    steps: row.steps as Protocol['steps'],
    words: row.words as Protocol['words'],
  }));
}

export async function insertProtocol(db: Database, protocol: Protocol): Promise<void> {
  const { danger, steps, words } = protocol;
  await db
    .insertInto('protocol')
    .values({ danger, steps: JSON.stringify(steps), words: JSON.stringify(words) })
    .execute();
}

export async function updateProtocol(db: Database, protocol: Protocol): Promise<void> {
  await db
    .updateTable('protocol')
    .set({ steps: JSON.stringify(protocol.steps), words: JSON.stringify(protocol.words) })
    .where('danger', '=', protocol.danger)
    .execute();
}
