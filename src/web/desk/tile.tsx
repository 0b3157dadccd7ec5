import { pigmentProperty } from '#domain/motif/pigments.ts';
import { drawTile, type LitPath, type TileOptions } from '#domain/motif/tile.ts';

/**
 * The site's tile, element by element: at the desk no text becomes markup, not even our own. Always
 * beside a title, and so decorative.
 */
export function Tile(options: TileOptions) {
  const drawing = drawingOf(options);
  return (
    <svg
      className="tile"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio={`xMidYMid ${drawing.fit}`}
      aria-hidden
      focusable={false}
    >
      <defs>
        <g id={drawing.id}>
          {drawing.cell.map((path) => (
            <path key={path.d} d={path.d} fill={fillOf(path.fill)} />
          ))}
        </g>
      </defs>
      {drawing.ground && (
        <rect
          width={drawing.width}
          height={drawing.height}
          fill={pigmentProperty(drawing.ground)}
        />
      )}
      <g
        stroke={
          drawing.stroke === 'currentColor' ? 'currentColor' : pigmentProperty(drawing.stroke)
        }
        strokeWidth={drawing.strokeWidth}
        strokeLinejoin="round"
      >
        {drawing.uses.map(({ x, y }) => (
          <use key={`${x} ${y}`} href={`#${drawing.id}`} x={x} y={y} />
        ))}
        {drawing.lit && (
          <g transform={`translate(${drawing.lit.x} ${drawing.lit.y})`}>
            {drawing.lit.paths.map((path) => (
              <path key={path.d} d={path.d} fill={fillOf(path.fill)} />
            ))}
          </g>
        )}
      </g>
    </svg>
  );
}

/** Walls of the subjects that are read just now; the arithmetic of a wall is dearer than its markup. */
const drawings = new Map<string, ReturnType<typeof drawTile>>();
const MOST_DRAWINGS = 500;

function drawingOf(options: TileOptions) {
  const key = JSON.stringify(options);
  const drawing = drawings.get(key) ?? drawTile(options);
  drawings.delete(key);
  drawings.set(key, drawing);
  if (drawings.size > MOST_DRAWINGS) drawings.delete(drawings.keys().next().value ?? key);
  return drawing;
}

function fillOf(fill: LitPath['fill']): string {
  if (fill === null) return 'none';
  return fill === 'lamp-line' ? 'var(--lamp-line,none)' : pigmentProperty(fill);
}
