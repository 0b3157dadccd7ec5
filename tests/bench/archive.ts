import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect, type Database } from '#db/connect.ts';
import type { RoleName } from '#db/roles.ts';
import { startLocalPostgres } from '#main/local-postgres.ts';
import { type Archive, archiveName, makeArchive } from '#main/make-archive.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import type { Ground } from '../drills/ground.ts';

/** Only read from once it is filled, so it need not survive a crash while it is being filled. */
const SETTINGS = {
  fsync: 'off',
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
  for (const archive of archives) await makeArchive(postgres, archive);
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
