import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const STARTS_WITHIN_MS = 20_000;

/** Caddy in front of two web servers as `deploy/caddy/without-varnish.Caddyfile` says, but without TLS. */
export async function startLocalCaddy(options: {
  port: number;
  servers: [number, number];
  /** Where officers come in, and where the desk is. */
  desk?: { port: number; server: number };
}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-caddy-'));
  const [first, second] = options.servers;
  const { desk } = options;
  const shipped = await readFile('deploy/caddy/without-varnish.Caddyfile', 'utf8');
  const file = path.join(folder, 'Caddyfile');
  await writeFile(
    file,
    shipped
      // Without TLS there is no other door from which to lead on.
      .replace(/\nhttp:[\s\S]*?\n}\n/, '')
      .replace('stories.your-name.org', `http://127.0.0.1:${options.port}`)
      .replace('127.0.0.1:4300 127.0.0.1:4302', `127.0.0.1:${first} 127.0.0.1:${second}`)
      .replace('127.0.0.1:4301', `127.0.0.1:${desk?.server}`)
      .replace(
        desk ? 'desk.your-name.org' : /\ndesk\.your-name\.org[\s\S]*$/,
        desk ? `http://localhost:${desk.port}` : '',
      ),
  );
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH ?? '', HOME: folder },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${options.port}`;
  const end = performance.now() + STARTS_WITHIN_MS;
  while (!(await fetch(`${origin}/api/live`).catch(() => null))) {
    if (performance.now() > end || child.exitCode !== null)
      throw new Error('Caddy does not start.');
    await setTimeout(50);
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
