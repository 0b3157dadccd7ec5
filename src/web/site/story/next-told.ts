import { t } from '@lingui/core/macro';
import { recipientShown } from '#domain/campaigns/as-written.ts';
import type { Campaigns } from '#domain/campaigns/campaigns.ts';
import { recipientWithin } from '#domain/campaigns/recipient-name.ts';
import { firstSentence } from '#domain/story/first-sentence.ts';
import type { Neighbour, NextStory } from '#domain/story/published-story.ts';
import { inARow } from '#web/ui/listed.ts';
import { displayMinutes, displayOpening } from '#web/words/display.ts';
import { writerLabel } from './writer-label.ts';

/** What the band has room for. */
const LINE_LONGEST = 140;

/** What the band that leads on says of the next story; worked out by the server, so that no browser has to. */
export type NextTold = Neighbour & { quiet: boolean; line: string | null; from: string };

export function nextTold(story: NextStory, campaigns: Campaigns): NextTold {
  const { hash, category, writingType, language, title } = story;
  const quiet = campaigns.isQuiet(category);
  const line = quiet
    ? toWhom(recipientShown(story, campaigns))
    : firstSentence(displayOpening(story), LINE_LONGEST);
  return { hash, category, writingType, language, title, quiet, line, from: whoAndHowLong(story) };
}

/** In a room of remembrance a letter is told by whom it is to, not by a line out of it. */
function toWhom(recipient: string | null): string | null {
  if (!recipient) return null;
  const whom = recipientWithin(recipient);
  return t`To ${whom}`;
}

/** "Woman, 67, Morocco, 1 minute" */
function whoAndHowLong(story: NextStory): string {
  return inARow([writerLabel(story), displayMinutes(story.readingMinutes)]);
}
