import { fork } from 'node:child_process';
import path from 'node:path';
import { MOST_UPLOAD_BYTES } from '#domain/content/pictures.ts';
import type { MadePicture, MakePicture } from '#services/ports.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { CANNOT_SHUT_IN, shutIn } from '../print/shut-in.ts';

const PROCESS = path.join(import.meta.dirname, 'picture-process.ts');
/** A large photo takes some seconds; on a busy machine far longer. */
const LONGEST_MS = 60_000;
const MOST_WAITING = 5;

/** Each in a process of its own, shut in as the press is (decision 53). A file on which it ends is a broken one. */
export function createPictureMaker(longestMs = LONGEST_MS): MakePicture {
  return oneAtATime(MOST_WAITING, async (bytes: Uint8Array): Promise<MadePicture> => {
    if (bytes.length > MOST_UPLOAD_BYTES) return { refused: 'too-big' };
    return makeApart(bytes, longestMs);
  });
}

type Answer = MadePicture | { failure: string };

function makeApart(bytes: Uint8Array, longestMs: number): Promise<MadePicture> {
  const child = fork(PROCESS, {
    serialization: 'advanced',
    ...shutIn(),
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise<MadePicture>((resolve, reject) => {
    const timer = setTimeout(() => resolve({ refused: 'broken' }), longestMs);
    child.once('message', (answer: Answer) =>
      'failure' in answer ? reject(new Error(answer.failure)) : resolve(answer),
    );
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(timer);
      if (code === CANNOT_SHUT_IN) reject(new Error('this machine cannot shut it in'));
      else resolve({ refused: 'broken' });
    });
    child.send(bytes, (error) => error && reject(error));
  }).finally(() => child.kill('SIGKILL'));
}
