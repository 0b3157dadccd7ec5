import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { findOfficer, insertOfficer } from '#db/desk/officers.ts';
import { TEXT_LANGUAGES } from '#domain/options/languages.ts';
import type { Environment } from '#main/compose/config.ts';
import { composeDesk } from '#main/compose/desk.ts';
import { freePort } from './free-port.ts';

const DEMO_OFFICER = {
  id: 'demo-officer',
  name: 'Officer N.',
  email: 'officer@example.org',
  role: 'lead' as const,
  languages: TEXT_LANGUAGES.map(({ code }) => code),
};

type Desk = Awaited<ReturnType<typeof composeDesk>>;

/** A link that works once, and the route behind it. The desk itself has no such route. */
export async function makeDemoLink(
  desk: Desk,
  origin: string,
): Promise<{ link: string; routes: (scope: FastifyInstance) => void }> {
  if (!(await findOfficer(desk.db, DEMO_OFFICER.id))) await insertOfficer(desk.db, DEMO_OFFICER);
  let token: string | null = randomBytes(24).toString('base64url');
  const link = `${origin}/desk/demo/${token}`;
  return {
    link,
    routes: (scope) =>
      scope.get<{ Params: { token: string } }>('/desk/demo/:token', async (request, reply) => {
        if (token === null || request.params.token !== token) return reply.code(404).send();
        token = null;
        const cookies = await desk.services.signIn.signInWithout(DEMO_OFFICER.id);
        return reply.header('set-cookie', cookies).redirect(`${desk.origin}/desk`);
      }),
  };
}

/** The demo's way in, beside the desk: a cookie of this host name is good for all its ports. */
export async function openDemoDoor(environment: Environment) {
  const desk = await composeDesk(environment, () => {});
  const port = await freePort();
  const { link, routes } = await makeDemoLink(desk, `http://localhost:${port}`);
  const app = Fastify();
  routes(app);
  await app.listen({ host: '127.0.0.1', port });
  return {
    link,
    stop: async () => {
      await app.close();
      await desk.stop();
    },
  };
}
