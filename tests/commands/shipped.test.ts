import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { freePort } from '#lab/free-port.ts';
import { localEnvironment } from '#lab/local-environment.ts';
import { newSecrets } from '#main/setup/settings.ts';
import { onGround } from '../drills/ground.ts';

/** What one place says and another does not, each for its own reason. */
const OF_ONE_PLACE = ['DEMO', 'TRUST_PROXY', 'MOST_LAG_MS'];

type Said = { react: string; settings: Record<string, unknown> };

let folder: string;
let started: ChildProcess | null = null;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hikaya-shipped-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The first line that means something, and the process ended. */
async function firstLine<T>(
  [command = '', ...words]: string[],
  env: Record<string, string>,
  understand: (line: string) => T | null,
): Promise<T> {
  const child = spawn(command, words, {
    env: { PATH: process.env.PATH ?? '', ...env },
    // A group of its own, which ends as one: npm does not pass a signal on.
    detached: true,
  });
  started = child;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    for await (const line of createInterface(child.stdout)) {
      const understood = understand(line);
      if (understood) return understood;
    }
    throw new Error(`${command} ended and said nothing of it.`);
  } finally {
    endGroup(child, 'SIGTERM');
    await ended;
    started = null;
  }
}
afterAll(() => {
  if (started) endGroup(started, 'SIGKILL');
});

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid) process.kill(-pid, signal);
}

const fromLog = (line: string): Said | null =>
  line.includes('"msg":"ready"') ? (JSON.parse(line) as Said) : null;

const fromDemo = (line: string): Said | null => {
  const [, react = '', settings = ''] = /^React (.*), settings (\{.*\})$/.exec(line) ?? [];
  return react ? { react, settings: JSON.parse(settings) } : null;
};

const shared = ({ react, settings }: Said) => ({
  react,
  settings: Object.entries(settings).filter(([name]) => !OF_ONE_PLACE.includes(name)),
});

test('tests load the builds that ship', () => {
  expect(import.meta.resolve('react-router')).toContain('/dist/production/');
  expect(process.env.NODE_ENV).toBe('production');
});

describe('npm start, the demo and the servers of drills and benches', () => {
  // The demo makes its whole world first, which takes a machine that is busy some minutes.
  test('run the same React with the same settings, whatever the shell says', {
    timeout: 300_000,
  }, async () => {
    const port = await freePort();
    const said = await onGround(inject('postgresUrl'), async (ground) => {
      const database = await ground.database();
      const operators = localEnvironment({
        url: database.url,
        secrets: await newSecrets(),
        origin: `http://127.0.0.1:${port}`,
        deskOrigin: 'http://desk.example',
        smtp: 'smtp://127.0.0.1:1',
        journal: '/dev/null',
        more: { PORT: String(port), NODE_ENV: 'development' },
      });
      const bench = { ...ground.environment(database, await freePort()), LOG_LEVEL: 'info' };
      return {
        start: await firstLine(['npm', 'start', '--silent'], operators, fromLog),
        bench: await firstLine(['bin/hikaya', 'web'], bench, fromLog),
      };
    });
    const demo = await firstLine(
      [process.execPath, 'src/lab/demo.ts', '--port', String(await freePort()), '--data', folder],
      { NODE_ENV: 'development' },
      fromDemo,
    );
    expect(said.start.react).toMatch(/^production \d/);
    expect(shared(said.bench)).toEqual(shared(said.start));
    expect(shared(demo)).toEqual(shared(said.start));
  });
});
