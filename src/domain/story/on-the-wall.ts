import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import type { TextLanguage } from '#domain/options/languages.ts';
import { firstSentence } from './first-sentence.ts';
import type { ListedStory } from './published-story.ts';

/** A letter or story and how it begins, as far as anybody may see that without opening it. */
export type OpeningStory = ListedStory & { opening: string };

/** What a tile says of its story: the writer's words, or else a note, or whom a letter of remembrance is to. */
export type WallLine =
  | { kind: 'opening'; line: string; language: TextLanguage }
  | { kind: 'note'; note: string }
  | ({ kind: 'remembrance' } & Pick<ListedStory, 'recipient' | 'campaign' | 'campaignVersion'>);

type Rooms = Pick<Campaigns, 'isQuiet'>;

export function wallLine(story: OpeningStory, rooms: Rooms): WallLine {
  if (rooms.isQuiet(story.category)) return remembered(story);
  if (story.contentNote !== null) return { kind: 'note', note: story.contentNote };
  return { kind: 'opening', line: firstSentence(story.opening), language: story.language };
}

const remembered = ({ recipient, campaign, campaignVersion }: OpeningStory): WallLine => ({
  kind: 'remembrance',
  ...{ recipient, campaign, campaignVersion },
});

/** May stand large where nobody asked for it: no note to read first, no grief, nothing its writer paused. */
export function mayStandOut(story: ListedStory, rooms: Rooms): boolean {
  return story.contentNote === null && !story.paused && !rooms.isQuiet(story.category);
}
