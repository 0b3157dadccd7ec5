import { MARK_SIZE, MARK_STROKE_WIDTH, markPaths } from '#domain/motif/mark.ts';

/** The site's mark: two squares and, at the heart, the dot of a reed pen. */
export function Mark() {
  return (
    <svg className="mark" viewBox={`0 0 ${MARK_SIZE} ${MARK_SIZE}`} aria-hidden focusable={false}>
      <g fill="none" stroke="currentColor" strokeWidth={MARK_STROKE_WIDTH} strokeLinejoin="miter">
        {markPaths.squares.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={markPaths.dot} fill="var(--mark-dot,currentColor)" />
    </svg>
  );
}
