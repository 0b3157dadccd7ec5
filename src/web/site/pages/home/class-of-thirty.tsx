import { Link } from 'react-router';
import type { CategoryCode } from '#domain/options/categories.ts';
import { Tile } from '#web/ui/tile.tsx';

const SUBJECTS: readonly CategoryCode[] = [
  ...(['GRANDMOTHER', 'FRIENDSHIP', 'RAMADAN', 'LAUNDRY', 'MOSQUE', 'COURAGE'] as const),
  ...(['PALESTINE', 'EID', 'NATURE', 'HIJAB', 'SUDAN', 'LOVE'] as const),
  ...(['MY_NAME', 'KASHMIR', 'IMMIGRATION', 'SPORTS', 'SCIENCE', 'FOOD'] as const),
  ...(['ART', 'POETRY', 'PETS', 'HOME', 'TRAVEL', 'PEACE'] as const),
  ...(['MOVING', 'LANGUAGE', 'TIME', 'DUA', 'FILM', 'WORK'] as const),
];

export function ClassOfThirty() {
  return (
    <section className="tint" aria-labelledby="class">
      <div className="wrap section">
        <div className="class30">
          <div className="words">
            <h2 id="class">
              Thirty pupils, one lesson,
              <br />
              thirty letters
            </h2>
            <p className="lead">
              A guide for teachers: background, what we keep and do not keep, story ideas for each
              age, and how to send a whole class at once.
            </p>
            <div className="row">
              <Link className="btn" to="/educators">
                Open the educators’ guide
              </Link>
            </div>
          </div>
          <div className="thirty" aria-hidden>
            {SUBJECTS.map((category, i) => (
              <span key={category}>
                <Tile category={category} story={`c${i}`} cols={1} rows={1} lit={false} />
              </span>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
