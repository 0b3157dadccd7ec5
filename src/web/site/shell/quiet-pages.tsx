import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { CategoryCode } from '#domain/options/categories.ts';
import { addressIn } from '#domain/options/locales.ts';
import { isStoryPath } from '#domain/story/permalink.ts';
import { Tile } from '#web/ui/tile.tsx';
import { LOCALE } from '#web/words/locale.ts';
import { PROMISED_DAYS } from '#web/words/numbers.ts';

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

type QuietPageProps = {
  heading: string;
  lead: ReactNode;
  /** Where else to go. */
  way: ReactNode;
  tiles: ReactNode;
};

function QuietPage({ heading, lead, way, tiles }: QuietPageProps) {
  return (
    <main id="main" className="wrap away">
      <title>{heading}</title>
      <div className="stack">
        <h1>{heading}</h1>
        {lead}
        <div className="row">{way}</div>
      </div>
      {tiles}
    </main>
  );
}

const WITH_A_HOLE = <NineTiles middle={<span className="hole" />} />;
const TO_STORIES = (
  <Link className="btn" to="/stories">
    {t`Read the stories`}
  </Link>
);

/** An address we do not know. */
export function NotFound() {
  const { pathname } = useLocation();
  if (isStoryPath(pathname)) return <NotYet />;
  return (
    <QuietPage
      heading={t`There is no page at this address`}
      lead={
        <p className="lead">
          {t`The link may be missing its last letters, or the page may have another address now.`}
        </p>
      }
      way={TO_STORIES}
      tiles={WITH_A_HOLE}
    />
  );
}

/**
 * Writers try the address they were promised. Every address of that form says the same, with a text
 * behind it or without, so that nobody learns whether there is one.
 */
function NotYet() {
  const days = PROMISED_DAYS;
  return (
    <QuietPage
      heading={t`Nothing hangs here yet`}
      lead={
        <>
          <p className="lead">
            <Trans>
              If you have just sent it, one of our readers reads it first. That takes {days}{' '}
              business days. When it is published, it is here.
            </Trans>
          </p>
          <p>
            <Trans>
              Your twelve words show where it is, on <Link to="/receipt">the receipt page</Link>. If
              somebody gave you this link, it may be missing its last letters.
            </Trans>
          </p>
        </>
      }
      way={TO_STORIES}
      tiles={WITH_A_HOLE}
    />
  );
}

/** No title, no date, no reason. */
export function Gone() {
  return (
    <QuietPage
      heading={t`This page was taken down`}
      lead={
        <p className="lead">
          {t`Its writer, or one of us, decided that it should rest. Please do not look for a copy.`}
        </p>
      }
      way={
        <Link className="btn ghost" to="/stories">
          {t`Read another story`}
        </Link>
      }
      tiles={<NineTiles middle={<span className="bare" />} line />}
    />
  );
}

/** What did not arrive, and one press to try again. */
export function NotReached({ onRetry }: { onRetry: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <QuietPage
      heading={isList(pathname) ? t`The stories did not arrive` : t`The page did not arrive`}
      lead={<p className="lead">{t`It is not you. Check your connection, then try once more.`}</p>}
      way={
        <a
          className="btn"
          href={`${addressIn(LOCALE, pathname)}${search}`}
          onClick={(event) => {
            event.preventDefault();
            onRetry();
          }}
        >
          {t`Try again`}
        </a>
      }
      tiles={WITH_A_HOLE}
    />
  );
}

/** `/read` is the specification's other name for the list of all; campaigns have theirs below their own. */
const isList = (pathname: string) =>
  /^\/(?:read|stories|[^/]+\/(?:letters|stories))$/.test(pathname);
