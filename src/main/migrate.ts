/**
 * `hikaya migrate`: brings the database to this release. `--contract`, days later: also takes away what only the
 * release before needs, and with it the way back to that one.
 */
import { parseArgs } from 'node:util';
import { readConfig } from './compose/config.ts';
import { contractDatabase, migrateDatabase } from './compose/migrate-database.ts';
import { MIGRATOR_KEYS } from './compose/process-keys.ts';
import { noteOperation } from './operations/note-operation.ts';

const { values } = parseArgs({ options: { contract: { type: 'boolean', default: false } } });
const { DATABASE_URL_MIGRATOR, OPERATIONS_FILE } = readConfig(MIGRATOR_KEYS);
const did = values.contract ? 'contract' : 'migrate';
const say = (line: string) => process.stdout.write(`${line}\n`);
const note = async (how: { step: 'begun' | 'failed' } | { step: 'done'; applied: string[] }) =>
  say(await noteOperation(OPERATIONS_FILE, { did, ...how }));

// The owner of the tables can switch off what guards the log. Where its use cannot be noted outside, it is not used.
await note({ step: 'begun' });
const migrate = values.contract ? contractDatabase : migrateDatabase;
const applied = await migrate(DATABASE_URL_MIGRATOR).catch(async (error: unknown) => {
  await note({ step: 'failed' });
  throw error;
});
await note({ step: 'done', applied });
say(applied.length > 0 ? `applied ${applied.join(', ')}` : 'up to date');
