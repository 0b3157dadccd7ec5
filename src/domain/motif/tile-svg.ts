import { escapeXml } from '#domain/xml.ts';
import type { Point } from './geometry.ts';
import type { Pigment } from './pigments.ts';
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

/**
 * What stands inside a tile's `<svg>`, for a page that draws many: a row of repeats and then the row
 * repeated, a dozen elements instead of a hundred. Our own numbers and names of pigments, no word of
 * anybody, and so safe as markup.
 */
export function tileInside(drawing: TileDrawing, colour: Colour): string {
  const { id, strokeWidth, uses } = drawing;
  const stroke = strokeColour(drawing, colour);
  const cell = drawing.cell.map((path) => pathElement(path, colour)).join('');
  const places = (axis: 'x' | 'y') => [...new Set(uses.map((place) => place[axis]))];
  const again = (what: string, axis: 'x' | 'y') => (at: number) =>
    at === 0 ? `<use href="#${what}"/>` : `<use href="#${what}" ${axis}="${at}"/>`;
  const row = places('x').map(again(id, 'x'));
  const rows = places('y').map(again(`${id}r`, 'y'));
  return [
    `<defs><g id="${id}">${cell}</g><g id="${id}r">${row.join('')}</g></defs>`,
    groundRect(drawing, colour),
    `<g stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linejoin="round">`,
    `${rows.join('')}${drawing.lit ? litGroup(drawing.lit, colour) : ''}</g>`,
  ].join('');
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
