import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import { Redis } from 'ioredis';
import { RECEIPT_BYTES, receiptWords } from '#domain/receipt/receipt-words.ts';
import { type LocalRedis, startLocalRedis } from '#lab/local-redis.ts';
import { ask } from './ask.ts';
import { type Drill, within } from './drill.ts';
import type { Ground } from './ground.ts';
import { until } from './mail-ground.ts';
import { searchRedis } from './marker-search.ts';
import { addressOf, postStory } from './post-story.ts';
import { postForm } from './send-hostile.ts';

/** One alone is what the others have to equal. */
const TOGETHER = { small: [2], full: [1, 2, 4] };
const ALONE = { small: 2, full: 4 };
/** What one process lets through: texts and wrong receipts of an address; harder sums from this many texts on. */
const ONE = { texts: 60, wrong: 10, untilHarder: 120 };
/** Beyond what each process would let through alone. */
const MORE = 3;
/** A server that hears nothing from Redis for a fifth of a second, beside others on two cores, counts alone for a moment. */
const HITCHES = { small: 1.1, full: 1 };
/** A text is counted for the shield while its answer is under way. */
const COUNTED_WITHIN_MS = 2_000;
const FLOODER = '198.51.100.77';
const GUESSER = '203.0.113.177';
const WHILE_HANGING = 20;
const SERVED_WITHIN_MS = within(500);

export const drill: Drill = {
  name: 'counters',
  load: (size) =>
    `${TOGETHER[size].join(', ')} web servers that count in one Redis; texts and wrong receipts of one address shared out among them, then texts from everywhere; then Redis hangs`,
  required:
    'as many as one server lets through: 60 texts, 10 wrong receipts, harder sums at every server from 120 texts on (a tenth more in the small form); no address in Redis and no file of it; while it hangs all are served within 0.5 s',
  run: async (ground, size) => {
    const measured: string[] = [];
    let held = true;
    for (const servers of TOGETHER[size]) {
      const redis = await startLocalRedis();
      ground.atEnd(redis.stop);
      const origins = await startServers(ground, servers, { COUNTERS_URL: redis.url });
      const totals = await attack(origins, HITCHES[size]);
      const left = await searchAll(redis);
      const hanging = await whileHanging(redis, origins);
      held &&=
        totals.texts >= ONE.texts &&
        totals.texts <= ONE.texts * HITCHES[size] &&
        totals.wrong >= ONE.wrong &&
        totals.wrong <= ONE.wrong * HITCHES[size] &&
        totals.harder === servers &&
        left.found + left.files === 0 &&
        left.keys > 0 &&
        left.plantedFound &&
        hanging.served === WHILE_HANGING &&
        hanging.slowest <= SERVED_WITHIN_MS[size];
      measured.push(
        `${servers}: ${say(totals, servers)}, ${left.found} addresses in ${left.keys} keys, ${left.files} files; hanging ${hanging.served} of ${WHILE_HANGING} served, slowest ${hanging.slowest} ms`,
      );
    }
    const alone = await attack(await startServers(ground, ALONE[size], {}), HITCHES[size]);
    return {
      measured: measured.join('; '),
      held,
      control: {
        measured: `${ALONE[size]} that count alone: ${say(alone, ALONE[size])}`,
        attackSucceeded:
          alone.texts === ONE.texts * ALONE[size] &&
          alone.wrong === ONE.wrong * ALONE[size] &&
          alone.harder === 0,
      },
    };
  },
};

type Totals = { texts: number; wrong: number; harder: number };

const say = ({ texts, wrong, harder }: Totals, servers: number) =>
  `${texts} texts, ${wrong} wrong receipts, harder at ${harder} of ${servers}`;

async function startServers(ground: Ground, count: number, environment: Record<string, string>) {
  const database = await ground.database();
  const started = Array.from({ length: count }, () => ground.server(database, { environment }));
  return (await Promise.all(started)).map(({ origin }) => origin);
}

/** Each next one to the next server, as Varnish shares them out. */
async function attack(origins: readonly string[], hitches: number): Promise<Totals> {
  const agent = new http.Agent({ keepAlive: true });
  const inTurn = async (times: number, status: number, one: Send) => {
    let counted = 0;
    for (let n = 0; n < times; n += 1) {
      const answer = await one(origins[n % origins.length] ?? '', n);
      if (answer.status === status) counted += 1;
    }
    return counted;
  };
  const easy = await Promise.all(origins.map(costOf));
  const texts = await inTurn((ONE.texts + MORE) * origins.length, 201, (origin, n) =>
    postStory(origin, { title: `Flood ${n}`, address: FLOODER, agent }),
  );
  const wrong = await inTurn((ONE.wrong + MORE) * origins.length, 404, (origin) =>
    postForm({ origin, address: GUESSER, agent }, '/receipt', { words: anyWords() }),
  );
  await inTurn(Math.floor(ONE.untilHarder * hitches) - ONE.texts, 201, (origin, n) =>
    postStory(origin, { title: `From everywhere ${n}`, address: addressOf(n), agent }),
  );
  agent.destroy();
  let harder = 0;
  await until(COUNTED_WITHIN_MS, async () => {
    const hard = await Promise.all(origins.map(costOf));
    harder = hard.filter((cost, n) => cost > (easy[n] ?? 0)).length;
    return harder === origins.length;
  });
  return { texts, wrong, harder };
}
type Send = (origin: string, n: number) => Promise<{ status: number }>;

const anyWords = () => receiptWords(new Uint8Array(randomBytes(RECEIPT_BYTES))).join(' ');

/** Of the sum that somebody who has sent nothing yet is asked for. */
async function costOf(origin: string): Promise<number> {
  const headers = { 'x-forwarded-for': '192.0.2.200' };
  const { body } = await ask(origin, { path: '/api/bot-check', headers });
  return JSON.parse(body).challenge.parameters.cost;
}

/** What stands in it, and what it left on the disk. A planted address has to be found. */
async function searchAll({ url, folder }: LocalRedis) {
  const markers = [FLOODER, GUESSER, addressOf(1), addressOf(2)];
  const { keys, found } = await searchRedis(url, markers);
  const client = new Redis(url);
  await client.set(`planted:${FLOODER}`, 1);
  client.disconnect();
  const plantedFound = (await searchRedis(url, markers)).found.length > 0;
  return { keys, found: found.length, plantedFound, files: (await readdir(folder)).length };
}

/** Redis takes questions and answers none. */
async function whileHanging({ pid }: LocalRedis, origins: readonly string[]) {
  process.kill(pid, 'SIGSTOP');
  try {
    const waits: number[] = [];
    let served = 0;
    for (let n = 0; n < WHILE_HANGING; n += 1) {
      const start = performance.now();
      const origin = origins[n % origins.length] ?? '';
      const answer = await postStory(origin, {
        title: `Meanwhile ${n}`,
        address: addressOf(999 + n),
      });
      waits.push(performance.now() - start);
      if (answer.status === 201) served += 1;
    }
    return { served, slowest: Math.round(Math.max(...waits)) };
  } finally {
    process.kill(pid, 'SIGCONT');
  }
}
