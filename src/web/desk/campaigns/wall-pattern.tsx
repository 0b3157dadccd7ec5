import { type OwnWall, ownRecipe } from '#domain/motif/own-wall.ts';
import { LAMP_CORE, LAMP_HEARTS, REPEAT_SIDE, repeatOf } from '#domain/motif/repeat.ts';

type Props = Pick<OwnWall, 'family' | 'angle' | 'heart'> & {
  cols: number;
  rows: number;
  /** Keeps ids unique where a pattern stands twice. */
  uid: string;
  lit?: boolean;
};

/** A pattern whose colours the page's rules decide, so that it is repainted without a script. */
export function WallPattern({ family, angle, heart, cols, rows, uid, lit = false }: Props) {
  const recipe = ownRecipe(`${family}-rose-${angle}-${heart}`);
  if (!recipe) return null;
  const { layers, starPath } = repeatOf(recipe);
  const id = `pt-${uid}`;
  const across = (count: number) => Array.from({ length: count + 1 }, (_, i) => i * REPEAT_SIDE);
  return (
    <svg
      className={`tile pt fam-${family}`}
      viewBox={`0 0 ${cols * REPEAT_SIDE} ${rows * REPEAT_SIDE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      focusable={false}
    >
      <defs>
        <g id={id}>
          {layers.map(({ role, d }) => (
            <path key={d} className={`pt-${role}`} d={d} />
          ))}
        </g>
      </defs>
      <rect className="pt-ground" width={cols * REPEAT_SIDE} height={rows * REPEAT_SIDE} />
      <g className="pt-lines" strokeWidth={2.2} strokeLinejoin="round">
        {across(rows).flatMap((y) =>
          across(cols).map((x) => <use key={`${x} ${y}`} href={`#${id}`} x={x} y={y} />),
        )}
        {lit && (
          <g
            transform={`translate(${Math.floor(cols / 2 - 0.5) * REPEAT_SIDE} ${Math.floor(rows / 2 - 0.5) * REPEAT_SIDE})`}
          >
            <path className="pt-lamp" d={starPath} />
            <path className="pt-ground" d={LAMP_HEARTS[1]} />
            <path className="pt-lamp" d={LAMP_CORE} />
          </g>
        )}
      </g>
    </svg>
  );
}
