import type { Neighbour, ShownStory } from '#domain/story/published-story.ts';
import { displayGender, displayOpening, toldAge } from '#web/words/display.ts';
import { named } from '#web/words/names.ts';

/** What a writer may leave out. */
type Given = Partial<{
  recipient: string;
  name: string;
  age: string;
  city: string;
  belief: string;
  link: string;
  social: NonNullable<ShownStory['social']>;
}>;

/**
 * What a card in a list shows of a story, and nothing else: a page carries it twice, once drawn and
 * once for its script. What is not given is not there at all.
 */
export type StoryCard = Neighbour &
  Given & {
    opening: string;
    gender: string;
    country: string;
    publishedAt: Date;
    /** "From" and not "Name" stands before who wrote it. */
    signed?: true;
  };

export function storyCard(story: ShownStory): StoryCard {
  const { hash, category, writingType, language, title, publishedAt } = story;
  const { recipient, name, city, link, social } = story;
  const { country, belief } = named(story);
  return {
    hash,
    category,
    writingType,
    language,
    title,
    opening: displayOpening(story),
    gender: displayGender(story),
    country,
    publishedAt,
    ...(story.authorLabel === 'From' && { signed: true as const }),
    ...given({ recipient, name, age: toldAge(story), city, belief, link, social }),
  };
}

function given(fields: { [name in keyof Given]-?: Given[name] | null }): Given {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
