import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { shutIn } from './shut-in.ts';

const run = promisify(execFile);
const SECRET = 'a-secret-of-a-settings-file';

let settings: string;
let port: number;
beforeAll(async () => {
  settings = await mkdtemp(path.join(tmpdir(), 'hikaya-shut-in-'));
  await writeFile(path.join(settings, 'web.env'), `APP_SECRET=${SECRET}\n`);
  const server = net.createServer((socket) => socket.on('error', () => {}).end('hello'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as net.AddressInfo).port;
  return async () => {
    server.close();
    await rm(settings, { recursive: true, force: true });
  };
});

/** What somebody who took the typesetter over would try: each ends with what it got, or with why it got nothing. */
const TRIES = `
const fs = require('node:fs');
const [settings, port] = process.argv.slice(1);
const told = {};
const tryTo = (name, act) => { try { told[name] = 'got ' + act(); } catch (error) { told[name] = error.code; } };
const others = (file) => {
  const found = fs.readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name) && Number(name) !== process.pid);
  const read = found.filter((id) => { try { return fs.readFileSync('/proc/' + id + '/' + file).length > 0; } catch {} });
  return read.length > 0 ? 'some' : 'none';
};
tryTo('settings', () => fs.readFileSync(settings + '/web.env', 'utf8').trim());
tryTo('the parent’s environment', () => fs.readFileSync('/proc/' + process.ppid + '/environ', 'utf8').includes('PATH=') && 'it');
tryTo('the parent’s memory', () => { fs.closeSync(fs.openSync('/proc/' + process.ppid + '/mem')); return 'it'; });
tryTo('anybody’s environment', () => others('environ'));
tryTo('a folder', () => fs.readdirSync('/etc').length > 0 && 'it');
tryTo('a file of its own', () => { fs.writeFileSync(settings + '/left', 'x'); return 'it'; });
tryTo('a signal to the parent', () => process.kill(process.ppid, 0) && 'it');
tryTo('another program', () => String(require('node:child_process').execFileSync('/bin/echo', ['it'])).trim());
tryTo('our program', () => fs.readFileSync('src/integrations/print/shut-in.ts').length > 0 && 'it');
const line = require('node:net').connect(Number(port), '127.0.0.1');
const end = (said) => { told.network = said; console.log(JSON.stringify(told)); process.exit(); };
line.on('connect', () => end('got it')).on('error', (error) => end(error.code));
`;

async function tryAll({ execPath, execArgv }: { execPath: string; execArgv: string[] }) {
  const words = [...execArgv, '-e', TRIES, settings, String(port)];
  const { stdout } = await run(execPath, words, { env: {} });
  return JSON.parse(stdout) as Record<string, string>;
}

test('what is started like the typesetter reads our program, and gets at nothing else', async () => {
  expect(await tryAll(shutIn())).toEqual({
    'our program': 'got it',
    settings: 'EACCES',
    'the parent’s environment': 'EACCES',
    'the parent’s memory': 'EACCES',
    'anybody’s environment': 'EACCES',
    'a folder': 'EACCES',
    'a file of its own': 'EACCES',
    'a signal to the parent': 'EPERM',
    'another program': 'EACCES',
    network: 'EPERM',
  });
});

test('and without that it would get at everything', async () => {
  const free = await tryAll({ execPath: process.execPath, execArgv: [] });
  expect(free).toMatchObject({
    settings: `got APP_SECRET=${SECRET}`,
    'anybody’s environment': 'got some',
  });
  expect(Object.entries(free).filter(([, said]) => !said.startsWith('got '))).toEqual([]);
});

test('where it cannot be shut in, it is not started', async () => {
  const { execPath, execArgv } = shutIn();
  const missing = execArgv.toSpliced(1, 0, '/nowhere');
  const refused = run(execPath, [...missing, '-e', 'console.log("free")'], { env: {} });
  await expect(refused).rejects.toMatchObject({ code: 77, stdout: '' });
});
