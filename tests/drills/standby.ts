import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withSuperuser } from '#lab/local-postgres.ts';
import { type RunningPostgres, startPostgres } from '#support/template-postgres.ts';
import { takeBaseBackup, unpackBackup } from './base-backup.ts';
import type { Ground } from './ground.ts';
import { until } from './mail-ground.ts';
import { openAddress } from './movable-address.ts';

const NAME = 'standby';
const ATTACHED_WITHIN_MS = 60_000;

/** A second server that follows the first over a cable that can be pulled. */
export async function attachStandby(
  ground: Ground,
  primary: RunningPostgres,
  { synchronous }: { synchronous: boolean },
) {
  const cable = await openAddress(ground, primary.port);
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-standby-'));
  ground.atEnd(() => rm(folder, { recursive: true, force: true }));
  const backup = path.join(folder, 'base.tar');
  await takeBaseBackup(primary, backup);
  const connection = `host=127.0.0.1 port=${cable.port} user=postgres application_name=${NAME}`;
  await unpackBackup(backup, folder, {
    signal: 'standby.signal',
    settings: { primary_conninfo: connection },
  });
  const standby = await startPostgres({ folder });
  ground.atEnd(standby.stop);
  await withSuperuser(primary.superuserUrl, async (client) => {
    if (synchronous) await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${NAME}'`);
    await client.query('SELECT pg_reload_conf()');
    const state = synchronous ? 'sync' : 'async';
    const attached = await until(ATTACHED_WITHIN_MS, async () => {
      const { rowCount } = await client.query(
        `SELECT FROM pg_stat_replication WHERE state = 'streaming' AND sync_state = '${state}'`,
      );
      return rowCount === 1;
    });
    if (!attached) throw new Error('The standby does not follow.');
    // Waits for the standby, and so for everything before it.
    await client.query(`SELECT pg_logical_emit_message(true, 'drill', '')`);
  });
  return {
    server: standby,
    pullCable: cable.silence,
    promote: () =>
      withSuperuser(standby.superuserUrl, async (client) => {
        await client.query('SELECT pg_promote()');
      }),
  };
}
