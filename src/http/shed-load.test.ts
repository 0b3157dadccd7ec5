import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { shedLoad } from './shed-load.ts';

const block = (ms: number) => {
  const end = Date.now() + ms;
  while (Date.now() < end);
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test.each([
  ['now and then catches its breath', 60],
  ['has not a moment left', 0],
])(
  'a process that cannot keep up and %s says so at once, and answers again by itself',
  async (_name, breath) => {
    const app = Fastify();
    shedLoad(app);
    app.get('/', async () => 'here');
    const status = async () => (await app.inject('/')).statusCode;
    expect(await status()).toBe(200);
    for (let i = 0; i < 4; i++) {
      block(1_300);
      await pause(breath);
    }
    expect(await status()).toBe(503);
    await vi.waitFor(async () => expect(await status()).toBe(200), 5_000);
    await app.close();
  },
);
