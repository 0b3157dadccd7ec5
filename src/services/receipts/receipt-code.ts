import { createHash, createHmac } from 'node:crypto';
import { RECEIPT_BYTES } from '#domain/receipt/receipt-words.ts';

/**
 * Made from the key of the request and not from chance, so that a request repeated after a lost
 * answer is told the same words, although nobody has kept them.
 */
export function receiptCode(secret: string, idempotencyKey: string): Uint8Array {
  const code = createHmac('sha256', secret).update(`receipt:${idempotencyKey}`).digest();
  return new Uint8Array(code.subarray(0, RECEIPT_BYTES));
}

/** What is stored. 128 bits of chance need no slow hash: there is nothing to try out. */
export function receiptHash(code: Uint8Array): Buffer {
  return createHash('sha256').update(code).digest();
}
