import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { inBatches } from '#support/samples.ts';
import type { TestDatabase } from '#support/template-postgres.ts';
import { percentile } from './ask.ts';
import { fillQueue, openDeskOver } from './desk-under-junk.ts';
import { type Drill, within } from './drill.ts';
import type { Ground } from './ground.ts';
import { addressOf, postStory } from './post-story.ts';

const FLOOD = { small: { posts: 100, seconds: 2 }, full: { posts: 2_000, seconds: 60 } };
const WRITERS = { small: 10, full: 50 };
const MANY = { small: { addresses: 3, posts: 20 }, full: { addresses: 300, posts: 20 } };
const JUNK = { small: 1_000, full: 100_000 };
const LOOKS = { small: 2, full: 20 };
const MOST_FROM_ONE = 60;
const SERVED_WITHIN_MS = within(5_000);
const DESK_WITHIN_MS = within(1_000);
const FLOODER = '198.51.100.1';

export const drill: Drill = {
  name: 'flood',
  load: (size) =>
    `${FLOOD[size].posts} posts in ${FLOOD[size].seconds} s from one address while ${WRITERS[size]} others write; ${MANY[size].addresses} addresses × ${MANY[size].posts}; ${JUNK[size]} junk items waiting`,
  required:
    'every writer served within 5 s; at most 60 taken from one address; queue page and "next" within 1 s; a real text is found behind the junk',
  run: async (ground, size) => {
    const database = await ground.database();
    const real = await flood(ground, { database, size });
    const many = await floodFromMany(real.origin, MANY[size]);
    await fillQueue(database, JUNK[size]);
    const desk = await useDesk(ground, database, LOOKS[size]);
    const control = await flood(ground, {
      database: await ground.database(),
      size: 'small',
      environment: { SENDING_LANES: 'off' },
    });
    return {
      measured: `${real.served} of ${WRITERS[size]} writers served, slowest ${real.slowest} ms; ${real.taken} taken from the flooder; ${many} of the many refused or failed; queue ${desk.queue}, next ${desk.next} (median / slowest ms); the real text behind the junk ${desk.found ? '' : 'not '}found`,
      held:
        real.served === WRITERS[size] &&
        real.slowest <= SERVED_WITHIN_MS[size] &&
        real.taken <= MOST_FROM_ONE &&
        many === 0 &&
        desk.slowest <= DESK_WITHIN_MS[size] &&
        desk.found,
      control: {
        measured: `without lanes ${control.taken} of ${FLOOD.small.posts} are taken from one address`,
        attackSucceeded: control.taken > MOST_FROM_ONE,
      },
    };
  },
};

async function flood(
  ground: Ground,
  options: { database: TestDatabase; size: 'small' | 'full'; environment?: Record<string, string> },
) {
  const { origin } = await ground.server(options.database, {
    environment: options.environment ?? {},
  });
  const { posts, seconds } = FLOOD[options.size];
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  ground.atEnd(() => agent.destroy());
  const everyMs = (seconds * 1_000) / posts;
  const start = performance.now();
  const flooding = Array.from({ length: posts }, async (_, n) => {
    await pause(n * everyMs);
    const answer = await postStory(origin, { title: `Junk ${n}`, address: FLOODER, agent });
    return answer.status;
  });
  const writers = WRITERS[options.size];
  const waits: number[] = [];
  const writing = Array.from({ length: writers }, async (_, n) => {
    await pause((n + 0.5) * ((seconds * 1_000) / writers));
    const sentAt = performance.now();
    const answer = await postStory(origin, { title: `Writer ${n}`, address: addressOf(n) });
    if (answer.status === 201) waits.push(performance.now() - sentAt);
  });
  const statuses = await Promise.all(flooding);
  await Promise.all(writing);
  return {
    origin,
    seconds: (performance.now() - start) / 1_000,
    served: waits.length,
    slowest: Math.round(Math.max(...waits)),
    taken: statuses.filter((status) => status === 201).length,
  };
}

/** As a crowd of addresses sends under the limit of each; answers how many were not taken. */
async function floodFromMany(origin: string, many: { addresses: number; posts: number }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  const senders = Array.from({ length: many.addresses * many.posts }, (_, n) =>
    addressOf(100_000 + (n % many.addresses)),
  );
  let refused = 0;
  await inBatches(senders, async (address) => {
    const answer = await postStory(origin, { title: 'Junk of many', address, agent });
    if (answer.status !== 201) refused += 1;
  });
  agent.destroy();
  return refused;
}

async function useDesk(ground: Ground, database: TestDatabase, looks: number) {
  const desk = await openDeskOver(ground, database);
  const queue: number[] = [];
  const next: number[] = [];
  for (let i = 0; i < looks; i++) {
    queue.push(await desk.lookAtQueue());
    next.push(await desk.takeNext());
  }
  const figures = (times: number[]) =>
    `${Math.round(percentile(times, 0.5))} / ${Math.round(Math.max(...times))}`;
  return {
    queue: figures(queue),
    next: figures(next),
    slowest: Math.max(...queue, ...next),
    found: await desk.findReal(),
  };
}
