import sodium from 'libsodium-wrappers';
import type { ContactOpen, ContactSeal } from '#services/ports.ts';

/** Needs only the public key: whoever takes over the web process cannot read what it stored. */
export async function createContactSeal(publicKey: string): Promise<ContactSeal> {
  await sodium.ready;
  const key = keyBytes(publicKey, 'public');
  return async (email) => sodium.crypto_box_seal(email, key);
}

export async function createContactOpen(keys: {
  publicKey: string;
  secretKey: string;
}): Promise<ContactOpen> {
  await sodium.ready;
  const publicKey = keyBytes(keys.publicKey, 'public');
  const secretKey = keyBytes(keys.secretKey, 'secret');
  tryPair(publicKey, secretKey);
  return async (sealed) =>
    sodium.to_string(sodium.crypto_box_seal_open(sealed, publicKey, secretKey));
}

export async function newContactKeys(): Promise<{ publicKey: string; secretKey: string }> {
  await sodium.ready;
  const pair = sodium.crypto_box_keypair();
  return {
    publicKey: sodium.to_base64(pair.publicKey),
    secretKey: sodium.to_base64(pair.privateKey),
  };
}

/** Sealed with a public key that is not its own, addresses would be readable for nobody. */
function tryPair(publicKey: Uint8Array, secretKey: Uint8Array): void {
  try {
    sodium.crypto_box_seal_open(sodium.crypto_box_seal('tried', publicKey), publicKey, secretKey);
  } catch {
    throw new Error('The secret contact key does not open what the public one seals.');
  }
}

function keyBytes(encoded: string, kind: string): Uint8Array {
  const bytes = sodium.from_base64(encoded);
  if (bytes.length !== sodium.crypto_box_PUBLICKEYBYTES)
    throw new Error(`The ${kind} contact key has the wrong length.`);
  return bytes;
}
