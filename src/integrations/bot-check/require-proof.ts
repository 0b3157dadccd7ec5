import type { BotCheck } from '#services/ports.ts';

/** The same check, without which nothing is taken: for operators who must close that door for a while. */
export const requireProof = (check: BotCheck): BotCheck => ({
  ...check,
  verify: async (token) => {
    const verdict = await check.verify(token);
    return verdict.kind === 'unproven' ? { kind: 'refused' } : verdict;
  },
});
