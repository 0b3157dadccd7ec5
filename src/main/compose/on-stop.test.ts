import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { freePort } from '#lab/free-port.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';

const WORDS = 'markerwords of somebody';

/** A server as ours are, in which something fails as the address says: in a timer, or where nobody waits for it. */
const SERVER = `
  import Fastify from 'fastify';
  import pg from 'pg';
  import pino from 'pino';
  import { closeAfterAnswer, leave, openDoor } from '#http/leave.ts';
  import { logOptions } from '#http/log-options.ts';
  import { onStop } from '#main/compose/on-stop.ts';
  const { PORT, URL_OF_DATABASE, WITHOUT } = process.env;
  const client = new pg.Client({ connectionString: URL_OF_DATABASE });
  await client.connect();
  await client.query('CREATE TEMP TABLE kept (words text UNIQUE)');
  const fail = () => client.query('INSERT INTO kept VALUES ($1), ($1)'.replaceAll('$1', "'${WORDS}'"));
  const app = Fastify();
  const door = openDoor();
  closeAfterAnswer(app, door);
  app.get('/slow', () => new Promise((resolve) => setTimeout(() => resolve('answered'), 1_000)));
  app.get('/in-a-timer', async () => {
    fail().catch((error) => setTimeout(() => { throw error; }));
    return 'begun';
  });
  app.get('/unawaited', async () => { void fail(); return 'begun'; });
  app.get('/nothing-at-all', async () => { setTimeout(() => { throw null; }); return 'begun'; });
  if (!WITHOUT) onStop(async () => { await leave(app, door, 0); await client.end(); }, pino(logOptions('info')));
  await app.listen({ port: Number(PORT) });
`;

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});

async function startServer(more: Record<string, string> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, ['--input-type=module', '--eval', SERVER], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      URL_OF_DATABASE: database.url('superuser'),
      ...more,
    },
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = once(child, 'exit');
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  while (child.exitCode === null && (await ask('/').catch(() => null)) === null)
    await setTimeout(20);
  return {
    ask,
    kill: () => child.kill('SIGTERM'),
    end: async () => {
      const [code] = await ended;
      const [lines, errors] = await said;
      return { code, lines: lines.split('\n').filter(Boolean), errors };
    },
  };
}

test('a timer that throws: one line without the row, what was begun is answered, and the process ends with 1', async () => {
  const server = await startServer();
  const slow = server.ask('/slow');
  await setTimeout(200);
  await server.ask('/in-a-timer');
  expect(await slow).toBe('answered');
  const { code, lines, errors } = await server.end();
  expect({ code, errors }).toEqual({ code: 1, errors: '' });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      level: 50,
      msg: 'nobody caught it; the process ends',
      // PostgreSQL's code for a row that is there already.
      err: { code: '23505', message: expect.stringContaining('duplicate key') },
    },
  ]);
  expect(lines.join()).not.toMatch(/markerwords|detail/);
});

test('without the last handler the row is in the journal and the request is cut off (control)', async () => {
  const server = await startServer({ WITHOUT: 'it' });
  const slow = server.ask('/slow').catch(() => 'cut off');
  await setTimeout(200);
  await server.ask('/in-a-timer').catch(() => {});
  expect(await slow).toBe('cut off');
  expect((await server.end()).errors).toContain('markerwords');
});

test('what nobody waited for is told in one line, and the process goes on', async () => {
  const server = await startServer();
  await server.ask('/unawaited');
  expect(await server.ask('/slow')).toBe('answered');
  server.kill();
  const { code, lines, errors } = await server.end();
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, msg: 'nobody waited for what failed', err: { code: '23505' } },
  ]);
  expect(lines.join()).not.toMatch(/markerwords|detail/);
});

test('whatever is thrown, it is told', async () => {
  const server = await startServer();
  await server.ask('/nothing-at-all');
  const { code, lines } = await server.end();
  expect(code).toBe(1);
  expect(lines.map((line) => JSON.parse(line).err.message)).toEqual(['null']);
});
