/** `npm run db:types`: writes the row types from a freshly migrated database. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from '#db/connect.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { createDatabase } from '#db/roles.ts';
import { startLocalPostgres, withSuperuser } from './local-postgres.ts';

const postgres = await startLocalPostgres({ folder: mkdtempSync(path.join(tmpdir(), 'hikaya-')) });
try {
  await withSuperuser(postgres.superuserUrl('postgres'), (client) =>
    createDatabase(client, 'hikaya'),
  );
  const db = connect(postgres.url('migrator', 'hikaya'), { max: 1 });
  await migrateToLatest(db);
  await db.destroy();
  execFileSync(
    'npx',
    [
      'kysely-codegen',
      '--dialect',
      'postgres',
      '--url',
      postgres.url('migrator', 'hikaya'),
      '--out-file',
      'src/db/row-types.ts',
      '--date-parser',
      'string',
      '--type-mapping',
      '{"int8":"number"}',
      '--exclude-pattern',
      'kysely_*',
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit' },
  );
} finally {
  await postgres.stop();
}
