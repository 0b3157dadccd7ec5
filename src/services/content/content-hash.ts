import { createHash } from 'node:crypto';
import type { AnyContent } from '#domain/content/content-records.ts';
import { canonicalContent } from '#domain/content/read-content.ts';

/** Whoever agrees, agrees to this. The database makes it again. */
export function contentHash(record: AnyContent): string {
  return createHash('sha256').update(canonicalContent(record)).digest('hex');
}
