import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { generalCampaign } from '#domain/campaigns/registry.ts';
import { submitStory } from '#services/stories/submit-story.ts';
import { validInput } from '#support/valid-input.ts';
import { createWorld, type World } from '#support/world.ts';
import { type Bench, ratio } from './bench.ts';
import { LOAD_CORE, pin, SERVER_CORE } from './load.ts';
import { recordSql } from './record-sql.ts';

const run = promisify(execFile);
const ROUNDS = 5;
const SECONDS = 4;
const WRITERS = 16;
const PGBENCH = '/usr/lib/postgresql/15/bin/pgbench';

/** Stories through the API, beside pgbench writing the same rows in the same database. */
export const submissions: Bench = {
  name: 'submissions',
  run: async (ground) => {
    const database = await ground.database();
    const world = await createWorld(database);
    const server = await ground.server(database, {
      environment: { BOT_CHECK: 'off', SENDING_LANES: 'off', SHIELD: 'off' },
    });
    await pin(server.pid, SERVER_CORE);
    const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-pgbench-'));
    ground.atEnd(() => rm(folder, { recursive: true, force: true }));
    const lua = path.join(folder, 'post.lua');
    await writeFile(lua, postScript());
    const sql = path.join(folder, 'submit.sql');
    await writeFile(sql, await pgbenchScript(world, database.url('web')));
    const sent = async () => {
      const { stdout } = await run('taskset', [
        '-c',
        LOAD_CORE,
        'wrk',
        '-t1',
        `-c${WRITERS}`,
        `-d${SECONDS}s`,
        '-s',
        lua,
        `${server.origin}/api/story`,
      ]);
      if (/Non-2xx/.test(stdout)) throw new Error(stdout);
      return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
    };
    const written = async () => {
      const { stdout } = await run('taskset', [
        '-c',
        LOAD_CORE,
        PGBENCH,
        '-n',
        '-f',
        sql,
        `-c${WRITERS}`,
        '-j1',
        `-T${SECONDS}`,
        database.url('web'),
      ]);
      return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
    };
    return [
      await ratio({
        figure: 'submissions ÷ pgbench writing the same rows',
        required: { atLeast: 0.4 },
        rounds: ROUNDS,
        of: sent,
        to: written,
        unit: 'stories/s',
      }),
    ];
  },
};

function postScript(): string {
  const { terms: _, ...input } = validInput(generalCampaign());
  const body = JSON.stringify({ ...input, termsConditions: true, title: 'The day it snowed' });
  return `wrk.method = "POST"
wrk.headers["content-type"] = "application/json"
wrk.body = [==[${body}]==]`;
}

/** What one story sends, with its own number in every place where stories differ. */
async function pgbenchScript(world: World, url: string): Promise<string> {
  const ids = { storyId: '00000000-0000-4000-8000-111111111111', storyHash: '111111111111' };
  const statements = await recordSql(url, (db) =>
    submitStory(
      {
        ...world.submitContext,
        db,
        ids: { storyId: () => ids.storyId, storyHash: () => ids.storyHash },
      },
      {
        forms: [generalCampaign()],
        input: validInput(generalCampaign()),
        idempotencyKey: 'key-111111111111',
        botCheckToken: null,
        address: '127.0.0.1',
      },
    ),
  );
  const lines = statements.map(({ sql, parameters }) =>
    sql.replace(/\$(\d+)/g, (_, no) => literal(parameters[Number(no) - 1])).replace(/\s+/g, ' '),
  );
  return [
    '\\set n random(100000000000, 999999999999)',
    'BEGIN;',
    ...lines.map((line) => `${line.replaceAll('111111111111', ':n')};`),
    'COMMIT;',
  ].join('\n');
}

/** A key and a receipt are hashes: random here, as there. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (value instanceof Date) return 'now()';
  if (value instanceof Uint8Array)
    return `decode(md5(random()::text) || md5(random()::text), 'hex')`;
  if (Array.isArray(value)) return `'{${value.join(',')}}'`;
  if (typeof value === 'object') return `'${JSON.stringify(value).replaceAll("'", "''")}'`;
  if (typeof value === 'string' && /^[\w-]{40,}$/.test(value)) return 'md5(random()::text)';
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value);
}
