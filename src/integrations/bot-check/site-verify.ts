import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BOT_CHECK_ACTION } from '#domain/submission/bot-check-action.ts';
import type { BotCheck, BotVerdict } from '#services/ports.ts';

export type Provider = {
  name: 'recaptcha' | 'turnstile';
  verifyUrl: string;
  sources: BotCheck['sources'];
};

export type ProviderOptions = {
  siteKey: string;
  secret: string;
  /** Of our own site: a token solved on another one is worth nothing here. */
  hostname: string;
  /** Only tests ask somebody else. */
  verifyUrl?: string | undefined;
  timeoutMs?: number | undefined;
};

/** A writer waits for this at the end; after it the story is taken without. */
const TIMEOUT_MS = 3_000;
/** The longest tokens are about a third of this. */
const TOKEN_LONGEST = 8_192;
/** Below this the provider itself calls a visitor doubtful; such a text is marked. */
const LOWEST_SCORE = 0.5;

/** Faults of the token. Everything else is the provider's fault or ours, and not the writer's. */
const FAULTS_OF_TOKEN = [
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
];

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
});
type Answer = z.infer<typeof answerSchema>;

/** Asks the provider about each token. While it is away every text is taken, and marked. */
export function createSiteVerify(provider: Provider, options: ProviderOptions): BotCheck {
  const { siteKey, hostname } = options;
  return {
    sources: provider.sources,
    challenge: async () => ({ provider: provider.name, siteKey }),
    verify: async (token) => {
      if (token === null) return { kind: 'unproven' };
      if (token.length > TOKEN_LONGEST) return { kind: 'refused' };
      const answer = await ask(options.verifyUrl ?? provider.verifyUrl, token, options);
      return answer ? verdictOf(answer, { token, hostname }) : { kind: 'unproven' };
    },
  };
}

function verdictOf(answer: Answer, { token, hostname }: { token: string; hostname: string }) {
  const refused: BotVerdict = { kind: 'refused' };
  const unproven: BotVerdict = { kind: 'unproven' };
  if (!answer.success)
    return answer['error-codes'].some((code) => FAULTS_OF_TOKEN.includes(code))
      ? refused
      : unproven;
  if (answer.hostname !== hostname) return refused;
  if (answer.action !== BOT_CHECK_ACTION) return unproven;
  if (answer.score !== undefined && answer.score < LOWEST_SCORE) return unproven;
  const proof = createHash('sha256').update(token).digest('hex');
  return { kind: 'proven', proof } as const;
}

/** The writer's address is not sent along, although both providers would take it. */
async function ask(
  url: string,
  token: string,
  { secret, timeoutMs = TIMEOUT_MS }: ProviderOptions,
): Promise<Answer | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    // Turnstile tells what is wrong with a token under status 400 too.
    return answerSchema.parse(await response.json());
  } catch {
    return null;
  }
}
