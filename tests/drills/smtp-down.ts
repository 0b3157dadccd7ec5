import { setTimeout as pause } from 'node:timers/promises';
import { startMailFolder } from '#lab/mail-folder.ts';
import { composeWorker } from '#main/compose/worker.ts';
import { heardLog } from '#support/heard-log.ts';
import type { Drill } from './drill.ts';
import type { Ground } from './ground.ts';
import { prepareMail, until } from './mail-ground.ts';

const OUTAGE = { small: { stories: 12, seconds: 6 }, full: { stories: 200, seconds: 60 } };
const CONTROL_STORIES = 3;
const DRAINED_WITHIN_MS = 120_000;
/** So long a decision can be undone; no mail is tried before. */
const UNDO_MS = 15_000;

export const drill: Drill = {
  name: 'smtp-down',
  load: (size) =>
    `${OUTAGE[size].stories} approvals, the mail server away for ${OUTAGE[size].seconds} s`,
  required: 'all delivered once, drained within 120 s, said in the log without an address',
  run: async (ground, size) => {
    const [real, lost] = await Promise.all([outage(ground, OUTAGE[size]), withoutRetry(ground)]);
    return {
      measured: `${real.delivered} of ${OUTAGE[size].stories} delivered, ${real.twice} twice, ${real.early} too early, drained in ${real.drained} s, ${real.said ? 'said' : 'not said'} in the log`,
      held:
        real.delivered === OUTAGE[size].stories &&
        real.twice === 0 &&
        real.early === 0 &&
        real.said,
      control: {
        measured: `tried once only, ${lost} of ${CONTROL_STORIES} never arrive`,
        attackSucceeded: lost > 0,
      },
    };
  },
};

async function outage(ground: Ground, { stories, seconds }: { stories: number; seconds: number }) {
  const post = await prepareMail(ground);
  const log = heardLog();
  const worker = await composeWorker(post.environment, log);
  ground.atEnd(worker.stop);
  const addresses = await post.approve(stories);
  await pause(seconds * 1_000 + UNDO_MS);
  const early = (await post.received()).length;
  const server = await startMailFolder(post.folder, post.port);
  ground.atEnd(server.stop);
  const back = performance.now();
  const all = async () => new Set(await post.received()).size === addresses.length;
  await until(DRAINED_WITHIN_MS, all);
  const received = await post.received();
  const lines = log.errors.map(({ words, about }) => `${words} ${String(about.err)} ${about.job}`);
  return {
    early,
    // An operator sees it, and the lines name nobody.
    said: lines.length > 0 && lines.every((line) => !line.includes('@')),
    delivered: new Set(received).size,
    twice: received.length - new Set(received).size,
    drained: Math.round((performance.now() - back) / 1_000),
  };
}

async function withoutRetry(ground: Ground): Promise<number> {
  const post = await prepareMail(ground);
  const addresses = await post.approve(CONTROL_STORIES);
  await post.tryOnceOnly();
  const worker = await composeWorker(post.environment, heardLog());
  ground.atEnd(worker.stop);
  await until(DRAINED_WITHIN_MS, async () => (await post.jobs('failed')) === addresses.length);
  const server = await startMailFolder(post.folder, post.port);
  ground.atEnd(server.stop);
  await pause(3_000);
  return addresses.length - new Set(await post.received()).size;
}
