import { createCount, type Metrics } from '#http/metrics.ts';
import type { PublicServices } from '#services/public-services.ts';

/** How sending a text and showing a receipt end, counted by kind: lanes that close and words that are guessed show. */
export function countOutcomes(services: PublicServices, metrics: Metrics): PublicServices {
  const sent = createCount(metrics, 'sends', 'How sending a text ended.');
  const shown = createCount(metrics, 'receipts', 'How showing a receipt ended.');
  return {
    ...services,
    submitStory: async (request) => {
      const outcome = await services.submitStory(request);
      sent(outcome.kind);
      return outcome;
    },
    openReceipt: async (request) => {
      const outcome = await services.openReceipt(request);
      shown(outcome.kind);
      return outcome;
    },
  };
}
