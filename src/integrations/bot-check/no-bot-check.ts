import type { BotCheck } from '#services/ports.ts';

/** Nothing from anywhere but our own site. */
export const NO_SOURCES: BotCheck['sources'] = { scripts: [], frames: [], connects: [] };

/** Lets everything through. Chosen by BOT_CHECK=off, so that nobody believes a check is there. */
export const noBotCheck: BotCheck = {
  sources: NO_SOURCES,
  challenge: async () => null,
  verify: async () => ({ kind: 'proven', proof: null }),
};
