import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const FOLDER = 'deploy/systemd';
const SANDBOXED = globSync('hikaya-*.service', { cwd: FOLDER }).toSorted();
/** In systemd's own tenths: 0 is locked up, 100 is open to everything. */
const MOST_EXPOSED = '20';
/** It runs as postgres, whose files it reads and whose socket it asks. */
const BACKUP_MOST_EXPOSED = '25';

/** A machine's root with nothing but our units, so that drop-ins count as they do there. */
function machine(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'hikaya-units-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const units = path.join(root, 'etc/systemd/system');
  mkdirSync(units, { recursive: true });
  cpSync(FOLDER, units, { recursive: true });
  for (const command of ['opt/hikaya/bin/hikaya', 'usr/bin/pgbackrest']) {
    const file = path.join(root, command);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '#!/bin/sh\n', { mode: 0o755 });
  }
  return root;
}

function analyze(root: string, ...words: string[]): { ok: boolean; said: string } {
  try {
    const said = execFileSync('systemd-analyze', [`--root=${root}`, ...words], { stdio: 'pipe' });
    return { ok: true, said: said.toString() };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    return { ok: false, said: `${stdout}${stderr}` };
  }
}

const security = (root: string, unit: string, threshold = MOST_EXPOSED) =>
  analyze(root, 'security', '--offline=true', '--no-pager', `--threshold=${threshold}`, unit);

test('there are units for every process, for migrations and for the log', () => {
  expect(SANDBOXED).toEqual([
    'hikaya-desk.service',
    'hikaya-migrate.service',
    'hikaya-purger.service',
    'hikaya-verify-log.service',
    'hikaya-web-1.service',
    'hikaya-web-2.service',
    'hikaya-worker.service',
  ]);
});

test.each(SANDBOXED)('%s exposes little of the machine', (unit) => {
  const { ok, said } = security(machine(), unit);
  expect(ok, said).toBe(true);
});

test('the backup exposes little more', () => {
  const { ok, said } = security(machine(), 'backup-hikaya.service', BACKUP_MOST_EXPOSED);
  expect(ok, said).toBe(true);
});

test('a unit without its walls is found out (control)', () => {
  const root = machine();
  rmSync(path.join(root, 'etc/systemd/system/hikaya-.service.d'), { recursive: true });
  expect(security(root, 'hikaya-desk.service').ok).toBe(false);
});

test('systemd understands every line', () => {
  const root = machine();
  const units = globSync('*hikaya*.{service,timer}', { cwd: FOLDER });
  const { said } = analyze(root, 'verify', ...units);
  // That this root has no other units is no fault of ours.
  const ours = said
    .split('\n')
    .filter((line) => line && !/Unit \S+ not found|Failed to load/.test(line));
  expect(ours).toEqual([]);
});
