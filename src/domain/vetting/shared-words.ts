import { commonSequence } from './common-sequence.ts';
import { wordsOf } from './wave.ts';

export type SharedPiece = {
  kind: 'shared' | 'varies';
  text: string;
  /** What stands there in others, at most three. */
  instead: string[];
};

/** Of so many others a word is missing, then it varies. */
const MOST_WITHOUT = 0.1;
const MOST_SHOWN = 3;
/** A place where whole paragraphs differ is not told apart by words. */
const LONGEST_SHOWN = 60;

const SPACED = /\s*\S+\s*/gu;

/** Of one that nobody has opened it is told that it differs there, and not how. */
type Other = { body: string; opened: boolean };

/** One text as it stands, with what others of its wave have otherwise. */
export function sharedWords(text: string, others: readonly Other[]): SharedPiece[] {
  const tokens = text.match(SPACED) ?? [];
  const own = tokens.map((token) => wordsOf(token).join(' '));
  const missing = own.map(() => 0);
  const between = own.map(() => new Map<string, number>());
  for (const { body, opened } of others) {
    const theirs = (body.match(SPACED) ?? []).map((token) => token.trim());
    const compared = theirs.map((token) => wordsOf(token).join(' '));
    let place = 0;
    let theirPlace = 0;
    for (const match of [
      ...commonSequence(own, compared),
      { before: own.length, after: theirs.length },
    ]) {
      const instead = theirs.slice(theirPlace, match.after).join(' ');
      for (let i = place; i < match.before; i += 1) missing[i] = (missing[i] ?? 0) + 1;
      if (opened && place < match.before && instead !== '' && instead.length <= LONGEST_SHOWN) {
        const seen = between[place];
        seen?.set(instead, (seen.get(instead) ?? 0) + 1);
      }
      place = match.before + 1;
      theirPlace = match.after + 1;
    }
  }
  const most = others.length * MOST_WITHOUT;
  const pieces: SharedPiece[] = [];
  for (const [i, token] of tokens.entries()) {
    const kind = (missing[i] ?? 0) > most ? 'varies' : 'shared';
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += token;
    else pieces.push({ kind, text: token, instead: [] });
    if (kind === 'varies') {
      const piece = pieces.at(-1);
      const seen = [...(between[i] ?? [])].sort((a, b) => b[1] - a[1]).map(([words]) => words);
      if (piece) piece.instead = [...new Set([...piece.instead, ...seen])].slice(0, MOST_SHOWN);
    }
  }
  return pieces;
}
