import { commonSequence } from './common-sequence.ts';

export type DiffPiece = { kind: 'same' | 'out' | 'in'; text: string };

/** The joiners belong to Urdu words, the apostrophes to French and English ones. */
const WORD = String.raw`[\p{L}\p{M}\p{N}\u200c\u200d]+(?:['’][\p{L}\p{M}\p{N}\u200c\u200d]+)*`;
/** A family or a flag is several characters and one picture. */
const PICTURE = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}\u200d\ufe0f]+`;
const TOKENS = new RegExp(String.raw`(\s*)(${WORD}|${PICTURE}|\S|$)`, 'gu');
const WORDS = new RegExp(WORD, 'gu');

/** What is read as one, with the space that leads up to it. */
type Token = { lead: string; text: string };

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKENS), ([, lead = '', token = '']) => ({ lead, text: token }));
}

/**
 * What an editor's change did, word by word. The pieces `same` and `out` make up the old text
 * exactly, `same` and `in` the new one: nothing is tidied, also not spaces and paragraphs.
 */
export function wordDiff(before: string, after: string): DiffPiece[] {
  const old = tokensOf(before);
  const young = tokensOf(after);
  const pieces: DiffPiece[] = [];
  let nextOld = 0;
  let nextYoung = 0;
  const common = commonSequence(
    old.map(({ text }) => text),
    young.map(({ text }) => text),
  );
  for (const match of common) {
    const [from, to] = [old[match.before] as Token, young[match.after] as Token];
    const kept = from.lead === to.lead ? from.lead : '';
    const leaving = join(old.slice(nextOld, match.before)) + from.lead.slice(kept.length);
    const coming = join(young.slice(nextYoung, match.after)) + to.lead.slice(kept.length);
    const lead = sharedLead(leaving, coming);
    add(pieces, 'same', lead);
    add(pieces, 'out', leaving.slice(lead.length));
    add(pieces, 'in', coming.slice(lead.length));
    add(pieces, 'same', kept + from.text);
    nextOld = match.before + 1;
    nextYoung = match.after + 1;
  }
  // Both lists close with the empty token, so the loop has told everything.
  return pieces;
}

export type WordCounts = { wordsIn: number; wordsOut: number };

/** For the line above a change: "3 words out, 1 word in". */
export function countWords(pieces: readonly DiffPiece[]): WordCounts {
  const words = (kind: DiffPiece['kind']) =>
    pieces
      .filter((piece) => piece.kind === kind)
      .reduce((sum, { text }) => sum + (text.match(WORDS)?.length ?? 0), 0);
  return { wordsIn: words('in'), wordsOut: words('out') };
}

function join(tokens: readonly Token[]): string {
  return tokens.map(({ lead, text }) => lead + text).join('');
}

/** The space before a replaced word was not replaced. */
function sharedLead(leaving: string, coming: string): string {
  const [lead = ''] = /^\s*/.exec(leaving) ?? [];
  return /^\s*/.exec(coming)?.[0] === lead ? lead : '';
}

function add(pieces: DiffPiece[], kind: DiffPiece['kind'], text: string): void {
  const last = pieces.at(-1);
  if (text === '') return;
  if (last?.kind === kind) last.text += text;
  else pieces.push({ kind, text });
}

const BREAK = '\n\n';
const LEFT_OUT = `${BREAK}…${BREAK}`;

/** For showing: of long unchanged stretches only the paragraphs beside a change. */
export function nearChanges(pieces: readonly DiffPiece[]): DiffPiece[] {
  if (pieces.every(({ kind }) => kind === 'same')) return [...pieces];
  return pieces.map((piece, index) => {
    if (piece.kind !== 'same') return piece;
    const paragraphs = piece.text.split(BREAK);
    const before = index > 0 ? (paragraphs[0] ?? '') : null;
    const after = index < pieces.length - 1 ? (paragraphs.at(-1) ?? '') : null;
    if (before === null) return { kind: 'same', text: after ?? '' };
    if (after === null) return { kind: 'same', text: before };
    // Two paragraphs have nothing between them to leave out.
    return paragraphs.length <= 2 ? piece : { kind: 'same', text: `${before}${LEFT_OUT}${after}` };
  });
}
