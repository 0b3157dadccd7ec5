/** The specification's own, with the typographic apostrophe beside the plain one. */
const SPECIFIED = `.!_()'’™®©?`;
/** Ordinary punctuation of English, French, Urdu and Arabic. */
const ORDINARY = `,;:&/…"“”„‘‚«»‹›‐‑–—،؛۔؟-`;
/** Letters, marks and numbers of every script; the joiners belong to Persian and Urdu spelling. */
const OTHER_SIGN = new RegExp(
  `\\p{RI}{2}|[^\\p{L}\\p{M}\\p{N} \u200c\u200d${SPECIFIED}${ORDINARY}]\ufe0f?`,
  'u',
);

/** The first sign that cannot stand in a title. */
export function signOutsideTitles(title: string): string | null {
  return OTHER_SIGN.exec(title)?.[0] ?? null;
}

/** Nobody could be shown which one it is. */
export function isInvisible(sign: string): boolean {
  return /^[\p{C}\p{Z}]/u.test(sign);
}
