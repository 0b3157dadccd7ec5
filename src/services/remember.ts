import type { Clock } from './ports.ts';

/** One question for all who ask within a moment; one that failed is asked again. */
export function remember<T>(ms: number, clock: Clock, ask: () => Promise<T>): () => Promise<T> {
  let asked: { at: number; answer: Promise<T> } | null = null;
  return () => {
    const at = clock().getTime();
    if (asked && at - asked.at < ms) return asked.answer;
    const now = { at, answer: ask() };
    asked = now;
    now.answer.catch(() => {
      if (asked === now) asked = null;
    });
    return now.answer;
  };
}
