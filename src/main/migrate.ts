/**
 * `hikaya migrate`: brings the database to this release. `--contract`, days later: also takes away what only the
 * release before needs, and with it the way back to that one.
 */
import { parseArgs } from 'node:util';
import { readConfig } from './compose/config.ts';
import { contractDatabase, migrateDatabase } from './compose/migrate-database.ts';
import { MIGRATOR_KEYS } from './compose/process-keys.ts';

const { values } = parseArgs({ options: { contract: { type: 'boolean', default: false } } });
const { DATABASE_URL_MIGRATOR } = readConfig(MIGRATOR_KEYS);
const applied = await (values.contract ? contractDatabase : migrateDatabase)(DATABASE_URL_MIGRATOR);
process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'up to date\n');
