/** Control of the drill `kill`: the web server, except that it answers before the story is stored. */
import { composePublic } from '#main/compose-public.ts';
import { createHttpServer, loadWebBuild } from '#main/http-server.ts';
import type { SubmitStoryOutcome, SubmitStoryRequest } from '#services/stories/submit-story.ts';

const { services } = await composePublic(process.env);

async function submitStory(request: SubmitStoryRequest): Promise<SubmitStoryOutcome> {
  void services.submitStory(request).catch(() => {});
  return { kind: 'received', url: '/story/soon', receipt: ['soon'], again: false };
}

const app = await createHttpServer({
  services: { ...services, submitStory },
  ...(await loadWebBuild(services)),
  logLevel: 'silent',
  trustProxy: true,
  allowedOrigins: [],
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
