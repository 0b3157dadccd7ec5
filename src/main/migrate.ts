/** Brings the database to the newest migration: `node src/main/migrate.ts`. */
import { readConfig } from './compose/config.ts';
import { migrateDatabase } from './compose/migrate-database.ts';

const { DATABASE_URL_MIGRATOR } = readConfig(['DATABASE_URL_MIGRATOR']);
const applied = await migrateDatabase(DATABASE_URL_MIGRATOR);
process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'up to date\n');
