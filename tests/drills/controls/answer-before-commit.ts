/** Control of the drill `kill`: the web server answers before the story is stored. */
import { serveChanged } from '../serve-changed.ts';

await serveChanged((services) => ({
  submitStory: async (request) => {
    void services.submitStory(request).catch(() => {});
    return { kind: 'received', url: '/story/soon', receipt: ['soon'], again: false };
  },
}));
