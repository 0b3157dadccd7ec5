import { execFile } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Ground } from './ground.ts';

const run = promisify(execFile);
const asRoot = (...command: string[]) =>
  process.getuid?.() === 0 ? run('env', command) : run('sudo', ['-n', ...command]);

const CHUNKS = [1_048_576, 4_096];
/** Whoever frees a little gets no chance to use it. */
const FILL_AGAIN_MS = 20;

/** A file system of its own, which can be full without harm to anybody else. */
export async function mountVolume(ground: Ground, megabytes: number) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hikaya-volume-'));
  const size = `size=${megabytes}m,mode=1777`;
  await asRoot('mount', '-t', 'tmpfs', '-o', size, 'tmpfs', folder).catch((error: Error) => {
    throw new Error(`A volume to fill cannot be mounted here, root or sudo may: ${error.message}`);
  });
  ground.atEnd(async () => {
    await asRoot('umount', folder);
    await rm(folder, { recursive: true });
  });
  const ballast = path.join(folder, 'ballast');

  /** Full, and kept full until the answer is called. */
  const fill = async () => {
    const file = await open(ballast, 'a');
    await fillOnce(file);
    let full = true;
    const filling = (async () => {
      for (; full; await pause(FILL_AGAIN_MS)) await fillOnce(file);
    })();
    const free = async () => {
      full = false;
      await filling;
      await file.close();
      await rm(ballast, { force: true });
    };
    ground.atEnd(free);
    return free;
  };
  return { folder, fill };
}

async function fillOnce(file: Awaited<ReturnType<typeof open>>): Promise<void> {
  for (const size of CHUNKS) {
    const chunk = Buffer.alloc(size);
    for (;;)
      try {
        await file.write(chunk);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        break;
      }
  }
}
