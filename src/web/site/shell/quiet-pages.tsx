import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { findList } from '#domain/campaigns/registry.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import { Tile } from '#web/ui/tile.tsx';

const NEIGHBOURS: readonly (readonly [CategoryCode, string])[] = [
  ['EID', 'x1'],
  ['FRIENDSHIP', 'x2'],
  ['MOSQUE', 'x3'],
  ['HIJAB', 'x4'],
  ['RAMADAN', 'x5'],
  ['PALESTINE', 'x6'],
  ['NATURE', 'x7'],
  ['COURAGE', 'x8'],
];

/** Nine places on a wall, one of them not as the others. */
export function NineTiles({ middle, line }: { middle: ReactNode; line?: boolean }) {
  const tiles = NEIGHBOURS.map(([category, story]) => (
    <span key={story}>
      {line ? (
        <Tile category={category} story={story} lit={false} line />
      ) : (
        <Tile category={category} story={story} />
      )}
    </span>
  ));
  return (
    <div className="gap9" aria-hidden>
      {tiles.slice(0, 4)}
      {middle}
      {tiles.slice(4)}
    </div>
  );
}

/** An address we do not know and a story not yet published look the same on purpose. */
export function NotFound() {
  return (
    <main id="main" className="wrap away">
      <title>There is no page at this address</title>
      <div className="stack">
        <h1>There is no page at this address</h1>
        <p className="lead">
          The link may be missing its last letters. Or it may belong to a story that somebody is
          still reading.
        </p>
        <div className="row">
          <Link className="btn" to="/stories">
            Read the stories
          </Link>
        </div>
      </div>
      <NineTiles middle={<span className="hole" />} />
    </main>
  );
}

/** No title, no date, no reason. */
export function Gone() {
  return (
    <main id="main" className="wrap away">
      <title>This page was taken down</title>
      <div className="stack">
        <h1>This page was taken down</h1>
        <p className="lead">
          Its writer, or one of us, decided that it should rest. Please do not look for a copy.
        </p>
        <div className="row">
          <Link className="btn ghost" to="/stories">
            Read another story
          </Link>
        </div>
      </div>
      <NineTiles middle={<span className="bare" />} line />
    </main>
  );
}

/** What did not arrive, and one press to try again. */
export function NotReached({ onRetry }: { onRetry: () => void }) {
  const { pathname, search } = useLocation();
  const what = isList(pathname) ? 'The stories did not arrive' : 'The page did not arrive';
  return (
    <main id="main" className="wrap away">
      <title>{what}</title>
      <div className="stack">
        <h1>{what}</h1>
        <p className="lead">It is not you. Check your connection, then try once more.</p>
        <div className="row">
          <a
            className="btn"
            href={`${pathname}${search}`}
            onClick={(event) => {
              event.preventDefault();
              onRetry();
            }}
          >
            Try again
          </a>
        </div>
      </div>
      <NineTiles middle={<span className="hole" />} />
    </main>
  );
}

/** `/read` is the specification's other name for the list of all. */
const isList = (pathname: string) => pathname === '/read' || findList(pathname) !== undefined;
