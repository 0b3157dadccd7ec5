import type { ReactNode } from 'react';
import { type TextLanguage, textDirection } from '#domain/options/languages.ts';
import { LOCALE } from '#web/words/locale.ts';
import { attributesOfLetters } from './text-language.ts';

/** Letters of Arabic script, and what stands between two of them. */
const ARABIC_WORDS =
  /(\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\p{Cf}\p{Zs}]*[\p{Script=Arabic}\p{M}])?)/u;

/** What stands between the names of a row. */
const BETWEEN = /([,،]\s)/u;
const FROM_RIGHT = textDirection(LOCALE) === 'rtl';

type Props = {
  children: string;
  /** The language of the text they stand with: what Arabic letters are likely to be in. */
  beside?: TextLanguage | undefined;
};

/** Names and places as their writer gave them: what is in Arabic letters is set as its language is, on every page. */
export function GivenWords({ children: words, beside }: Props): ReactNode {
  if (!FROM_RIGHT) return inTheirLetters(words, beside);
  // Among words from the right a name in Latin letters takes its neighbours and their numbers along, unless it stands apart.
  return words.split(BETWEEN).map((piece, i) =>
    i % 2 === 1 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a row never changes within
      <bdi key={i} dir={directionOf(piece)}>
        {inTheirLetters(piece, beside)}
      </bdi>
    ),
  );
}

const FIRST_LETTER = /\p{L}/u;

/** Said, because what stands in a `bdi` of its own is not looked at: "7 تا 12" would run from the left. */
function directionOf(piece: string): 'ltr' | 'rtl' {
  const [first = ''] = FIRST_LETTER.exec(piece) ?? [];
  return ARABIC_WORDS.test(first) ? 'rtl' : 'ltr';
}

function inTheirLetters(words: string, beside: TextLanguage | undefined): ReactNode {
  const pieces = words.split(ARABIC_WORDS);
  if (pieces.length === 1) return words;
  // Words of that script are every second piece.
  return pieces.map((piece, i) =>
    i % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name never changes within
      <bdi key={i} {...attributesOfLetters(piece, beside)}>
        {piece}
      </bdi>
    ),
  );
}
