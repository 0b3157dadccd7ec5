/** Control of the drill `officer-routes`: a desk that asks nobody who they are. */
import '#main/production.ts';
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { findOfficer, insertOfficer } from '#db/desk/officers.ts';
import { loadDeskBuild, registerDesk } from '#http/desk-server.ts';
import { composeDesk } from '#main/compose/desk.ts';

const { db, services, origin } = await composeDesk(process.env, () => {});
const id = randomUUID();
const about = { name: 'Anybody', email: `${id}@example.org`, role: 'lead' as const };
await insertOfficer(db, { id, ...about, languages: ['en'] });
const officer = await findOfficer(db, id);
if (!officer) throw new Error('The officer was not kept.');
const session = { officer, id: randomUUID(), way: 'passkey' as const, confirmedAt: new Date() };
const signIn = { ...services.signIn, find: async () => ({ session, cookies: [] }) };

const app = Fastify();
await registerDesk(app, { ...(await loadDeskBuild({ ...services, signIn })), origin });
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
