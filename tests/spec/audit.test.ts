import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

/** Nobody listens there. */
const SILENT = 'http://127.0.0.1:9';

function audit(registry: string, allowed?: string): Promise<{ code: number; said: string }> {
  const { PATH, HOME } = process.env;
  const env = {
    ...{ PATH, HOME, npm_config_registry: registry },
    ...(allowed !== undefined && { HIKAYA_AUDIT: allowed }),
  };
  return run('bin/audit', [], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, said: stdout + stderr }),
  );
}

/** A registry that answers every audit with these advisories, and knows nothing else. */
async function registryWith(advisories: object): Promise<string> {
  const server = createServer((request, response) => {
    const isAudit = request.url?.endsWith('/advisories/bulk');
    request.resume().on('end', () => {
      response.writeHead(isAudit ? 200 : 404, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isAudit ? advisories : {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const day = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);

test.each([
  ['nothing is said about it', undefined],
  ['the day is past', `unanswered-until:${day(-1)}`],
  ['no day is named', 'unanswered-until:'],
  ['it is merely wished away', 'off'],
])('a registry that is silent is no good news: %s', async (_name, allowed) => {
  expect(await audit(SILENT, allowed)).toMatchObject({
    code: 1,
    said: expect.stringContaining('NOTHING WAS CHECKED'),
  });
});

test('until a day that is named it may be silent, and that is said loudly', async () => {
  expect(await audit(SILENT, `unanswered-until:${day(1)}`)).toMatchObject({
    code: 0,
    said: expect.stringContaining('NOTHING WAS CHECKED'),
  });
});

test('a registry that answers is believed, whatever is allowed to silent ones', async () => {
  const none = await audit(await registryWith({}));
  expect(none).toMatchObject({ code: 0, said: expect.stringContaining('no known hole') });
  const hole = { id: 1, url: 'https://hole.test/', title: 'A hole', severity: 'high' };
  const holes = { fastify: [{ ...hole, vulnerable_versions: '*' }] };
  const some = await audit(await registryWith(holes), `unanswered-until:${day(1)}`);
  expect(some).toMatchObject({ code: 1, said: expect.stringContaining('A hole') });
});

test('CI may be without an answer for a while, and not for ever', async () => {
  const [, until = ''] =
    /^HIKAYA_AUDIT=unanswered-until:(\S+) bin\/audit$/m.exec(await readFile('.ci/run', 'utf8')) ??
    [];
  expect(until).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(until < day(100), until).toBe(true);
});

test('Node and npm are what they were when we chose them, or they are not used', async () => {
  const [env, setup] = await Promise.all([
    readFile('bin/env', 'utf8'),
    readFile('bin/setup', 'utf8'),
  ]);
  for (const name of ['NODE', 'NPM']) {
    expect(env).toMatch(new RegExp(`^HIKAYA_${name}_VERSION=\\d+\\.\\d+\\.\\d+$`, 'm'));
    expect(env).toMatch(new RegExp(`^HIKAYA_${name}_SHA512=[A-Za-z0-9+/]{86}==$`, 'm'));
    expect(setup).toContain(`"$HIKAYA_${name}_VERSION" "$HIKAYA_${name}_SHA512"`);
  }
  expect(setup).toMatch(/\[ "\$found" = "\$3" \] \|\| \{[^\n]*exit 1/);
  // Packages: npm refuses what is not as the lockfile says.
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'));
  for (const [name, { integrity, link }] of Object.entries<Record<string, unknown>>(packages))
    if (name !== '' && !link) expect(integrity, name).toMatch(/^sha512-/);
});
