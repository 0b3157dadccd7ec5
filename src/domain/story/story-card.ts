import { displayAge, displayGender, displayOpening, UNSPECIFIED } from './display.ts';
import type { ListedStory, Neighbour } from './published-story.ts';

/** What a writer may leave out. */
type Given = Partial<{
  recipient: string;
  name: string;
  age: string;
  city: string;
  belief: string;
  link: string;
  social: NonNullable<ListedStory['social']>;
}>;

/**
 * What a card in a list shows of a story, and nothing else: a page carries it twice, once drawn and
 * once for its script. What is not given is not there at all.
 */
export type StoryCard = Neighbour &
  Given & { opening: string; gender: string; country: string; publishedAt: Date };

export function storyCard(story: ListedStory): StoryCard {
  const { hash, category, writingType, language, title, country, publishedAt } = story;
  const { recipient, name, city, belief, link, social } = story;
  const age = displayAge(story);
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
    ...given({
      recipient,
      name,
      age: age === UNSPECIFIED ? null : age,
      city,
      belief,
      link,
      social,
    }),
  };
}

function given(fields: { [name in keyof Given]-?: Given[name] | null }): Given {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** What a label must tell in any case, and says in words where it is missing. */
const ALWAYS_TOLD = ['age', 'city', 'belief'] as const;

/** "Age and belief unspecified"; null where nothing is missing. */
export function missingText(card: Pick<StoryCard, (typeof ALWAYS_TOLD)[number]>): string | null {
  const missing = ALWAYS_TOLD.filter((name) => card[name] === undefined);
  const last = missing.at(-1);
  if (last === undefined) return null;
  const before = missing.slice(0, -1).join(', ');
  const all = before ? `${before} and ${last}` : last;
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} ${UNSPECIFIED.toLowerCase()}`;
}
