import sodium from 'libsodium-wrappers';
import type { ContactOpen, ContactReseal, ContactSeal } from '#services/ports.ts';

/** Needs only the public key: whoever takes over the web process cannot read what it stored. */
export async function createContactSeal(publicKey: string): Promise<ContactSeal> {
  await sodium.ready;
  const key = keyBytes(publicKey, 'public');
  return async (email) => sodium.crypto_box_seal(email, key);
}

type ContactKeys = {
  publicKey: string;
  secretKey: string;
  /** Of another pair, while one takes the place of the other. */
  alsoSecretKey?: string | undefined;
};

export async function createContactOpen(keys: ContactKeys): Promise<ContactOpen> {
  const { pair, other } = await readKeys(keys);
  return async (sealed) => {
    const opened = openWith(pair, sealed) ?? (other && openWith(other, sealed));
    if (opened === null) throw new Error('No contact key here opens it.');
    return opened;
  };
}

/** To the pair that is used from now on, what was sealed to the one before. */
export async function createContactReseal(keys: ContactKeys): Promise<ContactReseal> {
  const { pair, other } = await readKeys(keys);
  return async (sealed) => {
    if (openWith(pair, sealed) !== null) return 'sealed';
    const email = other && openWith(other, sealed);
    return email === null ? 'unreadable' : sodium.crypto_box_seal(email, pair.publicKey);
  };
}

type Pair = { publicKey: Uint8Array; secretKey: Uint8Array };

async function readKeys(keys: ContactKeys): Promise<{ pair: Pair; other: Pair | null }> {
  await sodium.ready;
  const publicKey = keyBytes(keys.publicKey, 'public');
  const secretKey = keyBytes(keys.secretKey, 'secret');
  tryPair(publicKey, secretKey);
  if (keys.alsoSecretKey === undefined) return { pair: { publicKey, secretKey }, other: null };
  const otherKey = keyBytes(keys.alsoSecretKey, 'other secret');
  const other = { publicKey: sodium.crypto_scalarmult_base(otherKey), secretKey: otherKey };
  return { pair: { publicKey, secretKey }, other };
}

function openWith({ publicKey, secretKey }: Pair, sealed: Uint8Array): string | null {
  try {
    return sodium.to_string(sodium.crypto_box_seal_open(sealed, publicKey, secretKey));
  } catch {
    // Sealed to another key.
    return null;
  }
}

/** The half that only seals. */
export async function publicKeyOf(secretKey: string): Promise<string> {
  await sodium.ready;
  return sodium.to_base64(sodium.crypto_scalarmult_base(keyBytes(secretKey, 'secret')));
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
