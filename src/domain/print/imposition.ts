/** No page here: the paper stays white. Pages count from one. */
const BLANK = 0;
/** A folded sheet has this many pages. */
const PAGES_A_SHEET = 4;

export type PrintedSide = { left: number; right: number };

/**
 * Which pages stand beside each other so that the sheets, printed on both sides (turned on the short
 * edge), laid on each other and folded once, read in order.
 */
export function saddleStitch(pages: number): PrintedSide[] {
  const padded = Math.ceil(pages / PAGES_A_SHEET) * PAGES_A_SHEET;
  const page = (no: number) => (no <= pages ? no : BLANK);
  return Array.from({ length: padded / 2 }, (_, side) => {
    const near = page(side + 1);
    const far = page(padded - side);
    return side % 2 === 0 ? { left: far, right: near } : { left: near, right: far };
  });
}
