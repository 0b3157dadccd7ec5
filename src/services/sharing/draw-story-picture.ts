import type { Database } from '#db/connect.ts';
import { storyCard } from '#domain/sharing/share-card.ts';
import type { Site } from '#domain/site.ts';
import type { DrawPicture } from '../ports.ts';
import { readSharedStory } from './read-shared-story.ts';

export type PictureOutcome =
  | { kind: 'drawn'; png: Awaited<ReturnType<DrawPicture>> }
  | { kind: 'gone' }
  | { kind: 'unknown' };

type Context = { db: Database; site: Site; drawPicture: DrawPicture };

export async function drawStoryPicture(context: Context, hash: string): Promise<PictureOutcome> {
  const outcome = await readSharedStory(context.db, hash);
  if (outcome.kind !== 'shared') return outcome;
  return { kind: 'drawn', png: await context.drawPicture(storyCard(outcome.story, context.site)) };
}
