/** Signs of no script: the database sets them around each word that was found. */
export const FOUND_FROM = '\uE000';
export const FOUND_TO = '\uE001';

export type PassagePiece = { text: string; isFound: boolean };

/** A passage in pieces, those that were found marked; nothing where none is in it. */
export function passagePieces(passage: string): PassagePiece[] {
  if (!passage.includes(FOUND_FROM)) return [];
  return passage
    .split(FOUND_FROM)
    .flatMap((part, index) => {
      const [found = '', ...rest] = index === 0 ? ['', part] : part.split(FOUND_TO);
      return [
        { text: found, isFound: true },
        { text: rest.join(''), isFound: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
