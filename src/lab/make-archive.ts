import { createDatabase, databaseExists } from '#db/roles.ts';
import { fillArchive } from '#lab/samples/archive-world.ts';
import { migrateDatabase } from '#main/compose/migrate-database.ts';
import { type LocalPostgres, withSuperuser } from './local-postgres.ts';

export type Archive = { stories: number; search: boolean };

export const archiveName = ({ stories, search }: Archive): string =>
  `archive_${stories}${search ? '_search' : ''}`;

/** A database of that many stories, unless it is there already. */
export async function makeArchive(
  postgres: LocalPostgres,
  archive: Archive,
  say?: (line: string) => void,
): Promise<void> {
  const name = archiveName(archive);
  await withSuperuser(postgres.superuserUrl('postgres'), async (client) => {
    if (await databaseExists(client, name)) return;
    // Under another name until it is whole.
    const filling = `${name}_filling`;
    await client.query(`DROP DATABASE IF EXISTS ${filling} WITH (FORCE)`);
    await createDatabase(client, filling);
    await migrateDatabase(postgres.url('migrator', filling));
    await withSuperuser(postgres.superuserUrl(filling), (filled) =>
      fillArchive(filled, { ...archive, ...(say && { say }) }),
    );
    await client.query(`ALTER DATABASE ${filling} RENAME TO ${name}`);
  });
}
