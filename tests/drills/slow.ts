import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.ts';
import { type Drill, within } from './drill.ts';
import type { Ground, ServerOptions } from './ground.ts';
import { addressOf, postStory } from './post-story.ts';
import { openSlowSockets } from './slow-sockets.ts';

const SOCKETS = { small: 60, full: 2_000 };
/** The longest limit, a look at it every two seconds, and some air. */
const GONE_WITHIN_MS = { small: 15_000, full: 25_000 };
/** Longer than what closes every socket where the limits are. */
const CONTROL_WAITS_MS = { small: 5_000, full: 25_000 };
/** For the small form, so that a check does not wait for the real limits. */
const SHORT_LIMIT_MS = '2000';
const SERVED_WITHIN_MS = within(5_000);
const OTHER_LIMITS = 'tests/drills/controls/other-limits.ts';

export const drill: Drill = {
  name: 'slow',
  load: (size) =>
    `${SOCKETS[size]} sockets that send headers or bodies byte by byte or nothing, and oversized requests, while people read and write`,
  required: `everybody served within ${SERVED_WITHIN_MS.full / 1_000} s, slow sockets closed within 25 s, oversized 413/414/431, 0 answers 5xx`,
  run: async (ground, size) => {
    const limits = { script: OTHER_LIMITS, environment: { TIME_LIMIT_MS: SHORT_LIMIT_MS } };
    const attack = { sockets: SOCKETS[size], waitMs: GONE_WITHIN_MS[size] };
    const real = await hold(ground, attack, size === 'small' ? limits : {});
    const control = await hold(
      ground,
      { sockets: 30, waitMs: CONTROL_WAITS_MS[size] },
      { script: OTHER_LIMITS, environment: { TIME_LIMIT_MS: '0' } },
    );
    return {
      measured: `${real.served} served, slowest ${real.slowest} ms, ${real.failed} not served; ${real.left} slow sockets left after ${real.seconds} s; ${real.oversized}`,
      held:
        real.failed === 0 &&
        real.served > 0 &&
        real.slowest <= SERVED_WITHIN_MS[size] &&
        real.left === 0 &&
        real.oversizedRefused,
      control: {
        measured: `without limits of time ${control.left} of 30 sockets stay`,
        attackSucceeded: control.left >= 20,
      },
    };
  },
};

async function hold(
  ground: Ground,
  attack: { sockets: number; waitMs: number },
  options: ServerOptions,
) {
  const server = await ground.server(await ground.database(), options);
  const start = performance.now();
  const slow = await openSlowSockets(server.port, attack.sockets);
  ground.atEnd(slow.close);
  const honest = startHonestPeople(server.origin);
  const statuses = await sendOversized(server.origin);
  while (slow.open() > 0 && performance.now() - start < attack.waitMs) await pause(100);
  const people = await honest.stop();
  const seconds = Math.round((performance.now() - start) / 1_000);
  const left = slow.open();
  slow.close();
  await server.kill();
  return {
    ...people,
    left,
    seconds,
    oversized: `oversized ${[...new Set(statuses)].join(', ')}`,
    oversizedRefused: statuses.every((status) => [413, 414, 431].includes(status)),
  };
}

/** Two who read pages and one who writes, one request after the other on new connections. */
function startHonestPeople(origin: string) {
  let going = true;
  let sender = 0;
  const waits: number[] = [];
  let failed = 0;
  const person = async (work: () => Promise<{ status: number }>) => {
    while (going) {
      const start = performance.now();
      const status = await work().then(
        (answer) => answer.status,
        () => 0,
      );
      waits.push(performance.now() - start);
      if (status !== 200 && status !== 201) failed += 1;
      await pause(100);
    }
  };
  const people = [
    person(() => ask(origin, { path: '/stories' })),
    person(() => ask(origin, { path: '/api/story/some' })),
    person(() => postStory(origin, { address: addressOf(sender++) })),
  ];
  return {
    stop: async () => {
      going = false;
      await Promise.all(people);
      return { served: waits.length - failed, failed, slowest: Math.round(Math.max(...waits)) };
    },
  };
}

/** Statuses only: a server may close before it has read everything, which is an answer too late. */
async function sendOversized(origin: string): Promise<number[]> {
  const json = { 'content-type': 'application/json' };
  const large = JSON.stringify({ story: 'a'.repeat(70_000) });
  const answers = await Promise.all([
    ask(origin, { path: '/api/story', method: 'POST', headers: json, body: large }),
    ask(origin, { path: '/tell', method: 'POST', headers: { origin }, body: large }),
    ask(origin, { path: '/', headers: { 'x-large': 'a'.repeat(20_000) } }),
    ask(origin, { path: '/api/story/some', headers: { cookie: 'a'.repeat(20_000) } }),
    ask(origin, { path: `/stories?page=${'1'.repeat(20_000)}` }),
    ask(origin, { path: `/api/story/${'a'.repeat(20_000)}` }),
  ]);
  return answers.map(({ status }) => status);
}
