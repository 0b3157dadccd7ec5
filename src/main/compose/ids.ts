import { randomBytes, randomUUID } from 'node:crypto';
import { HASH_ALPHABET, HASH_LENGTH } from '#domain/story/permalink.ts';
import type { Ids } from '#services/ports.ts';

export const randomIds: Ids = {
  storyId: () => randomUUID(),
  storyHash: () =>
    Array.from(randomBytes(HASH_LENGTH), (byte) => HASH_ALPHABET[byte % HASH_ALPHABET.length]).join(
      '',
    ),
};
