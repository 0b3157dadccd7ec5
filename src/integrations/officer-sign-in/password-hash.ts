import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** What OWASP ASVS 5.0 asks of scrypt: 128 MB, a third of a second. The figures stand in the hash, so that they can grow. */
const NOW = { N: 2 ** 17, r: 8, p: 1 };
/** The library's own, in hashes that name no figures. */
const LIBRARY = { N: 2 ** 14, r: 16, p: 1 };
const KEY_BYTES = 64;

const derive = promisify<string, string | Uint8Array, number, ScryptOptions, Buffer>(scrypt);
const keyOf = (password: string, salt: string, { N, r, p }: typeof NOW) =>
  derive(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 2 * 128 * N * r });

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  const key = await keyOf(password, salt, NOW);
  return ['scrypt', Math.log2(NOW.N), NOW.r, NOW.p, salt, key.toString('hex')].join('$');
}

export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const { figures, salt, key } = partsOf(hash);
  const expected = Buffer.from(key, 'hex');
  return (
    expected.length === KEY_BYTES && timingSafeEqual(expected, await keyOf(password, salt, figures))
  );
}

function partsOf(hash: string): { figures: typeof NOW; salt: string; key: string } {
  const [name, log2N, r, p, salt = '', key = ''] = hash.split('$');
  if (name === 'scrypt')
    return { figures: { N: 2 ** Number(log2N), r: Number(r), p: Number(p) }, salt, key };
  const [before = '', known = ''] = hash.split(':');
  return { figures: LIBRARY, salt: before, key: known };
}
