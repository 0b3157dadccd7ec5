import { z } from 'zod/mini';
import { STATES } from '#domain/story/lifecycle.ts';
import type { Seen } from '#domain/vetting/seen.ts';

const SEEN = z.object({
  id: z.string(),
  state: z.enum(STATES),
  revisionNo: z.int(),
  folder: z.string(),
});

/** What the page showed of each of the two, by its id. */
export function bothSeen(form: FormData): Map<string, Seen> {
  const shown = form.getAll('seen').flatMap((text) => {
    const read = SEEN.safeParse(typeof text === 'string' ? parsed(text) : null);
    return read.success ? [read.data] : [];
  });
  return new Map(shown.map(({ id, ...seen }) => [id, seen]));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
