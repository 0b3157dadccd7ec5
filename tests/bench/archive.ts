import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type Database } from '#db/connect.ts';
import type { RoleName } from '#db/roles.ts';
import { startLocalPostgres, withSuperuser } from '#lab/local-postgres.ts';
import { type Archive, archiveName, makeArchive } from '#lab/make-archive.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import type { Ground } from '../drills/ground.ts';

const SETTINGS = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  shared_buffers: '2GB',
  max_wal_size: '8GB',
};

/** A PostgreSQL of its own with one archive for each size; in `keep` they stay for the next time. */
export async function openArchives(ground: Ground, archives: readonly Archive[], keep?: string) {
  const folder = keep ? path.resolve(keep) : await mkdtemp(path.join(tmpdir(), 'hikaya-archive-'));
  const postgres = await startLocalPostgres({ folder, settings: SETTINGS });
  ground.atEnd(async () => {
    await postgres.stop();
    if (!keep) await rm(folder, { recursive: true, force: true });
  });
  // It need not survive a crash while it is being filled, and no server starts over one that would not.
  const setFsync = (value: 'off' | 'on') =>
    withSuperuser(postgres.superuserUrl('postgres'), async (client) => {
      await client.query(`ALTER SYSTEM SET fsync = ${value}`);
      await client.query('SELECT pg_reload_conf()');
    });
  await setFsync('off');
  for (const archive of archives) await makeArchive(postgres, archive);
  await setFsync('on');
  const searched = new Map(archives.map(({ stories, search }) => [stories, search]));
  const url = (stories: number, role: RoleName | 'superuser') => {
    const name = archiveName({ stories, search: searched.get(stories) ?? false });
    return role === 'superuser' ? postgres.superuserUrl(name) : postgres.url(role, name);
  };
  return {
    environment: (stories: number) => ({
      DATABASE_URL_WEB: url(stories, 'web'),
      DATABASE_URL_RECEIPT: url(stories, 'receipt'),
    }),
    database: (stories: number): TestDatabase => {
      const open = new Map<string, Database>();
      ground.atEnd(() => Promise.all([...open.values()].map((db) => db.destroy())));
      return {
        url: (role) => url(stories, role),
        as: (role) => {
          const db = open.get(role) ?? connect(url(stories, role), { max: 4 });
          open.set(role, db);
          return db;
        },
      };
    },
  };
}
