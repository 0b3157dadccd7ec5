/** Control of the drill `class`: a wall instead of lanes, five texts an hour from one address. */
import { serveChanged } from '../serve-changed.ts';

const MOST = 5;
const sent = new Map<string, number>();

await serveChanged((services) => ({
  submitStory: async (request) => {
    const before = sent.get(request.address) ?? 0;
    if (before >= MOST) return { kind: 'too-many', waitSeconds: 3_600 };
    sent.set(request.address, before + 1);
    return services.submitStory(request);
  },
}));
