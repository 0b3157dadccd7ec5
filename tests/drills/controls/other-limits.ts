/** The web server with other limits of time: none (a control), or short ones for the small form. */
import { composePublic } from '#main/compose-public.ts';
import { createHttpServer, loadWebBuild } from '#main/http-server.ts';

const { services } = await composePublic(process.env);
const app = await createHttpServer({
  services,
  ...(await loadWebBuild(services)),
  logLevel: 'silent',
  trustProxy: true,
  allowedOrigins: [],
});
const limit = Number(process.env.TIME_LIMIT_MS);
app.server.headersTimeout = limit;
app.server.requestTimeout = limit;
app.server.keepAliveTimeout = limit;
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
