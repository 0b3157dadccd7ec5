import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const FOLDER = 'deploy/systemd';
const SERVICES = globSync('hikaya*.service', { cwd: FOLDER }).toSorted();
/** In systemd's own tenths: 0 is locked up, 100 is open to everything. */
const MOST_EXPOSED = '20';

function analyze(...words: string[]): { ok: boolean; said: string } {
  try {
    return { ok: true, said: execFileSync('systemd-analyze', words, { stdio: 'pipe' }).toString() };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    return { ok: false, said: `${stdout}${stderr}` };
  }
}

const security = (file: string) =>
  analyze('security', '--offline=true', '--no-pager', `--threshold=${MOST_EXPOSED}`, file);

test('there are units for every process, for migrations and for the log', () => {
  expect(SERVICES).toEqual([
    'hikaya-migrate.service',
    'hikaya-verify-log.service',
    'hikaya@.service',
  ]);
});

test.each(SERVICES)('%s exposes little of the machine', (unit) => {
  const { ok, said } = security(path.join(FOLDER, unit));
  expect(ok, said).toBe(true);
});

test('a unit without its walls is found out (control)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hikaya-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'open.service');
  writeFileSync(file, '[Service]\nExecStart=/bin/true\n');
  expect(security(file).ok).toBe(false);
});

test('systemd understands every line', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hikaya-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(FOLDER, folder, { recursive: true });
  for (const file of globSync('hikaya*.service', { cwd: folder })) {
    const unit = path.join(folder, file);
    const here = readFileSync(unit, 'utf8').replaceAll('/opt/hikaya', path.resolve('.'));
    writeFileSync(unit, here);
  }
  const files = ['hikaya@web.service', 'hikaya-migrate.service', 'hikaya-verify-log.timer'];
  cpSync(path.join(folder, 'hikaya@.service'), path.join(folder, 'hikaya@web.service'));
  const { said } = analyze('verify', ...files.map((file) => path.join(folder, file)));
  expect(said.split('\n').filter((line) => line.includes('hikaya'))).toEqual([]);
});
