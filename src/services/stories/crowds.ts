import type { Database } from '#db/connect.ts';
import { countWriters } from '#db/publications/publication-likeness.ts';
import { type Crowds, crowdsOf } from '#domain/story/crowds.ts';
import type { Clock } from '#services/ports.ts';
import { remember } from '#services/remember.ts';

/** They are rounded: a few minutes more make no other advice. */
const REMEMBERED_MS = 600_000;

/** How many have written from where, as coarse as every writer's device may know it. */
export function rememberCrowds(db: Database, clock: Clock): () => Promise<Crowds> {
  return remember(REMEMBERED_MS, clock, async () => crowdsOf(await countWriters(db)));
}
