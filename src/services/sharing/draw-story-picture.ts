import type { Database } from '#db/connect.ts';
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import { categoryLabel } from '#domain/options/categories.ts';
import { storyCard } from '#domain/sharing/share-card.ts';
import type { Site } from '#domain/site.ts';
import { spokenBeside } from '#words/text-words.ts';
import type { DrawPicture, NameIn } from '../ports.ts';
import { readSharedStory } from './read-shared-story.ts';

export type PictureOutcome =
  | { kind: 'drawn'; png: Awaited<ReturnType<DrawPicture>> }
  | { kind: 'gone' }
  | { kind: 'unknown' };

type Context = { db: Database; site: Site; drawPicture: DrawPicture; nameIn: NameIn };

export async function drawStoryPicture(
  context: Context,
  hash: string,
  campaigns: Campaigns,
): Promise<PictureOutcome> {
  const outcome = await readSharedStory(context.db, hash);
  if (outcome.kind !== 'shared') return outcome;
  const { story } = outcome;
  const subject = context.nameIn(
    spokenBeside(story.language),
    'subject',
    categoryLabel(story.category),
  );
  const card = storyCard(story, {
    name: context.site.name,
    subject,
    room: campaigns.ofCategory(story.category),
  });
  return { kind: 'drawn', png: await context.drawPicture(card) };
}
