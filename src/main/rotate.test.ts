import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { noteProcess, noteProcessGone } from '#db/system/processes.ts';
import type { ProcessKind } from '#domain/system/processes.ts';
import { createContactOpen, createContactSeal } from '#integrations/contact-seal/sealed-box.ts';
import { LOCAL_ANSWERS } from '#lab/local-environment.ts';
import { cloneDatabase, type TestDatabase } from '#support/test-database.ts';
import { createWorld } from '#support/world.ts';
import { checkSecretChanges } from './doctor/settings-checks.ts';
import { newSecrets, type Settings, settingsOf } from './setup/settings.ts';
import { addSettings, changeSettings, fileOf, readSettings } from './setup/settings-files.ts';

const run = promisify(execFile);

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hikaya-rotate-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  database = await cloneDatabase();
  const answers = {
    ...LOCAL_ANSWERS,
    siteOrigin: 'http://127.0.0.1:4300',
    deskOrigin: 'http://localhost:4301',
    smtpUrl: 'smtp://127.0.0.1:1025',
    journalFile: path.join(folder, 'erasures.jsonl'),
  };
  const settings = settingsOf(answers, await newSecrets(), database.url);
  settings.migrator.OPERATIONS_FILE = path.join(folder, 'operations.jsonl');
  await addSettings(folder, settings);
});

async function rotate(...words: string[]): Promise<{ code: number; said: string }> {
  const env = { PATH: process.env.PATH ?? '', HIKAYA_SETTINGS: folder };
  return run('bin/hikaya', ['rotate', ...words], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  );
}

/** As a process of this kind that has just begun says of itself; the one before is gone. */
const begun = new Map<ProcessKind, string>();
async function begin(kind: ProcessKind): Promise<void> {
  const db = database.as(kind);
  const before = begun.get(kind);
  if (before) await noteProcessGone(db, before);
  const id = randomUUID();
  begun.set(kind, id);
  await noteProcess(db, { id, version: '0', startedAt: new Date(), memoryMb: 1 });
}

/** Whether the worker's settings open what those of web seal. */
async function fits({ web }: Settings, { worker }: Settings): Promise<boolean> {
  const open = await createContactOpen({
    publicKey: worker.CONTACT_PUBLIC_KEY ?? '',
    secretKey: worker.CONTACT_SECRET_KEY ?? '',
    alsoSecretKey: worker.CONTACT_SECRET_KEY_ALSO,
  });
  const sealed = await (await createContactSeal(web.CONTACT_PUBLIC_KEY ?? ''))('a@b.org');
  return (await open(sealed).catch(() => '')) === 'a@b.org';
}

test('contact keys change in steps, and none is taken before everybody is ready for it', async () => {
  const first = await readSettings(folder);
  for (const kind of ['web', 'worker'] as const) await begin(kind);

  expect(await rotate('contact')).toMatchObject({ code: 0 });
  const known = await readSettings(folder);
  expect(known.web).toEqual(first.web);
  expect(await rotate('contact')).toMatchObject({
    code: 1,
    said: expect.stringContaining('worker'),
  });
  expect(await readSettings(folder)).toEqual(known);
  const findings = await checkSecretChanges(known);
  expect(findings.map(({ state }) => state)).toEqual(['look', 'held', 'held']);

  await begin('worker');
  expect(await rotate('contact')).toMatchObject({ code: 0 });
  const used = await readSettings(folder);
  expect(used.worker.CONTACT_SECRET_KEY_ALSO).toBe(first.worker.CONTACT_SECRET_KEY);
  // Whichever of the two is started anew first.
  expect(await fits(used, known)).toBe(true);
  expect(await fits(known, used)).toBe(true);
  expect(await fits(used, first), 'a worker that was not told').toBe(false);

  expect(await rotate('contact', '--finish')).toMatchObject({
    code: 1,
    said: expect.stringContaining('worker, web'),
  });
  for (const kind of ['worker', 'web'] as const) await begin(kind);
  const world = await createWorld(database);
  await world.submit({ email: 'a-lost-key@example.org' });
  expect(await rotate('contact', '--finish')).toMatchObject({
    code: 1,
    said: expect.stringContaining('1 that no key opens'),
  });
  // Brought back by hand from a copy of the keys.
  const lines = { CONTACT_SECRET_KEY_ALSO: world.keys.secretKey, CONTACT_SECRET_KEY_CHANGE: null };
  await changeSettings(folder, 'worker', lines);
  expect(await rotate('contact', '--finish')).toMatchObject({
    code: 0,
    said: expect.stringContaining('1 addresses sealed'),
  });
  const last = await readSettings(folder);
  expect(Object.keys(last.worker)).toEqual(expect.not.arrayContaining(['CONTACT_SECRET_KEY_ALSO']));
  expect(await fits(last, last)).toBe(true);
});

test('a step that was broken off between two files is finished first', async () => {
  await rotate('contact');
  await rotate('contact');
  const used = await readSettings(folder);
  await changeSettings(folder, 'web', { CONTACT_PUBLIC_KEY: 'x'.repeat(43) });
  await begin('web');
  expect(await rotate('contact', '--finish')).toMatchObject({ code: 0 });
  const mended = await readSettings(folder);
  expect(mended.web.CONTACT_PUBLIC_KEY).toBe(used.web.CONTACT_PUBLIC_KEY);
  expect(mended.worker.CONTACT_SECRET_KEY_ALSO).toBe(used.worker.CONTACT_SECRET_KEY_ALSO);
  expect(await rotate('contact', '--finish')).toMatchObject({ code: 1 });
});

test.each([
  ['receipt', 'web', 'APP_SECRET'],
  ['session', 'desk', 'DESK_SECRET'],
] as const)('the secret of %s is kept until nobody has anything of it', async (name, file, key) => {
  const first = (await readSettings(folder))[file];
  const before = await stat(fileOf(folder, file));
  await rotate(name);
  await rotate(name);
  const used = (await readSettings(folder))[file];
  expect(used[`${key}_ALSO`]).toBe(first[key]);
  expect(used[key]).not.toBe(first[key]);
  const early = await rotate(name, '--finish');
  expect(early).toMatchObject({ code: 1, said: expect.stringContaining('counts until') });
  const forced = await rotate(name, '--finish', '--now');
  expect(forced.code).toBe(0);
  const last = (await readSettings(folder))[file];
  expect(last).toEqual({ ...first, [key]: used[key] });
  const after = await stat(fileOf(folder, file));
  expect([after.mode, after.uid]).toEqual([before.mode, before.uid]);
  expect((await readdir(folder)).filter((one) => one.endsWith('.new'))).toEqual([]);

  const noted = await readFile(path.join(folder, 'operations.jsonl'), 'utf8');
  const steps = noted
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).step);
  expect(steps).toEqual(['known', 'used', 'forgotten']);
  const events = await database
    .as('desk')
    .selectFrom('event')
    .select(['actor_kind', 'subject', 'internal_note'])
    .where('kind', '=', 'rotate-secret')
    .orderBy('no')
    .execute();
  expect(events).toEqual(
    steps.map((step) => ({ actor_kind: 'system', subject: name, internal_note: step })),
  );
  for (const secret of [first[key], used[key]])
    expect(`${noted}${early.said}${forced.said}`).not.toContain(secret);
});

test('what is not there cannot be changed', async () => {
  expect(await rotate('receipt', '--finish')).toMatchObject({ code: 1 });
  expect(await rotate('everything')).toMatchObject({
    code: 1,
    said: expect.stringContaining('contact, receipt, session'),
  });
});
