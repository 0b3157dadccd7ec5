import { type Selectable, sql } from 'kysely';
import type { TextLanguage } from '#domain/options/languages.ts';
import type { Officer, OfficerRole } from '#domain/vetting/officer.ts';
import type { Topic } from '#domain/vetting/topics.ts';
import type { Database, Transaction } from '../connect.ts';
import type { Officer as OfficerRow } from '../row-types.ts';

export type NewOfficer = Pick<Officer, 'id' | 'name' | 'email' | 'role' | 'languages'> &
  Partial<Pick<Officer, 'countsFrom' | 'leadsFrom'>> & {
    invitedBy?: string | null;
    /** Publishes nothing before a lead says so. */
    inTraining?: boolean;
  };

export async function insertOfficer(db: Database, officer: NewOfficer): Promise<void> {
  const { id, name, email, role, languages, countsFrom, leadsFrom } = officer;
  await db
    .insertInto('officer')
    .values({
      id,
      name,
      email,
      role,
      languages,
      // Whoever opens the invitation reads that mailbox, or was handed the link in person.
      email_verified: true,
      invited_by: officer.invitedBy ?? null,
      ...(officer.inTraining && { cleared_at: null }),
      ...(countsFrom && { counts_from: countsFrom }),
      ...(leadsFrom && { leads_from: leadsFrom }),
    })
    .execute();
}

export async function findOfficer(db: Database, id: string): Promise<Officer | undefined> {
  const row = await db.selectFrom('officer').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toOfficer(row);
}

export async function findOfficerByEmail(
  db: Database,
  email: string,
): Promise<Officer | undefined> {
  const row = await db
    .selectFrom('officer')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  return row && toOfficer(row);
}

export type ListedOfficer = Officer & { since: Date };

export async function listOfficers(db: Database): Promise<ListedOfficer[]> {
  const rows = await db.selectFrom('officer').selectAll().orderBy('name').orderBy('id').execute();
  return rows.map((row) => ({ ...toOfficer(row), since: row.created_at }));
}

/**
 * The leads who can sign in, locked until the transaction ends. Whoever waited for the lock sees
 * what the other one left: a lead who is one no longer is not among them.
 */
export async function lockLeads(db: Transaction): Promise<string[]> {
  const rows = await db
    .selectFrom('officer')
    .select('id')
    .where('role', '=', 'lead')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a mail about an account goes to somebody whom we know. */
export async function isOfficersAddress(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('officer')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Where mail for the leads goes; the worker may see no more of them. */
export async function listLeadAddresses(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('officer')
    .select('email')
    .where('role', '=', 'lead')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}

/** Who may come in now, of those who are leads. */
export async function findLeadAddress(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('officer')
    .select('email')
    .where('id', '=', id)
    .where('role', '=', 'lead')
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row?.email;
}

/** Leads for long enough to be the second one. */
export async function listSecondLeads(
  db: Database,
  { except, at }: { except: string; at: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('officer')
    .select('id')
    .where('role', '=', 'lead')
    .where('disabled_at', 'is', null)
    .where('leads_from', '<=', at)
    .where('id', '<>', except)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateOfficer(
  db: Database,
  id: string,
  change: Partial<Omit<Officer, 'id' | 'email'>>,
): Promise<void> {
  const { name, role, languages, skippedTopics, skippedOn, heavyLimit, lightUntil } = change;
  const { disabledAt, leadsFrom } = change;
  await db
    .updateTable('officer')
    .set({
      ...(name !== undefined && { name }),
      ...(role !== undefined && { role }),
      ...(languages !== undefined && { languages }),
      ...(skippedTopics !== undefined && { skipped_topics: skippedTopics }),
      ...(skippedOn !== undefined && { skipped_on: skippedOn }),
      ...(heavyLimit !== undefined && { heavy_limit: heavyLimit }),
      ...(lightUntil !== undefined && { light_until: lightUntil }),
      ...(disabledAt !== undefined && { disabled_at: disabledAt }),
      ...(leadsFrom !== undefined && { leads_from: leadsFrom }),
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
}

/** Those this officer let in who do not count yet: a stolen account's friends, perhaps. */
export async function listNewcomersOf(
  db: Database,
  { officerId, now }: { officerId: string; now: Date },
): Promise<Officer[]> {
  const rows = await db
    .selectFrom('officer')
    .selectAll()
    .where('invited_by', '=', officerId)
    .where('counts_from', '>', now)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(toOfficer);
}

/** Signs an officer out on every device, and ends what any of them had begun: a new passkey, a code. */
export async function deleteSessions(db: Database, officerId: string): Promise<void> {
  await db.deleteFrom('officer_session').where('officer_id', '=', officerId).execute();
  await db
    .deleteFrom('officer_verification')
    // The sign-in library writes in its own way for whom a question is; an id is never in another's.
    .where(sql<boolean>`strpos(value, ${officerId}) > 0`)
    .execute();
}

/** Signs everybody out. Answers how many sign-ins that ended. */
export async function deleteAllSessions(db: Database): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('officer_session').executeTakeFirst();
  return Number(numDeletedRows);
}

/** Before a new passkey takes the place of a lost one, and when somebody is kept out. */
export async function deleteCredentials(db: Database, officerId: string): Promise<void> {
  await db.deleteFrom('officer_passkey').where('officer_id', '=', officerId).execute();
  await deleteCodes(db, officerId);
}

/** The password, and the app that makes the codes. */
export async function deleteCodes(db: Database, officerId: string): Promise<void> {
  await db.deleteFrom('officer_account').where('officer_id', '=', officerId).execute();
  await db.deleteFrom('officer_two_factor').where('officer_id', '=', officerId).execute();
  await db
    .updateTable('officer')
    .set({ two_factor_enabled: false })
    .where('id', '=', officerId)
    .execute();
}

function toOfficer(row: Selectable<OfficerRow>): Officer {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role as OfficerRole,
    languages: row.languages as TextLanguage[],
    skippedTopics: row.skipped_topics as Topic[],
    skippedOn: row.skipped_on,
    heavyLimit: row.heavy_limit,
    lightUntil: row.light_until,
    disabledAt: row.disabled_at,
    countsFrom: row.counts_from,
    leadsFrom: row.leads_from,
  };
}
