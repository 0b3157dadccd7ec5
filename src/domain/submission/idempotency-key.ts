/** Any client may choose its own; long enough not to meet another's by chance. */
const KEY_SHORTEST = 8;
const KEY_LONGEST = 100;

export function isIdempotencyKey(key: string): boolean {
  return key.length >= KEY_SHORTEST && key.length <= KEY_LONGEST && /^[\x21-\x7e]+$/.test(key);
}
