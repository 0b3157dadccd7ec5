import '#main/production.ts';
import { createHttpServer, loadWebBuild } from '#http/http-server.ts';
import { composePublic } from '#main/compose/public.ts';
import type { PublicServices } from '#services/public-services.ts';

/** The web server of a control: as `hikaya web`, with some of its services changed. */
export async function serveChanged(
  change: (services: PublicServices) => Partial<PublicServices>,
): Promise<Awaited<ReturnType<typeof createHttpServer>>> {
  const { services } = await composePublic(process.env);
  const app = await createHttpServer({
    services: { ...services, ...change(services) },
    ...(await loadWebBuild()),
    logLevel: 'silent',
    trustedProxies: ['127.0.0.1'],
    allowedOrigins: [],
  });
  await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
  return app;
}
