/** Brings the database to the newest migration: `hikaya migrate`. */
import { readConfig } from './compose/config.ts';
import { migrateDatabase } from './compose/migrate-database.ts';
import { MIGRATOR_KEYS } from './compose/process-keys.ts';

const { DATABASE_URL_MIGRATOR } = readConfig(MIGRATOR_KEYS);
const applied = await migrateDatabase(DATABASE_URL_MIGRATOR);
process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'up to date\n');
