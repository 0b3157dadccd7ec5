import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/connect.ts';
import { findOfficer, insertOfficer } from '#db/officers.ts';
import type { DeskServices } from '#services/desk-services.ts';

const DEMO_OFFICER = {
  id: 'demo-officer',
  name: 'Officer N.',
  email: 'officer@example.org',
  role: 'lead' as const,
  languages: ['en' as const, 'fr' as const, 'ur' as const],
};

/** The demo's way in: a link that works once. No other world has this route. */
export async function openDemoDoor(desk: {
  db: Database;
  services: DeskServices;
  origin: string;
}): Promise<{ link: string; routes: (scope: FastifyInstance) => void }> {
  if (!(await findOfficer(desk.db, DEMO_OFFICER.id))) await insertOfficer(desk.db, DEMO_OFFICER);
  let token: string | null = randomBytes(24).toString('base64url');
  const link = `${desk.origin}/desk/demo/${token}`;
  return {
    link,
    routes: (scope) =>
      scope.get<{ Params: { token: string } }>('/desk/demo/:token', async (request, reply) => {
        if (token === null || request.params.token !== token) return reply.code(404).send();
        token = null;
        const cookies = await desk.services.signIn.signInWithout(DEMO_OFFICER.id);
        return reply.header('set-cookie', cookies).redirect('/desk');
      }),
  };
}
