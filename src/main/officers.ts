/**
 * `hikaya officers invite EMAIL [--name NAME] [--lead] [--languages en,ur]` prints a one-time link;
 * `… list` and `… disable EMAIL` are for when the desk is not running.
 */
import { parseArgs } from 'node:util';
import { connect, type Database } from '#db/connect.ts';
import { findOfficerByEmail, listOfficers } from '#db/desk/officers.ts';
import { TEXT_LANGUAGES, type TextLanguage } from '#domain/options/languages.ts';
import { connectJobQueue } from '#integrations/job-queue/pg-boss-queue.ts';
import { disableOfficer } from '#services/officers/disable-officer.ts';
import { invitationLink, inviteOfficer } from '#services/officers/invite-officer.ts';
import { readConfig } from './compose/config.ts';

const USAGE = `officers: invite EMAIL [--name NAME] [--lead] [--languages en,fr,ur,ar,other]
          list
          disable EMAIL`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    lead: { type: 'boolean', default: false },
    languages: { type: 'string', default: 'en' },
  },
});
const [verb, email = ''] = positionals;
const languages = values.languages.split(',') as TextLanguage[];
const known: readonly string[] = TEXT_LANGUAGES.map(({ code }) => code);
const clock = () => new Date();

const work = readWork();
if (!work) fail(USAGE);
const config = readConfig(['DATABASE_URL_DESK']);
const db = connect(config.DATABASE_URL_DESK, { max: 2 });
const queue = await connectJobQueue(db);
const { enqueue } = queue;
try {
  process.stdout.write(`${await work(db)}\n`);
} finally {
  await queue.stop();
  await db.destroy();
}

function readWork(): ((db: Database) => Promise<string>) | null {
  if (verb === 'list') return list;
  if (!email.includes('@')) return null;
  if (verb === 'disable') return disable;
  return verb === 'invite' && languages.every((code) => known.includes(code)) ? invite : null;
}

async function invite(db: Database): Promise<string> {
  const { DESK_ORIGIN } = readConfig(['DESK_ORIGIN']);
  const name = values.name ?? email.split('@')[0] ?? email;
  const role = values.lead ? 'lead' : 'officer';
  const invitation = { email, name, role, languages, invitedBy: null } as const;
  const { token } = await inviteOfficer({ db, clock, enqueue }, invitation);
  process.stderr.write(`Hand this to ${email} yourself; it works once, and for one hour:\n`);
  return invitationLink(DESK_ORIGIN, token);
}

async function list(db: Database): Promise<string> {
  const lines = (await listOfficers(db)).map(({ email: address, role, disabledAt }) =>
    [address, role, disabledAt ? `disabled since ${disabledAt.toISOString()}` : 'may sign in'].join(
      ' ',
    ),
  );
  return lines.join('\n') || 'no officer yet';
}

async function disable(db: Database): Promise<string> {
  const officer = await findOfficerByEmail(db, email.toLowerCase());
  if (!officer) return fail(`nobody has the address ${email}`);
  const timeZone = 'UTC';
  const context = { db, clock, timeZone, enqueue };
  const outcome = await disableOfficer(context, { by: null, officer: officer.id });
  return outcome.kind === 'last-lead'
    ? fail('the only lead who can sign in: invite another one first')
    : `${email} ${outcome.kind}`;
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
