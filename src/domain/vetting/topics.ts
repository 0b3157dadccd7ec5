import type { CategoryCode } from '#domain/options/categories.ts';
import { type Cues, tellsOf, withPlainLetters } from './topic-cues.ts';
import { HATE_CUES } from './topic-cues-hate.ts';
import { ILLNESS_CUES } from './topic-cues-illness.ts';
import { WAR_CUES } from './topic-cues-war.ts';

/** What an officer may ask not to be given without a warning, and may skip. */
export const TOPICS = ['war-and-death', 'illness', 'hate-and-attacks'] as const;

export type Topic = (typeof TOPICS)[number];

const LABELS: Record<Topic, string> = {
  'war-and-death': 'War and death',
  illness: 'Illness',
  'hate-and-attacks': 'Hate and attacks',
};

export function topicLabel(topic: Topic): string {
  return LABELS[topic];
}

/**
 * Subjects and campaigns that ask for such texts: there every text is marked, whatever its words.
 * Letters to children in Gaza are asked to be light, so there the words decide.
 */
const CATEGORIES: Record<Topic, readonly CategoryCode[]> = {
  'war-and-death': [
    ...(['DEATH', 'WAR', 'GENOCIDE', 'ETHNIC_CLEANSING'] as const),
    ...(['SUDAN', 'QUEBEC_CITY_MOSQUE_SHOOTING', 'OUR_LONDON_FAMILY'] as const),
  ],
  illness: ['ILLNESS', 'MENTAL_HEALTH'],
  'hate-and-attacks': [
    ...(['HATE', 'HATE_MAIL', 'ANTIMUSLIM', 'ISLAMOPHOBIA', 'WHITE_SUPREMACY'] as const),
    ...(['BIGOTRY', 'RACISM', 'BULLYING', 'NINE_ELEVEN', 'GENOCIDE', 'ETHNIC_CLEANSING'] as const),
    ...(['QUEBEC_CITY_MOSQUE_SHOOTING', 'OUR_LONDON_FAMILY'] as const),
  ],
};

const CUES: Record<Topic, Cues> = {
  'war-and-death': WAR_CUES,
  illness: ILLNESS_CUES,
  'hate-and-attacks': HATE_CUES,
};

type Weight = { topics: readonly Topic[]; dangerSince: Date | null };

/** Such a text stays covered until an officer asks for it. */
export function isHeavy({ topics, dangerSince }: Weight): boolean {
  return topics.length > 0 || dangerSince !== null;
}

/** A warning to the officer who opens a text, never a reason to refuse it. */
export function topicsOf(text: string, category: string): Topic[] {
  const plain = withPlainLetters(text);
  return TOPICS.filter(
    (topic) => CATEGORIES[topic].some((code) => code === category) || tellsOf(plain, CUES[topic]),
  );
}
