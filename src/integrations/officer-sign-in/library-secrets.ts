import { createHash } from 'node:crypto';

export type LibrarySecrets = { secret: string; alsoSecret?: string | undefined };

/** The library encrypts officers' code secrets, and notes beside each with which of our secrets it did so. */
export function librarySecrets({ secret, alsoSecret }: LibrarySecrets) {
  const known = alsoSecret === undefined ? [secret] : [secret, alsoSecret];
  return {
    secrets: known.map((value) => ({ version: versionOf(value), value })),
    // Of what an earlier release encrypted without a note.
    secret,
  };
}

/** The same on every machine, and tells nothing about the secret, which is far longer. */
export function versionOf(secret: string): number {
  return createHash('sha256').update(`version of ${secret}`).digest().readUIntBE(0, 6);
}
