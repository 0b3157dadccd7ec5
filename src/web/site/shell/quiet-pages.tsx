import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { PROMISED_DAYS_IN_WORDS } from '#domain/calendar/promise-in-words.ts';
import { findList } from '#domain/campaigns/registry.ts';
import type { CategoryCode } from '#domain/options/categories.ts';
import { isStoryPath } from '#domain/story/permalink.ts';
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

/**
 * Writers try the address they were promised. Every address of that form says the same, with a text
 * behind it or without, so that nobody learns whether there is one.
 */
function NotYet() {
  return (
    <main id="main" className="wrap away">
      <title>Nothing hangs here yet</title>
      <div className="stack">
        <h1>Nothing hangs here yet</h1>
        <p className="lead">
          If you have just sent it, one of our readers reads it first. That takes{' '}
          {PROMISED_DAYS_IN_WORDS} business days. When it is published, it is here.
        </p>
        <p>
          Your twelve words show on any day where it is, on{' '}
          <Link to="/receipt">the receipt page</Link>. If somebody sent you this link, it may be
          missing its last letters.
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

/** An address we do not know. */
export function NotFound() {
  const { pathname } = useLocation();
  if (isStoryPath(pathname)) return <NotYet />;
  return (
    <main id="main" className="wrap away">
      <title>There is no page at this address</title>
      <div className="stack">
        <h1>There is no page at this address</h1>
        <p className="lead">
          The link may be missing its last letters, or the page may have another address now.
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
