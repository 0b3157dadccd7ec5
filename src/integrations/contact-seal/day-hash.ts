import { createHmac } from 'node:crypto';
import type { DayHash } from '#services/ports.ts';

/** Without the mail worker's key nobody can find out by trying which address a hash belongs to. */
export function createDayHash(secretKey: string): DayHash {
  return (day, text) => createHmac('sha256', secretKey).update(`mail ${day} ${text}`).digest();
}
