import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#lab/free-port.ts';
import { startLocalCaddy } from '#lab/local-caddy.ts';
import { startLocalVarnish } from '#lab/local-varnish.ts';
import { RELEASE, type StartedProcess, startProcess } from '#lab/start-process.ts';
import { buildOtherRelease } from '#support/other-release.ts';
import { createWorld } from '#support/world.ts';
import type { Drill, Outcome, Size } from './drill.ts';
import type { Ground } from './ground.ts';
import { startTraffic, type Traffic } from './release-traffic.ts';

/** In its small form once, behind Varnish, and not back. */
const ROLLS = { small: 1, full: 5 };
const FRONTS: Record<Size, Front[]> = { small: ['varnish'], full: ['varnish', 'caddy'] };
/** As long as a probe takes to find a server well; `deploy/roll` waits as long. */
const NOTICED_MS = 4_000;

type Front = 'varnish' | 'caddy';

export const drill: Drill = {
  name: 'release',
  load: (size) =>
    `two web servers changed one by one for the next release, ${ROLLS[size]} times${size === 'full' ? ' and once back' : ''}, under readers and writers; behind ${FRONTS[size].join(' and behind ')}`,
  required: '0 failed requests, 0 files missing for pages that were kept, 0 lost texts',
  run: async (ground, size): Promise<Outcome> => {
    const next = buildOtherRelease((folder) =>
      // Something that nearly every file of the browser's holds, so that none keeps its name.
      appendFileSync(
        path.join(folder, 'src/domain/options/languages.ts'),
        "\nif (LANGUAGES.length === 0) throw new Error('the next release');\n",
      ),
    );
    ground.atEnd(() => rm(next, { recursive: true, force: true }));
    const rolls = ROLLS[size];
    const behind: Partial<Record<Front, Traffic>> = {};
    for (const front of FRONTS[size])
      behind[front] = await changeReleases(ground, { front, next, rolls, back: size === 'full' });
    const without = { drainMs: 0, keep: false };
    const bare = await changeReleases(ground, {
      front: 'varnish',
      next,
      rolls: 1,
      back: false,
      ...without,
    });
    const sum = (one: Traffic) => one.failed.length + one.missing.size + one.lost;
    return {
      measured: Object.entries(behind)
        .map(([front, traffic]) => `${front}: ${say(traffic)}`)
        .join('; '),
      held: Object.values(behind).every(
        (one) => sum(one) === 0 && one.reads > 0 && one.acknowledged > 0,
      ),
      control: {
        measured: `once, without draining and without kept files: ${say(bare)}`,
        attackSucceeded: bare.failed.length > 0 && bare.missing.size > 0,
      },
    };
  },
};

const say = ({ reads, acknowledged, failed, missing, lost }: Traffic) =>
  `${reads} read and ${acknowledged} sent, ${failed.length} failed${failed[0] ? ` (${failed[0]})` : ''}, ${missing.size} files missing, ${lost} lost`;

type Change = {
  front: Front;
  /** Folder of the release that takes the place of this one, and back. */
  next: string;
  rolls: number;
  /** And once back. */
  back: boolean;
  drainMs?: number;
  /** Whether files of the last releases are kept. */
  keep?: boolean;
};

async function changeReleases(ground: Ground, change: Change): Promise<Traffic> {
  const { front, next, rolls, back, drainMs = 5_000, keep = true } = change;
  const database = await ground.database();
  const world = await createWorld(database);
  for (let n = 0; n < 3; n++) await world.publish();
  const kept = await mkdtemp(path.join(tmpdir(), 'hikaya-assets-'));
  ground.atEnd(() => rm(kept, { recursive: true, force: true }));
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
  const [first = 0, second = 0] = ports;
  const environment = {
    ...ground.environment(database, 0),
    LOG_LEVEL: 'info',
    SITE_ORIGIN: `http://127.0.0.1:${port}`,
    CONTACT_PUBLIC_KEY: world.keys.publicKey,
    BOT_CHECK: 'off',
    // Behind Caddy alone all writers here have one address.
    SENDING_LANES: 'off',
    DRAIN_MS: String(drainMs),
    ...(keep && { KEPT_ASSETS: kept }),
  };
  const keepFiles = (folder: string) => {
    const env = { PATH: process.env.PATH ?? '', KEPT_ASSETS: kept };
    if (keep) execFileSync('bin/hikaya', ['assets'], { cwd: folder, env, stdio: 'pipe' });
  };
  const start = (at: number, folder: string) =>
    startProcess('web', { ...environment, PORT: String(at) }, () => {}, folder);

  keepFiles(RELEASE);
  const servers = new Map<number, StartedProcess>();
  for (const at of ports) servers.set(at, await start(at, RELEASE));
  ground.atEnd(() => Promise.all([...servers.values()].map((server) => server.stop())));
  const door =
    front === 'varnish'
      ? await startLocalVarnish({ port, backendPort: first, secondPort: second })
      : await startLocalCaddy({ port, servers: [first, second] });
  ground.atEnd(door.stop);
  await pause(NOTICED_MS);

  const traffic = startTraffic(door.origin);
  ground.atEnd(traffic.end);
  const roll = async (folder: string) => {
    for (const at of ports) {
      await servers.get(at)?.stop();
      servers.set(at, await start(at, folder));
      await pause(NOTICED_MS);
    }
  };
  let folder = RELEASE;
  for (let n = 0; n < rolls; n++) {
    folder = folder === RELEASE ? next : RELEASE;
    keepFiles(folder);
    await roll(folder);
  }
  // Back to the release before: its folder is still there, and nothing else is done.
  if (back) await roll(folder === RELEASE ? next : RELEASE);
  return traffic.stop(database, ports);
}
