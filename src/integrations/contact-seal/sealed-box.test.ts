import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  createContactOpen,
  createContactReseal,
  createContactSeal,
  newContactKeys,
} from './sealed-box.ts';

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

test('while keys change, what either pair sealed is opened, and sealed anew to the new one', async () => {
  const [before, next] = [await newContactKeys(), await newContactKeys()];
  const both = { ...next, alsoSecretKey: before.secretKey };
  const old = await (await createContactSeal(before.publicKey))('amina@example.org');
  expect(await (await createContactOpen(both))(old)).toBe('amina@example.org');
  await expect((await createContactOpen(next))(old)).rejects.toThrow('No contact key');

  const reseal = await createContactReseal(both);
  const anew = await reseal(old);
  if (typeof anew === 'string') throw new Error(anew);
  expect(await (await createContactOpen(next))(anew)).toBe('amina@example.org');
  expect(await reseal(anew)).toBe('sealed');
  const strangers = await (await createContactSeal((await newContactKeys()).publicKey))('x@y.org');
  expect(await reseal(strangers)).toBe('unreadable');
});
