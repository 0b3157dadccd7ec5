import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { BotCheck } from '#services/ports.ts';
import { NO_SOURCES } from './no-bot-check.ts';

/** About a second on an old phone, in the background while somebody writes. */
const COST = 1_000;
const FEWEST_TRIES = 2_000;
const MOST_TRIES = 4_000;
/** The form asks for a new one when this is over. */
const VALID_MS = 60 * 60_000;

const token = z.object({
  challenge: z.object({ parameters: z.looseObject({ nonce: z.string() }), signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** A sum to be done by whoever sends something: nothing for one story, a lot for a million. */
export function createProofOfWork(
  secret: string,
  /** Also accepted, while one takes the place of the other. */
  alsoSecret?: string,
): BotCheck {
  const accepted = [secret, ...(alsoSecret === undefined ? [] : [alsoSecret])].map(signingWith);
  return {
    sources: NO_SOURCES,
    challenge: (hardness) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST * hardness,
        counter: randomInt(FEWEST_TRIES, MOST_TRIES),
        expiresAt: new Date(Date.now() + VALID_MS),
        deriveKey,
        ...signingWith(secret),
      }),
    verify: async (text) => {
      // Without a script nobody can do sums; such a story waits in the slow lane, marked. So does that of
      // an older client, which brings the token of some provider.
      const read = text === null ? null : readToken(text);
      if (read === null) return { kind: 'unproven' };
      const given = token.safeParse(read);
      if (!given.success) return { kind: 'refused' };
      const { challenge, solution } = given.data;
      for (const secrets of accepted) {
        const result = await verifySolution({
          challenge: challenge as never,
          solution: solution as never,
          deriveKey,
          ...secrets,
        }).catch(() => null);
        if (result?.verified) return { kind: 'proven', proof: challenge.parameters.nonce };
      }
      return { kind: 'refused' };
    },
  };
}

function signingWith(secret: string) {
  const derived = (purpose: string) =>
    createHmac('sha256', secret).update(`bot-check ${purpose}`).digest('hex');
  return { hmacSignatureSecret: derived('challenge'), hmacKeySignatureSecret: derived('key') };
}

function readToken(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
