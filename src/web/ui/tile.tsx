import { pigmentProperty } from '#domain/motif/pigments.ts';
import { drawTile, type TileOptions } from '#domain/motif/tile.ts';
import { tileInside } from '#domain/motif/tile-svg.ts';
import { useTileKey } from './own-walls.ts';

/** A window onto a subject's wall. Decorative beside a title; `title` only where it stands alone. */
export function Tile({ title, category, ...options }: TileOptions & { title?: string }) {
  const keyOf = useTileKey();
  const { viewBox, fit, inside } = markupOf({ ...options, category: keyOf(category) });
  return (
    <svg
      className="tile"
      viewBox={viewBox}
      preserveAspectRatio={fit}
      {...(title ? { role: 'img', 'aria-label': title } : HIDDEN)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own numbers and names of pigments
      dangerouslySetInnerHTML={inside}
    />
  );
}

const HIDDEN = { 'aria-hidden': true, focusable: false } as const;

type Markup = { viewBox: string; fit: string; inside: { __html: string } };

/** Walls of the subjects that are read just now; elements and arithmetic are dearer than a text that is there. */
const markups = new Map<string, Markup>();
const MOST_MARKUPS = 1_000;

function markupOf(options: TileOptions): Markup {
  const key = JSON.stringify(options);
  const markup = markups.get(key) ?? draw(options);
  markups.delete(key);
  markups.set(key, markup);
  if (markups.size > MOST_MARKUPS) markups.delete(markups.keys().next().value ?? key);
  return markup;
}

function draw(options: TileOptions): Markup {
  const drawing = drawTile(options);
  return {
    viewBox: `0 0 ${drawing.width} ${drawing.height}`,
    fit: `xMidYMid ${drawing.fit}`,
    inside: { __html: tileInside(drawing, pigmentProperty) },
  };
}
