import type { BotCheck } from '#services/ports.ts';

/** Lets everything through. Chosen by BOT_CHECK=off, so that nobody believes a check is there. */
export const noBotCheck: BotCheck = {
  challenge: async () => null,
  verify: async () => ({ kind: 'proven', proof: null }),
};
