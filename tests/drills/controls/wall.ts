/** Control of the drill `class`: a wall instead of lanes, five texts an hour from one address. */
import { composePublic } from '#main/compose-public.ts';
import { createHttpServer, loadWebBuild } from '#main/http-server.ts';
import type { SubmitStoryOutcome, SubmitStoryRequest } from '#services/stories/submit-story.ts';

const MOST = 5;
const { services } = await composePublic(process.env);
const sent = new Map<string, number>();

async function submitStory(request: SubmitStoryRequest): Promise<SubmitStoryOutcome> {
  const before = sent.get(request.address) ?? 0;
  if (before >= MOST) return { kind: 'too-many', waitSeconds: 3_600 };
  sent.set(request.address, before + 1);
  return services.submitStory(request);
}

const app = await createHttpServer({
  services: { ...services, submitStory },
  ...(await loadWebBuild(services)),
  logLevel: 'silent',
  trustProxy: true,
  allowedOrigins: [],
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
