import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { refuseUndeclaredRoutes } from './access.ts';

test('a call that nobody declared keeps the process from starting', () => {
  const app = Fastify();
  refuseUndeclaredRoutes(app);
  expect(() => app.get('/api/ready', async () => 'yes')).not.toThrow();
  expect(() => app.get('/api/drafts', async () => 'yes')).toThrow('/api/drafts');
});
