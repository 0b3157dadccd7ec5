import { encode } from 'uqr';
import { PIGMENT_HEX } from '#domain/motif/pigments.ts';
import { drawTile, type TileOptions } from '#domain/motif/tile.ts';
import { tileSvg } from '#domain/motif/tile-svg.ts';

/** Line work of the rooms of remembrance, and its one softly tinted star. */
const LINE = PIGMENT_HEX.violet;
const LIT_LINE = '#e4e0ea';
/** What readers of codes need around one, in its own squares. */
const QUIET_ZONE = 4;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"';

export function tilePicture(options: TileOptions): string {
  const drawing = drawTile(options);
  const { width, height } = drawing;
  return tileSvg(drawing, {
    colour: (pigment) => PIGMENT_HEX[pigment],
    file: { width, height, ink: LINE },
  }).replaceAll('var(--lamp-line,none)', LIT_LINE);
}

/** A code that a phone reads, as one path of black squares on white. */
export function codePicture(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: QUIET_ZONE });
  const runs = data.map((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return `${SVG} viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${runs.flat().join('')}" fill="#000"/></svg>`;
}

/** Where black begins and how far it goes, so that no seam shows between squares of one run. */
function runsOf(row: boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((black, x) => {
    if (!black) return;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
