import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { tallyRefusals } from './tally-refusals.ts';

const start = () => {
  const lines: { msg: string; refused?: Record<string, number> }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  tallyRefusals(app);
  app.get('/*', async () => 'here');
  app.post('/*', async (_request, reply) => reply.code(403).send());
  app.get('/busy', async (_request, reply) => reply.code(429).send());
  app.get('/gone', async (_request, reply) => reply.code(404).send());
  return { app, lines };
};

test('a flood of refusals is one line with sums, without an address or a path', async () => {
  const { app, lines } = start();
  for (let i = 0; i < 100; i++) await app.inject({ method: 'POST', url: `/story/secret-${i}` });
  await app.inject('/busy?words=secret');
  await app.close();
  expect(lines.map(({ refused }) => refused)).toEqual([{ '403 POST /*': 100, '429 GET /busy': 1 }]);
  expect(JSON.stringify(lines)).not.toMatch(/secret|127\.0\.0\.1/);
});

test('answers and addresses that lead nowhere are no refusals', async () => {
  const { app, lines } = start();
  await app.inject('/');
  await app.inject('/gone');
  await app.close();
  expect(lines).toEqual([]);
});
