import { MARK_SIZE, MARK_STROKE_WIDTH, markPaths } from '#domain/motif/mark.ts';

/** The site's mark as a file of its own. */
export function markSvg({ ink, dot }: { ink: string; dot: string }, size: number): string {
  const squares = markPaths.squares.map((d) => `<path d="${d}"/>`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" `,
    `viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">`,
    `<g fill="none" stroke="${ink}" stroke-width="${MARK_STROKE_WIDTH}">${squares}</g>`,
    `<path d="${markPaths.dot}" fill="${dot}"/></svg>`,
  ].join('');
}
