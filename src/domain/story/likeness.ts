import { AGE_SECRET, ageBand } from '#domain/options/ages.ts';
import type { PublicFace } from './public-face.ts';
import type { RedactedField } from './redaction.ts';

/** So many share a label before it points at nobody (k-anonymity). */
export const ENOUGH = 5;

/** Kept with the change. It names no line's content: the log outlives the words of a text. */
export const LIKENESS_REASON = 'Fewer than five published texts share this label.';

/** The lines that together can lead to one person. */
export type LikenessLines = Pick<
  PublicFace,
  'country' | 'gender' | 'city' | 'belief' | 'age' | 'ageBand'
>;

/**
 * Published texts of the same country and gender, by which of the other lines they share. `band`: their age lies
 * in the same band, whether they show the age or only the band.
 */
export type Alike = { city: boolean; belief: boolean; age: boolean; band: boolean; texts: number };

/** `band`: the age's band instead of the age; `age`: neither of them. */
export type Leaving = 'city' | 'belief' | 'band' | 'age';

export type Hiding = {
  lines: readonly Leaving[];
  /** How many texts share what is left, this one among them. */
  sharing: number;
};

export type Likeness = {
  /** How many texts share all that is shown, this one among them. */
  sharing: number;
  /** The smallest that makes it enough; null where it is enough already, or nothing does. */
  hiding: Hiding | null;
};

/** Fewest lines first; among as many, first what is missed least. Country and gender stay (decision 45). */
const HIDINGS: readonly (readonly Leaving[])[] = [
  ['city'],
  ['belief'],
  ['band'],
  ['age'],
  ['city', 'belief'],
  ['city', 'band'],
  ['city', 'age'],
  ['belief', 'band'],
  ['belief', 'age'],
  ['city', 'belief', 'band'],
  ['city', 'belief', 'age'],
];

export function likenessOf(shown: LikenessLines, alike: readonly Alike[]): Likeness {
  const sharingWithout = (lines: readonly Leaving[]) => {
    const needed = linesToShare(shown, lines);
    const others = alike.filter((group) => needed.every((line) => group[line]));
    return others.reduce((sum, { texts }) => sum + texts, 1);
  };
  const sharing = sharingWithout([]);
  if (sharing >= ENOUGH) return { sharing, hiding: null };
  const hiding = HIDINGS.filter((lines) => lines.every((line) => canLeave(shown, line)))
    .map((lines) => ({ lines, sharing: sharingWithout(lines) }))
    .find((one) => one.sharing >= ENOUGH);
  return { sharing, hiding: hiding ?? null };
}

/** The age itself where it is shown; a secret is not. */
export const exactAge = ({ age }: Pick<LikenessLines, 'age'>) => (age === AGE_SECRET ? null : age);
const isExact = (shown: LikenessLines) => exactAge(shown) !== null;

function canLeave(shown: LikenessLines, line: Leaving): boolean {
  if (line === 'band') return isExact(shown);
  if (line === 'age') return isExact(shown) || shown.ageBand !== null;
  return shown[line] !== null;
}

/** What another text has to share once these lines are left out. */
function linesToShare(
  shown: LikenessLines,
  left: readonly Leaving[],
): (keyof Omit<Alike, 'texts'>)[] {
  const needed: (keyof Omit<Alike, 'texts'>)[] = [];
  for (const line of ['city', 'belief'] as const)
    if (shown[line] !== null && !left.includes(line)) needed.push(line);
  if (canLeave(shown, 'age') && !left.includes('age'))
    needed.push(isExact(shown) && !left.includes('band') ? 'age' : 'band');
  return needed;
}

/** The band in which an age is shown or could be; null where no age is told. */
export function bandOf(shown: Pick<LikenessLines, 'age' | 'ageBand'>): string | null {
  const age = exactAge(shown);
  return shown.ageBand ?? (age === null ? null : ageBand(age));
}

/** What readers would see then. */
export function leaveOut(shown: LikenessLines, left: readonly Leaving[]): LikenessLines {
  const line = (name: 'city' | 'belief') => (left.includes(name) ? null : shown[name]);
  const lines = { ...shown, city: line('city'), belief: line('belief') };
  if (left.includes('age')) return { ...lines, age: null, ageBand: null };
  return left.includes('band') ? { ...lines, age: null, ageBand: bandOf(shown) } : lines;
}

/** What another published text shares with this one; null where country or gender are others. */
export function alikeIn(shown: LikenessLines, other: LikenessLines): Omit<Alike, 'texts'> | null {
  if (shown.country !== other.country || shown.gender !== other.gender) return null;
  const band = bandOf(shown);
  return {
    city: shown.city !== null && shown.city.toLowerCase() === other.city?.toLowerCase(),
    belief: shown.belief !== null && shown.belief === other.belief,
    age: isExact(shown) && shown.age === other.age,
    band: band !== null && band === bandOf(other),
  };
}

/** How officers leave one of these out: which line, and whether something stands there instead. */
export function redactionFor(line: Leaving): { field: RedactedField; action: 'hide' | 'replace' } {
  if (line === 'band') return { field: 'age', action: 'replace' };
  return { field: line, action: 'hide' };
}
