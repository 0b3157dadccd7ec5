import { numberText } from '#domain/number-text.ts';
import {
  bandOf,
  ENOUGH,
  type Hiding,
  type Leaving,
  type Likeness,
  type LikenessLines,
} from '#domain/story/likeness.ts';
import { displayAge, displayGender } from '#web/words/display.ts';

const OTHERS = ['', 'One other shares', 'Two others share', 'Three others share'];

/** "The only one so: woman, 57, Kisumu, Sikhism" */
export function likenessWords(shown: LikenessLines, { sharing }: Likeness): string {
  if (sharing >= ENOUGH) return `${numberText(sharing)} share what is shown`;
  const others = OTHERS[sharing - 1];
  return `${others ? `${others} this` : 'The only one so'}: ${describe(shown)}`;
}

function describe(shown: LikenessLines): string {
  const { gender, city, country, belief } = shown;
  const parts = [
    gender === 'X' ? null : displayGender(shown).toLowerCase(),
    bandOf(shown) && displayAge(shown),
    city ?? country,
    belief,
  ];
  return parts.filter(Boolean).join(', ');
}

/** "Leave out the city: then 12 share what is shown" */
export function hidingWords(shown: LikenessLines, { lines, sharing }: Hiding): string {
  const out = lines.filter((line) => line !== 'band').map((line) => `the ${line}`);
  const steps = [
    out.length > 0 && `leave out ${out.join(' and ')}`,
    lines.includes('band') && `show the age as ${bandOf(shown)}`,
  ];
  const all = capital(steps.filter(Boolean).join(' and '));
  return `${all}: then ${numberText(sharing)} share what is shown`;
}

/** On the button of one line. */
export function leavingWords(shown: LikenessLines, line: Leaving): string {
  return line === 'band' ? `Show the age as ${bandOf(shown)}` : `Leave out the ${line}`;
}

/** Where it is not enough and nothing makes it so. */
export const NOTHING_HELPS = 'No line left out would make it five.';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
