import { escapeXml } from '#domain/xml.ts';
import type { Point } from './geometry.ts';
import type { Pigment } from './pigments.ts';
import { repeated } from './repeated-path.ts';
import type { LitPath, LitStar, TileDrawing } from './tile.ts';

export interface TileSvgOptions {
  readonly colour: (pigment: Pigment) => string;
  /** The accessible name; without one the tile is decorative. */
  readonly title?: string | undefined;
  /** For a file of its own, where no page gives it a size and a colour of lines. */
  readonly file?: { readonly width: number; readonly height: number; readonly ink: string };
}

type Colour = TileSvgOptions['colour'];

export function tileSvg(drawing: TileDrawing, { colour, title, file }: TileSvgOptions): string {
  const { id, width, height, strokeWidth } = drawing;
  const cell = drawing.cell.map((path) => pathElement(path, colour)).join('');
  const uses = drawing.uses.map((place) => useElement(id, place)).join('');
  const lit = drawing.lit ? litGroup(drawing.lit, colour) : '';
  return [
    `<svg ${fileAttributes(file)}class="tile" viewBox="0 0 ${width} ${height}" `,
    `preserveAspectRatio="xMidYMid ${drawing.fit}" ${accessibility(title)}>`,
    `<defs><g id="${id}">${cell}</g></defs>`,
    groundRect(drawing, colour),
    `<g stroke="${strokeColour(drawing, colour)}" stroke-width="${strokeWidth}" stroke-linejoin="round">`,
    `${uses}${lit}</g></svg>`,
  ].join('');
}

/** Repeats in a row and in a column that are drawn as one; a wall is made of such blocks. */
const BLOCK = 4;

/**
 * What stands inside a tile's `<svg>`, for a page that draws many: each layer is one path over a
 * block of repeats, six elements instead of sixty, which an old phone would have to style and place
 * one by one. Our own numbers and names of pigments, no word of anybody, and so safe as markup.
 */
export function tileInside(drawing: TileDrawing, colour: Colour): string {
  const { id, strokeWidth, uses } = drawing;
  const stroke = strokeColour(drawing, colour);
  const axis = (name: 'x' | 'y') => [...new Set(uses.map((place) => place[name]))];
  const [xs, ys] = [axis('x'), axis('y')];
  const starts = inBlocks(ys).flatMap((y) => inBlocks(xs).map((x) => ({ x, y })));
  const block = ys.slice(0, BLOCK).flatMap((y) => xs.slice(0, BLOCK).map((x) => ({ x, y })));
  const layers = drawing.cell
    .map(({ d, fill }) => pathElement({ d: repeated(d, block, drawing), fill }, colour))
    .join('');
  return [
    groundRect(drawing, colour),
    `<g stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round">`,
    starts.length === 1
      ? layers
      : `<g id="${id}">${layers}</g>${starts
          .slice(1)
          .map((start) => useElement(id, start))
          .join('')}`,
    `${drawing.lit ? litGroup(drawing.lit, colour) : ''}</g>`,
  ].join('');
}

/** How far each block lies from the first. */
function inBlocks(places: readonly number[]): number[] {
  const [first = 0] = places;
  return places.filter((_, i) => i % BLOCK === 0).map((place) => place - first);
}

function fileAttributes(file: TileSvgOptions['file']): string {
  if (!file) return '';
  const { width, height, ink } = file;
  return `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${ink}" `;
}

const strokeColour = ({ stroke }: TileDrawing, colour: Colour) =>
  stroke === 'currentColor' ? stroke : colour(stroke);

function groundRect({ ground, width, height }: TileDrawing, colour: Colour): string {
  return ground ? `<rect width="${width}" height="${height}" fill="${colour(ground)}"/>` : '';
}

function useElement(id: string, { x, y }: Point): string {
  return `<use href="#${id}" x="${x}" y="${y}"/>`;
}

function litGroup({ x, y, paths }: LitStar, colour: Colour): string {
  const content = paths.map((path) => pathElement(path, colour)).join('');
  return `<g transform="translate(${x} ${y})">${content}</g>`;
}

function pathElement({ d, fill }: LitPath, colour: Colour): string {
  return `<path d="${d}" fill="${fillValue(fill, colour)}"/>`;
}

function fillValue(fill: LitPath['fill'], colour: Colour): string {
  if (fill === null) {
    return 'none';
  }
  return fill === 'lamp-line' ? 'var(--lamp-line,none)' : colour(fill);
}

function accessibility(title: string | undefined): string {
  return title
    ? `role="img" aria-label="${escapeXml(title)}"`
    : 'aria-hidden="true" focusable="false"';
}
