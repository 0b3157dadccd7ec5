import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { addressIn, LOCALES } from '#domain/options/locales.ts';
import { SECURITY_HEADERS } from '#http/security-headers.ts';
import { freePort } from '#lab/free-port.ts';
import { APOLOGIES } from '#words/apology.ts';

const FILES = ['deploy/caddy/Caddyfile', 'deploy/caddy/without-varnish.Caddyfile'];
const [SITE, DESK] = ['stories.hikaya.test', 'desk.hikaya.test'];

/** As both installations write it: the first name of each line. */
const FILLED = [
  ['stories.your-name.org', '$(name web SITE_ORIGIN)', SITE],
  ['desk.your-name.org', '$(name desk DESK_ORIGIN)', DESK],
] as const;

const filledIn = (file: string) =>
  execFileSync('sed', [
    ...FILLED.flatMap(([ours, , theirs]) => ['-e', `s|${ours}|${theirs}|`]),
    file,
  ]).toString();

type Answer = {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  text: string;
};

/** The file that ships in front of nobody, with certificates of its own and other ports. */
async function startCaddy(config: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-caddy-'));
  const [open, sealed] = [await freePort(), await freePort()];
  const options = ['admin off', `http_port ${open}`, `https_port ${sealed}`];
  const here = config
    .replace('admin off', [...options, 'local_certs', 'skip_install_trust'].join('\n\t'))
    // Nobody listens there, and nobody waits long to learn it.
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:9')
    .replaceAll(/lb_try_duration \d+s/g, 'lb_try_duration 100ms');
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, here);
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH ?? '', HOME: folder },
    stdio: 'ignore',
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  });
  const ask = (name: string, url: string, by: 'http' | 'https') =>
    new Promise<Answer>((resolve, reject) => {
      const to = { host: '127.0.0.1', path: url, headers: { host: name } };
      const request =
        by === 'http'
          ? http.request({ ...to, port: open })
          : https.request({ ...to, port: sealed, servername: name, rejectUnauthorized: false });
      request.on('error', reject);
      request.on('response', (response) => {
        const { statusCode: status, headers } = response;
        text(response).then((words) => resolve({ status, headers, text: words }), reject);
      });
      request.end();
    });
  const ends = performance.now() + 20_000;
  while (!(await ask(DESK, '/', 'https').catch(() => null))) {
    if (performance.now() > ends || child.exitCode !== null) throw new Error('Caddy did not start');
    await setTimeout(50);
  }
  return ask;
}

const OURS = ['content-security-policy', 'x-content-type-options', 'strict-transport-security'];

test.each(FILES)('%s: pages are led on to TLS, a program is told its mistake', async (file) => {
  const ask = await startCaddy(filledIn(file));
  for (const url of ['/api/story', '/api/live', '/api'])
    expect(await ask(SITE, url, 'http'), url).toMatchObject({ status: 403 });
  for (const [name, url] of [
    [SITE, '/'],
    [SITE, '/apiary?x=1'],
    [DESK, '/desk'],
  ] as const) {
    const { status, headers } = await ask(name, url, 'http');
    expect([status, headers.location]).toEqual([308, expect.stringContaining(`https://${name}`)]);
  }
});

test.each(FILES)('%s: Caddy’s own answers carry our headers', async (file) => {
  const ask = await startCaddy(filledIn(file));
  for (const name of [SITE, DESK]) {
    const { status, headers } = await ask(name, '/', 'https');
    expect(status).toBeGreaterThanOrEqual(502);
    for (const header of OURS) expect(headers[header], header).toBe(SECURITY_HEADERS[header]);
  }
});

test.each(FILES)('%s: Caddy’s own answers are in the language of the address', async (file) => {
  const ask = await startCaddy(filledIn(file));
  for (const { code } of LOCALES) {
    const answer = await ask(SITE, addressIn(code, '/stories?page=2'), 'https');
    expect(answer.text).toBe(APOLOGIES[code].later);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  }
  expect((await ask(SITE, '/urdu', 'https')).text).toBe(APOLOGIES.en.later);
});

test('without these lines they would carry none (control)', async () => {
  const ask = await startCaddy(filledIn(FILES[0] ?? '').replaceAll('import own_answers', ''));
  const { status, headers } = await ask(SITE, '/', 'https');
  expect(status).toBe(502);
  for (const header of OURS) expect(headers[header]).toBeUndefined();
});

test('both installations fill in every name', async () => {
  const fills = FILLED.map(([ours, from]) => `-e "s|${ours}|${from}|"`).join(' ');
  for (const script of ['deploy/install', 'deploy/install-compose'])
    expect(await readFile(script, 'utf8')).toContain(`sed ${fills}`);
  for (const file of FILES) expect(filledIn(file)).not.toContain('your-name.org');
});
