import { takeOut } from '#domain/screening/advice.ts';
import { screenText } from '#domain/screening/checks.ts';
import { isContact, type ScreeningContext, type Signal } from '#domain/screening/signal.ts';

/**
 * The text without the passages that no published text may hold, for an officer to start from.
 * Null where nothing would change, or where nothing would be left to read.
 */
export function suggestChange(text: string, context: ScreeningContext): string | null {
  let left = text;
  for (;;) {
    const found = screenText(left, context).filter(mustGo);
    if (found.length === 0) break;
    const next = found.reduceRight(takeOut, left);
    // A seam may become as long as what it closes; then a person has to find the words.
    if (next.length >= left.length) return null;
    // What stood on both sides of a cut can make a new passage, so the rest is asked again.
    left = next;
  }
  return left === text || !/[\p{L}\p{N}]/u.test(left) ? null : left;
}

function mustGo(signal: Signal): boolean {
  return signal.severity === 'rule' && isContact(signal);
}
