import { isArabicScript } from './letters.ts';
import { slipsAllowed, slipsBetween } from './slips.ts';

/** A word of the published stories that looks or sounds like a typed one; itself, too, where somebody used it. */
export type NearWord = {
  typed: string;
  word: string;
  stories: number;
  /** How many consonants both have, in the same order; 0 where they sound different. */
  sameSounds: number;
};

/** More would find everything. */
const MOST_SPELLINGS = 6;
/** Fewer consonants are shared by too many words of two scripts. */
const FEWEST_SOUNDS = 3;

/** What was meant by a word that is not known, and how else one that is known is spelled; nearest first. */
export function spellingsOf(typed: string, near: readonly NearWord[], isKnown: boolean): string[] {
  const priced = near
    .filter(({ word }) => word !== typed)
    .map((one) => ({ one, cost: costOf(typed, one, isKnown) }))
    .filter(({ cost }) => cost < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.cost - b.cost || b.one.stories - a.one.stories);
  const least = priced[0]?.cost ?? 0;
  return priced
    .filter(({ cost }) => cost <= least + 0.5)
    .slice(0, MOST_SPELLINGS)
    .map(({ one }) => one.word);
}

function costOf(typed: string, { word, sameSounds }: NearWord, isKnown: boolean): number {
  const no = Number.POSITIVE_INFINITY;
  if (isArabicScript(typed) !== isArabicScript(word))
    return sameSounds >= FEWEST_SOUNDS && !isKnown ? 2 : no;
  const most = slipsAllowed(typed.length);
  const slips = slipsBetween(typed, word, most + 1);
  // Of a known word only another spelling, and no other word: نانی is not نانا.
  if (isKnown) return sameSounds >= FEWEST_SOUNDS && slips === 1 ? 1 : no;
  const startsSame = typed[0] === word[0];
  if (sameSounds > 1 && slips <= Math.max(1, most) + 1) return slips - 0.5;
  // Two slips and another first letter are another word.
  if (slips <= most) return slips > 1 && !startsSame ? no : slips;
  const isAsLong = Math.abs(typed.length - word.length) < FEWEST_SOUNDS;
  return startsSame && isAsLong && sameSounds > FEWEST_SOUNDS ? slips + 0.5 : no;
}

/** Without the article and what Arabic writes together with the word behind it. */
export function withoutArticle(word: string): string[] {
  const bare = word.replace(/^(?:[وفبک]?ال|لل|و)/u, '');
  return bare !== word && bare.length > 2 ? [bare] : [];
}
