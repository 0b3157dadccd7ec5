/** Control of the drill `fuzz`: the API, and beside it two routes that do not keep their word. */
import Fastify from 'fastify';
import { z } from 'zod';
import { ACCESS } from '#api/access.ts';
import { PROBLEM_ANSWERS } from '#api/problems.ts';
import { registerApi } from '#api/register-api.ts';
import { sharing } from '#http/cache-headers.ts';
import { composePublic } from '#main/compose/public.ts';

// As whoever adds a route has to, or nothing starts.
Object.assign(ACCESS, { '/api/throws': 'anyone', '/api/breaks-its-schema': 'anyone' });

const { services } = await composePublic(process.env);
const schema = { response: { 200: z.object({ total: z.int() }), ...PROBLEM_ANSWERS } };

const app = Fastify();
await app.register(
  async (api) => {
    await registerApi(api, {
      services,
      sharing,
      addressOf: ({ ip }) => ip,
      allowedOrigins: [],
      version: '0',
      door: { leaving: false },
    });
    api.get('/throws', { schema }, async () => {
      throw new Error('This route is broken on purpose.');
    });
    // Text is sent as it is, so that the schema does not notice before the client does.
    api.get('/breaks-its-schema', { schema }, async (_request, reply) =>
      reply.type('application/json').send('{"total":"many"}'),
    );
  },
  { prefix: '/api' },
);
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
