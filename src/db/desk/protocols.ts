import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Danger } from '#domain/safeguarding/dangers.ts';
import type { HelpLine, HelpLineDraft } from '#domain/safeguarding/help-lines.ts';
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

export async function listHelpLines(db: Database): Promise<HelpLine[]> {
  const rows = await db
    .selectFrom('help_line')
    .selectAll()
    .orderBy('country', (order) => order.asc().nullsLast())
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    country: row.country,
    name: row.name,
    number: row.number,
    about: row.about,
    checkedOn: row.checked_on as CalendarDay | null,
  }));
}

export async function insertHelpLine(db: Database, line: HelpLineDraft): Promise<void> {
  const { country, name, number, about, checkedOn } = line;
  await db
    .insertInto('help_line')
    .values({ country, name, number, about, checked_on: checkedOn })
    .execute();
}

export async function markHelpLineChecked(
  db: Database,
  id: number,
  checkedOn: CalendarDay,
): Promise<void> {
  await db.updateTable('help_line').set({ checked_on: checkedOn }).where('id', '=', id).execute();
}

export async function deleteHelpLine(db: Database, id: number): Promise<void> {
  await db.deleteFrom('help_line').where('id', '=', id).execute();
}
