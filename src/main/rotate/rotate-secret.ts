import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Database } from '#db/connect.ts';
import { insertDeskEvent } from '#db/insert-events.ts';
import { listProcesses } from '#db/system/processes.ts';
import { type ProcessKind, SILENT_MS } from '#domain/system/processes.ts';
import {
  type ChangeStep,
  type ChangingSecret,
  notRestarted,
  SECRET_CHANGES,
} from '#domain/system/secret-changes.ts';
import { readConfig } from '../compose/config.ts';
import { noteOperation } from '../operations/note-operation.ts';
import type { Settings } from '../setup/settings.ts';
import { changeSettings, readSettings } from '../setup/settings-files.ts';
import { carryOverCodes, carryOverContacts, noteSecretOfCodes } from './carry-over.ts';
import {
  type FileChange,
  forget,
  leftOver,
  makeKnown,
  makeUsed,
  PLACES,
  type Progress,
  progressOf,
} from './secret-settings.ts';

type Rotation = {
  secret: ChangingSecret;
  folder: string;
  /** The old one is to be forgotten. */
  finish: boolean;
  /** Without waiting for those who still have something that was made with it. */
  now: boolean;
  say: (line: string) => void;
};

type Known = { settings: Settings; db: Database };

/** A process that begins while files are written may have read the older ones; this much later it surely has not. */
const WRITTEN_WITHIN_MS = 1_000;

/** One step of a change, as far as it can be taken now; false where something has to be done before. */
export async function rotateSecret(rotation: Rotation): Promise<boolean> {
  const { secret, folder, finish } = rotation;
  const settings = await readSettings(folder);
  const progress = progressOf(secret, settings);
  if (progress.step === 'none' && finish) return nothingToFinish(rotation);
  const db = connect(readConfig(['DATABASE_URL_DESK'], settings.desk).DATABASE_URL_DESK, {
    max: 1,
  });
  const known = { settings, db };
  try {
    if (progress.step === 'none') return await begin(rotation, known);
    const remains = leftOver(secret, settings, inAMoment());
    if (remains.length > 0) return await take(rotation, known, { step: 'used', files: remains });
    if (!(await isRestarted(rotation, progress, db))) return false;
    if (progress.step === 'known') return await use(rotation, known);
    return await finishChange(rotation, known, progress);
  } finally {
    await db.destroy();
  }
}

const inAMoment = () => new Date(Date.now() + WRITTEN_WITHIN_MS);

function nothingToFinish({ secret, say }: Rotation): boolean {
  say(`${secret}: nothing is being changed; hikaya rotate ${secret} begins.`);
  return false;
}

async function begin(rotation: Rotation, known: Known): Promise<boolean> {
  const files = await makeKnown(rotation.secret, inAMoment());
  return take(rotation, known, { step: 'known', files });
}

async function use(rotation: Rotation, known: Known): Promise<boolean> {
  const { secret } = rotation;
  const { settings, db } = known;
  if (secret === 'session') await noteSecretOfCodes(settings, db);
  const files = await makeUsed(secret, settings, inAMoment());
  return take(rotation, known, { step: 'used', files });
}

async function finishChange(
  rotation: Rotation,
  known: Known,
  progress: Progress,
): Promise<boolean> {
  const { settings, db } = known;
  const { secret, finish, now, say } = rotation;
  const { keptMs, because } = SECRET_CHANGES[secret];
  const from = new Date(progress.since.getTime() + keptMs);
  if (!finish || (from > new Date() && !now)) {
    say(`${secret}: the new one is in use.`);
    if (from > new Date()) say(`The old one counts until ${from.toISOString()}: ${because}.`);
    say(`Then, to forget the old one: hikaya rotate ${secret} --finish`);
    return !finish;
  }
  if (secret === 'contact' && !(await carryOverContacts(settings, rotation))) return false;
  if (secret === 'session') await carryOverCodes(settings, { db, say });
  return take(rotation, known, { step: 'forgotten', files: forget(secret) });
}

async function isRestarted(
  { secret, say }: Rotation,
  { step, since }: Progress,
  db: Database,
): Promise<boolean> {
  const heard = new Date(Date.now() - SILENT_MS);
  const running = (await listProcesses(db)).filter(({ seenAt }) => seenAt > heard);
  const kinds = SECRET_CHANGES[secret].restarts[step as ChangeStep];
  const waiting = notRestarted(kinds, running, since);
  if (waiting.length === 0) return true;
  say(`${secret}: not started anew since ${since.toISOString()}: ${waiting.join(', ')}.`);
  say(howToRestart(waiting));
  return false;
}

/** Files first, then the notes of it, then what comes next. */
async function take(
  { secret, folder, say }: Rotation,
  { settings, db }: Known,
  { step, files }: { step: ChangeStep | 'forgotten'; files: FileChange[] },
): Promise<boolean> {
  for (const { file, lines } of files) await changeSettings(folder, file, lines);
  // The one place where a change of a secret is told: which, and how far; never the secret. Outside the database for
  // whoever doubts it, and in the log of the desk, where leads look.
  const did = 'rotate-secret';
  await noteOperation(settings.migrator.OPERATIONS_FILE, { did, secret, step });
  const told = { kind: did, officer: null, subject: secret, note: step, at: new Date() } as const;
  await insertDeskEvent(db, told);
  await pause(WRITTEN_WITHIN_MS);
  const { file, key } = PLACES[secret];
  say(`${secret}: ${SAID[step]} (${key} in ${file}.env).`);
  say(howToRestart(SECRET_CHANGES[secret].restarts[step === 'forgotten' ? 'used' : step]));
  if (step !== 'forgotten')
    say(`Then: hikaya rotate ${secret}${step === 'used' ? ' --finish' : ''}`);
  return true;
}

const SAID = {
  known: 'a new one is known beside the old one',
  used: 'the new one is used, and the old one still counts',
  forgotten: 'the old one is forgotten; put a new copy of the settings into the safe',
};

const UNITS: Record<ProcessKind, readonly string[]> = {
  web: ['hikaya-web-1', 'hikaya-web-2'],
  desk: ['hikaya-desk'],
  worker: ['hikaya-worker'],
  purger: ['hikaya-purger'],
};

const howToRestart = (kinds: readonly ProcessKind[]) =>
  `Start anew, each when the one before is ready: ${kinds.flatMap((kind) => UNITS[kind]).join(', ')}`;
