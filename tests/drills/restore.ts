import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cloneTemplate, openDatabase, type TestDatabase } from '#support/template-postgres.ts';
import { startArchivedPostgres } from './archive-ground.ts';
import { ask } from './ask.ts';
import { cameBack, type Deleted, prepareDeletions } from './deletions.ts';
import type { Drill, Size } from './drill.ts';
import type { Ground } from './ground.ts';
import { until } from './mail-ground.ts';
import { postStory } from './post-story.ts';
import { spawnServer } from './server-process.ts';
import { acknowledgedIn } from './stored-stories.ts';
import { CLIENTS, startWriting } from './tireless-writers.ts';

/** How often the log is archived even when little was written. */
const ARCHIVE_SECONDS = { small: 1, full: 30 };
const WRITING_MS = { small: 1_000, full: 120_000 };
const FIRST_ACKNOWLEDGED_MS = 30_000;
/** Older stories are all there. The small form has no minute to wait; it looks when all is archived. */
const KEPT_AFTER_MS = 60_000;
/** The purger writes the journal every two seconds; an erasure by hand, done last, writes it at once. */
const JOURNAL_MS = { small: 0, full: 2_500 };

export const drill: Drill = {
  name: 'restore',
  load: (size) =>
    `${CLIENTS} clients post for ${WRITING_MS[size] / 1_000} s after a base backup, the log archived every ${ARCHIVE_SECONDS[size]} s, stories removed, withdrawn and erased; the archive fails, then the data directory is destroyed; restored elsewhere, journal replayed`,
  required: 'nothing acknowledged older than 60 s lost; no deleted story comes back; log verifies',
  run: async (ground, size) => {
    const lost = await loseEverything(ground, size);
    const { stories, older, deleted } = lost;
    const open = async (withArchive: boolean) =>
      openDatabase((await lost.restore({ withArchive })).superuserUrl, lost.name);
    const database = await open(true);
    ground.atEnd(database.close);
    await lost.command(database, 'migrate');
    const withoutReplay = await cameBack(database, deleted);
    const replayed = await lost.command(database, 'privacy', 'replay', '--journal', lost.journal);
    const back = await cameBack(database, deleted);
    const log = await lost.command(database, 'verify-log', '--url', database.url('desk'));
    const kept = await acknowledgedIn(database, older);
    const tail = (await acknowledgedIn(database, stories)).lost;
    const site = await visit(ground, database, deleted);

    const old = await open(false);
    const control = await acknowledgedIn(old, older);
    await old.close();
    return {
      measured: `${stories.length} acknowledged, ${older.length} of them older than the limit: ${kept.lost} of these lost, ${tail} of the newest; ${deleted.length} deleted, ${back} came back (replay: ${replayed}); ${site.gone} answer 410, a new story is answered ${site.posted}; ${log.split(',')[0]} verify`,
      held:
        older.length > 0 &&
        kept.lost + back === 0 &&
        site.gone === deleted.length &&
        site.posted === 201,
      control: {
        measured: `without the journal ${withoutReplay} of ${deleted.length} deleted came back; without the archive ${control.lost} of ${older.length} lost`,
        attackSucceeded: withoutReplay > 0 && control.lost > 0,
      },
    };
  },
};

/** A database in use, some of whose stories end; and then its disk is gone. */
async function loseEverything(ground: Ground, size: Size) {
  const place = await startArchivedPostgres(ground, ARCHIVE_SECONDS[size]);
  const database = await cloneTemplate(place.postgres.superuserUrl);
  const journal = path.join(place.folder, 'erasures.jsonl');
  const { world, environment, command, publishDoomed } = await prepareDeletions(database, journal);
  const purger = spawnServer({
    command: 'purger',
    origin: 'http://127.0.0.1:1',
    environment: environment(database),
  });
  ground.atEnd(purger.kill);
  const endEarly = await publishDoomed();
  const endLate = await publishDoomed();
  await place.takeBackup();
  const early = await endEarly();

  const contact = { CONTACT_PUBLIC_KEY: world.keys.publicKey };
  const server = await ground.server(database, { environment: contact });
  const acknowledged = new Map<string, number>();
  const stopWriting = startWriting(server.origin, (title) =>
    acknowledged.set(title, performance.now()),
  );
  await pause(WRITING_MS[size]);
  // On a busy machine the first second passes before anything is acknowledged.
  await until(FIRST_ACKNOWLEDGED_MS, async () => acknowledged.size > CLIENTS);
  const written = performance.now();
  if (size === 'small') {
    await place.untilArchived();
    await stopWriting();
  }
  await place.loseArchive();
  const late = await endLate();
  await pause(JOURNAL_MS[size]);
  await place.postgres.kill();
  const died = performance.now();
  await rm(path.join(place.postgres.folder, 'data'), {
    recursive: true,
    force: true,
    maxRetries: 5,
  });
  await stopWriting();
  await server.kill();
  await purger.kill();
  await database.close();
  const limit = size === 'full' ? died - KEPT_AFTER_MS : written;
  const older = [...acknowledged].filter(([, time]) => time < limit).map(([title]) => title);
  return {
    name: database.name,
    journal,
    command,
    older,
    restore: place.restore,
    stories: [...acknowledged.keys()],
    deleted: [...early, ...late],
  };
}

/** What people meet there afterwards. */
async function visit(ground: Ground, database: TestDatabase, deleted: readonly Deleted[]) {
  const server = await ground.server(database);
  const answers = await Promise.all(deleted.map(({ url }) => ask(server.origin, { path: url })));
  const posted = await postStory(server.origin, { title: 'After the restore' });
  await server.kill();
  return {
    gone: answers.filter(({ status }) => status === 410).length,
    posted: posted.status,
  };
}
