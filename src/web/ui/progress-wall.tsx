import {
  drawProgressWall,
  type ProgressWallOptions,
  type StarState,
} from '#domain/motif/progress-wall.ts';

const STATES: readonly StarState[] = ['todo', 'done', 'new'];

/**
 * One star for each. Stars of one state are one field filled with a pattern: two thousand elements
 * would hold an old phone up for half a second.
 */
export function ProgressWall(options: ProgressWallOptions) {
  const { id, width, height, step, starPath, fields } = drawProgressWall(options);
  const pattern = (state: StarState) => `${id}-${state}`;
  return (
    <svg className="pwall" viewBox={`0 0 ${width} ${height}`} aria-hidden focusable={false}>
      <defs>
        {STATES.map((state) => (
          <pattern
            key={state}
            id={pattern(state)}
            width={step}
            height={step}
            patternUnits="userSpaceOnUse"
          >
            <path className={`s-${state}`} d={starPath} />
          </pattern>
        ))}
      </defs>
      {fields.map(({ state, ...place }) => (
        <rect key={`${place.x} ${place.y}`} {...place} fill={`url(#${pattern(state)})`} />
      ))}
    </svg>
  );
}
