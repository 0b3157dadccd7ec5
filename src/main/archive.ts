/** A database of any size to measure reading with: `npm run archive -- --stories 1000000`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from '#db/roles.ts';
import { fillArchive } from '#db/seeds/archive-world.ts';
import { startLocalPostgres, withSuperuser } from './local-postgres.ts';
import { migrateDatabase } from './migrate-database.ts';

const { values } = parseArgs({
  options: {
    stories: { type: 'string', default: '100000' },
    data: { type: 'string', default: '.data/archive' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const database = `archive_${values.stories}`;
const postgres = await startLocalPostgres({
  folder: path.join(path.resolve(values.data), 'postgres'),
  settings: { max_wal_size: '8GB' },
});
await withSuperuser(postgres.superuserUrl('postgres'), (client) =>
  createDatabase(client, database),
);
await migrateDatabase(postgres.url('migrator', database));
const start = performance.now();
const size = await withSuperuser(postgres.superuserUrl(database), async (client) => {
  await fillArchive(client, { stories: Number(values.stories), say });
  const { rows } = await client.query('SELECT pg_size_pretty(pg_database_size($1)) AS size', [
    database,
  ]);
  return rows[0].size;
});
say(`${database}: ${Math.round((performance.now() - start) / 1000)} s, ${size}`);
await postgres.stop();
