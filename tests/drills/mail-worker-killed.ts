import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startMailFolder } from '#lab/mail-folder.ts';
import type { Drill } from './drill.ts';
import type { Ground } from './ground.ts';
import { prepareMail, until } from './mail-ground.ts';

const KILLS = { small: { stories: 24, kills: 1 }, full: { stories: 500, kills: 100 } };
const CONTROL_STORIES = 3;
const FIRST_MAIL_MS = 90_000;
/** A dead worker's job is given to the next one after its heartbeat is missed. */
const RECOVERY_MS = { small: 150_000, full: 300_000 };

export const drill: Drill = {
  name: 'mail-worker-killed',
  load: (size) => `${KILLS[size].stories} mails, the worker killed ${KILLS[size].kills} times`,
  required: '0 lost, at most one duplicate per kill',
  run: async (ground, size) => {
    const { stories, kills } = KILLS[size];
    const [real, lost] = await Promise.all([
      killWhileMailsLeave(ground, { stories, kills, recoveryMs: RECOVERY_MS[size] }),
      withoutRetry(ground),
    ]);
    return {
      measured: `${stories - real.delivered} lost, ${real.twice} duplicates after ${kills} kills`,
      // Four mails leave at once, so a single kill may by bad luck hit more than one.
      held: real.delivered === stories && real.twice <= (size === 'full' ? kills : 4),
      control: {
        measured: `tried once only, ${lost} of ${CONTROL_STORIES} in the dead worker's hands are lost`,
        attackSucceeded: lost > 0,
      },
    };
  },
};

async function killWhileMailsLeave(
  ground: Ground,
  load: { stories: number; kills: number; recoveryMs: number },
) {
  const post = await prepareMail(ground);
  const server = await startMailFolder(post.folder, post.port);
  ground.atEnd(server.stop);
  const addresses = await post.approve(load.stories);
  let worker = startWorker(post.environment);
  ground.atEnd(() => worker.kill());
  // Not before mails leave, or there would be nothing to lose.
  await until(FIRST_MAIL_MS, async () => (await post.received()).length > 0);
  for (let i = 0; i < load.kills; i++) {
    if (i > 0) await pause(1_500 + Math.random() * 2_500);
    await worker.kill();
    worker = startWorker(post.environment);
  }
  const all = async () => new Set(await post.received()).size === addresses.length;
  await until(load.recoveryMs, all);
  const received = await post.received();
  const delivered = new Set(received).size;
  return { delivered, twice: received.length - delivered };
}

/** A mail server that listens and says nothing keeps every job in the worker's hands. */
async function withoutRetry(ground: Ground): Promise<number> {
  const post = await prepareMail(ground);
  const silent = net.createServer(() => {});
  silent.listen(post.port, '127.0.0.1');
  await once(silent, 'listening');
  const addresses = await post.approve(CONTROL_STORIES);
  await post.tryOnceOnly();
  const first = startWorker(post.environment);
  ground.atEnd(first.kill);
  await until(FIRST_MAIL_MS, async () => (await post.jobs('active')) === addresses.length);
  await first.kill();
  silent.close();
  const server = await startMailFolder(post.folder, post.port);
  ground.atEnd(server.stop);
  const second = startWorker(post.environment);
  ground.atEnd(second.kill);
  await until(RECOVERY_MS.small, async () => (await post.jobs('active', 'created', 'retry')) === 0);
  return addresses.length - new Set(await post.received()).size;
}

function startWorker(environment: Record<string, string>) {
  const child = spawn('bin/hikaya', ['worker'], {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
