import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createContactOpen, createContactSeal, newContactKeys } from './sealed-box.ts';

test('what the public key seals, the pair opens', async () => {
  const keys = await newContactKeys();
  const [seal, open] = [await createContactSeal(keys.publicKey), await createContactOpen(keys)];
  expect(await open(await seal('amina@example.org'))).toBe('amina@example.org');
});

test('keys of two pairs are refused before anything is sealed for nobody', async () => {
  const [one, other] = [await newContactKeys(), await newContactKeys()];
  const mixed = { publicKey: one.publicKey, secretKey: other.secretKey };
  await expect(createContactOpen(mixed)).rejects.toThrow('does not open');
  const anything = { ...one, secretKey: randomBytes(32).toString('base64url') };
  await expect(createContactOpen(anything)).rejects.toThrow('does not open');
});
