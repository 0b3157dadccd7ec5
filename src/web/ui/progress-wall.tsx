import { drawProgressWall, type ProgressWallOptions } from '#domain/motif/progress-wall.ts';

/** One star for each; the rows that are all alike are drawn once and repeated. */
export function ProgressWall(options: ProgressWallOptions) {
  const wall = drawProgressWall(options);
  const star = `${wall.id}s`;
  return (
    <svg
      className="pwall"
      viewBox={`0 0 ${wall.width} ${wall.height}`}
      aria-hidden
      focusable={false}
    >
      <defs>
        <path id={star} d={wall.starPath} />
        <g id={wall.id}>
          <Stars href={star} from={0} count={wall.cols} step={wall.step} y={0} />
        </g>
      </defs>
      {wall.rows.map((row) =>
        row.kind === 'whole' ? (
          <use key={row.y} href={`#${wall.id}`} y={row.y} className={`s-${row.state}`} />
        ) : (
          row.runs.map((run) => (
            <g key={`${row.y} ${run.start}`} className={`s-${run.state}`}>
              <Stars href={star} from={run.start} count={run.count} step={wall.step} y={row.y} />
            </g>
          ))
        ),
      )}
    </svg>
  );
}

type StarsProps = { href: string; from: number; count: number; step: number; y: number };

function Stars({ href, from, count, step, y }: StarsProps) {
  return Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stars stand in rows
    <use key={i} href={`#${href}`} x={(from + i) * step} y={y || undefined} />
  ));
}
