import { CONTEXTS, DISGUISES, FAMILIES } from './hostile-families.ts';
import { createRandom } from './random.ts';

export type HostileText = { family: string; text: string };

const SEED = 20_261_115;

/** So many different hostile texts, always the same ones; every plain attack is among the first. */
export function hostileTexts(count: number): HostileText[] {
  const plain = Object.entries(FAMILIES).flatMap(([family, texts]) =>
    texts.map((text) => ({ family, text })),
  );
  const disguised = plain.flatMap(({ family, text }) =>
    DISGUISES.flatMap((disguise) =>
      CONTEXTS.map((context) => ({ family, text: context(disguise(text)) })),
    ),
  );
  const seen = new Set<string>();
  const isNew = ({ text }: HostileText) => !seen.has(text) && seen.add(text);
  const all = [...mixed(plain), ...mixed(disguised)].filter(isNew);
  if (all.length < count) throw new Error(`Only ${all.length} hostile texts.`);
  return all.slice(0, count);
}

function mixed(texts: readonly HostileText[]): HostileText[] {
  const random = createRandom(SEED);
  return texts
    .map((text) => ({ text, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ text }) => text);
}
