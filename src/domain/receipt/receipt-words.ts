import { RECEIPT_WORD_LIST } from './word-list.ts';

/** Nobody guesses 128 bits; twelve words of eleven bits hold them and four bits to check by. */
export const RECEIPT_BYTES = 16;
export const RECEIPT_WORDS = 12;
const BITS_A_WORD = 11n;
const CHECK_BITS = 4n;

const PLACES = new Map(RECEIPT_WORD_LIST.map((word, place) => [word, BigInt(place)]));

export function receiptWords(bytes: Uint8Array): string[] {
  if (bytes.length !== RECEIPT_BYTES) throw new Error(`A receipt has ${RECEIPT_BYTES} bytes.`);
  const number = (toNumber(bytes) << CHECK_BITS) | checkOf(bytes);
  return Array.from({ length: RECEIPT_WORDS }, (_, i) => {
    const place = (number >> (BITS_A_WORD * BigInt(RECEIPT_WORDS - 1 - i))) & 0x7ffn;
    return RECEIPT_WORD_LIST[Number(place)] ?? '';
  });
}

export type ReceiptProblem =
  | { problem: 'count'; count: number }
  /** `position` counts from one, as the slip does. */
  | { problem: 'unknown-word'; word: string; position: number }
  | { problem: 'checksum' };

export type ParsedReceipt = { ok: true; bytes: Uint8Array } | ({ ok: false } & ReceiptProblem);

/** Whatever stands between the words is forgiven: capitals, commas, numbers, line breaks. */
export function parseReceiptWords(text: string): ParsedReceipt {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (words.length !== RECEIPT_WORDS) return { ok: false, problem: 'count', count: words.length };
  let number = 0n;
  for (const [i, word] of words.entries()) {
    const place = PLACES.get(word);
    if (place === undefined) return { ok: false, problem: 'unknown-word', word, position: i + 1 };
    number = (number << BITS_A_WORD) | place;
  }
  const bytes = toBytes(number >> CHECK_BITS);
  return (number & 0xfn) === checkOf(bytes)
    ? { ok: true, bytes }
    : { ok: false, problem: 'checksum' };
}

function toNumber(bytes: Uint8Array): bigint {
  return bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
}

function toBytes(number: bigint): Uint8Array {
  return Uint8Array.from({ length: RECEIPT_BYTES }, (_, i) =>
    Number((number >> BigInt(8 * (RECEIPT_BYTES - 1 - i))) & 0xffn),
  );
}

/** FNV-1a folded to four bits: fifteen of sixteen slips of the pen are told at once. */
function checkOf(bytes: Uint8Array): bigint {
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193), 0x811c9dc5);
  const folded = hash ^ (hash >>> 16);
  return BigInt((folded ^ (folded >>> 8) ^ (folded >>> 4)) & 0xf);
}
