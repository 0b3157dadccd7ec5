/** `npm run officers -- invite EMAIL [--name NAME] [--lead] [--languages en,ur]`: prints a one-time link. */
import { parseArgs } from 'node:util';
import { connect } from '#db/connect.ts';
import { LANGUAGES, type Language } from '#domain/options/languages.ts';
import { invitationLink, inviteOfficer } from '#services/officers/invite-officer.ts';
import { readConfig } from './config.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    lead: { type: 'boolean', default: false },
    languages: { type: 'string', default: 'en' },
  },
});
const [verb, email] = positionals;
const languages = values.languages.split(',') as Language[];
const known: readonly string[] = LANGUAGES.map(({ code }) => code);
if (verb !== 'invite' || !email?.includes('@') || !languages.every((code) => known.includes(code)))
  fail('officers: invite EMAIL [--name NAME] [--lead] [--languages en,fr,ur]');

const config = readConfig(['DATABASE_URL_DESK', 'DESK_ORIGIN']);
const db = connect(config.DATABASE_URL_DESK, { max: 1 });
const { token } = await inviteOfficer(
  { db, clock: () => new Date() },
  {
    email,
    name: values.name ?? email.split('@')[0] ?? email,
    role: values.lead ? 'lead' : 'officer',
    languages,
    invitedBy: null,
  },
);
await db.destroy();
process.stdout.write(`${invitationLink(config.DESK_ORIGIN, token)}\n`);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
