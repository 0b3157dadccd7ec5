/** A database of any size to measure reading with: `npm run archive -- --stories 1000000`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startLocalPostgres, withSuperuser } from './local-postgres.ts';
import { archiveName, makeArchive } from './make-archive.ts';

const { values } = parseArgs({
  options: {
    stories: { type: 'string', default: '100000' },
    search: { type: 'boolean', default: false },
    data: { type: 'string', default: '.data/archive' },
  },
});
const say = (line: string) => process.stdout.write(`${line}\n`);
const archive = { stories: Number(values.stories), search: values.search };
const postgres = await startLocalPostgres({
  folder: path.join(path.resolve(values.data), 'postgres'),
  settings: { max_wal_size: '8GB' },
});
const start = performance.now();
await makeArchive(postgres, archive, say);
const name = archiveName(archive);
const size = await withSuperuser(postgres.superuserUrl(name), async (client) => {
  const { rows } = await client.query('SELECT pg_size_pretty(pg_database_size($1)) AS size', [
    name,
  ]);
  return rows[0].size;
});
say(`${name}: ${Math.round((performance.now() - start) / 1000)} s, ${size}`);
await postgres.stop();
