import { expect, test } from 'vitest';
import { demoWorld } from '#lab/samples/demo-world.ts';
import { type Topic, topicsOf } from './topics.ts';

const { published, waiting } = demoWorld();
const DEMO_STORIES = [...published, ...waiting];

/** Read by eye: what an officer in mourning, ill or under attack would have wanted to know. */
const READ: Record<string, Topic[]> = {
  'Washing my aunt': ['war-and-death'],
  'Warm water': ['war-and-death'],
  Pegs: ['war-and-death'],
  'Ironing on Sundays': ['war-and-death'],
  'The drum and the list': ['war-and-death'],
  'The trunk under the stairs': ['war-and-death'],
  'Documents and warm socks and salt': ['war-and-death'],
  'Four nights at the crossing': ['war-and-death'],
  'The green one with the torn edge': ['war-and-death'],
  'She kept our photographs behind her jars of peppers for eleven whole years': ['war-and-death'],
  'Depuis Dakar': ['war-and-death', 'hate-and-attacks'],
  'برف کی آواز': ['war-and-death', 'hate-and-attacks'],
  'دادی جان کے نام': ['war-and-death', 'hate-and-attacks'],
  'What my street did in June': ['war-and-death', 'hate-and-attacks'],
  'Bed by the window': ['illness'],
  'Sixty three people are typing': ['illness'],
  'Green tape on the ceiling': ['illness'],
  'Sunflower seeds in the parking lot': ['illness'],
  'A constable for dinner': ['illness'],
  'What the bus driver did with his thermos': ['hate-and-attacks'],
  'Left wing': ['hate-and-attacks'],
  'I was the one who said it': ['hate-and-attacks'],
  'The ironing': ['hate-and-attacks'],
  // Light ones with heavy words.
  'The lining of the jacket': [],
  'I have died fourteen times': [],
  'The shovel war': [],
  'The cat on the third step': [],
  'A bus ticket on page 212': [],
  'The winter our synagogue had no boiler and we borrowed a gymnasium': [],
  'Keys in the lock': [],
  'The machine on our veranda': [],
  'Three alphabets in one graveyard': [],
  'Night shift and a paper boat': [],
  'Laying it at an angle': [],
  'Route 9 in February': [],
  'Shaving lesson': [],
  'Squeaky shoes': [],
  'Next goal wins': [],
};

type Counts = { right: number; wrong: number; missed: number };

function count(topicsFound: (title: string) => Topic[]): Counts {
  const counts = { right: 0, wrong: 0, missed: 0 };
  for (const [title, expected] of Object.entries(READ)) {
    const found = topicsFound(title);
    counts.right += found.filter((topic) => expected.includes(topic)).length;
    counts.wrong += found.filter((topic) => !expected.includes(topic)).length;
    counts.missed += expected.filter((topic) => !found.includes(topic)).length;
  }
  return counts;
}

const storyOf = (title: string) => {
  const story = DEMO_STORIES.find((one) => one.title === title);
  if (!story) throw new Error(`No demo text is called ${title}`);
  return story;
};

test('with subject and words: what was measured, so that a change of cues is seen', () => {
  const counts = count((title) => {
    const { body, category } = storyOf(title);
    return topicsOf(`${title}\n\n${body}`, category);
  });
  // Missed are flight and forgetting told without a single word for them, which no list can find.
  expect(counts).toEqual({ right: 24, wrong: 2, missed: 3 });
});

test('of all the demo texts outside such subjects, few are marked', () => {
  const marked = DEMO_STORIES.filter(
    ({ title, body }) => topicsOf(`${title}\n\n${body}`, 'LIFE').length > 0,
  );
  expect(marked.length / DEMO_STORIES.length).toBeLessThan(0.08);
});
