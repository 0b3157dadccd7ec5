/**
 * Letters, marks and numbers as far as folded Latin and Arabic texts need them told apart, and
 * whole blocks of letters beyond. The full tables of Unicode would take a second to build into
 * the long patterns here, and an old phone several.
 */
const SIGNS: Record<string, string> = {
  L: 'A-Za-zªµºÀ-ÖØ-öø-ʯͰ-ײؠ-ٟٮ-ۓە-ۯۺ-῿぀-ﻼ',
  Lu: 'A-ZÀ-ÖØ-ÞĀĂĄĆĈĊČĎĐĒĔĖĘĚĜĞĠĢĤĦĨĪĬĮİĲĴĶĹĻĽĿŁŃŅŇŊŌŎŐŒŔŖŘŚŜŞŠŢŤŦŨŪŬŮŰŲŴŶŸŹŻŽ',
  Ll: 'a-zµß-öø-ÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįıĳĵķĸĺļľŀłńņňŉŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżžſ',
  M: '\u0300-\u036f\u0610-\u061a',
  N: '0-9',
};

/** What opens or closes a class, what names a property, and what is escaped and so does neither. */
const PIECE = /\\p\{(\w+)\}|\\.|[[\]]/gs;

/** A pattern that is quick to build; its properties of signs are those above. */
export function quickPattern(source: string, flags: string): RegExp {
  let isInClass = false;
  const quick = source.replace(PIECE, (piece, property?: string) => {
    if (piece === '[' || piece === ']') isInClass = piece === '[';
    if (property === undefined) return piece;
    return isInClass ? (SIGNS[property] ?? piece) : `[${SIGNS[property] ?? piece}]`;
  });
  return new RegExp(quick, flags);
}
