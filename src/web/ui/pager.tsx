import { Fragment } from 'react';
import { Link } from 'react-router';
import { isAfterNarrowGap, isFarPage, pagerEntries } from '#domain/paging/paging.ts';
import { Icon } from './icon.tsx';

type Props = {
  current: number;
  pages: number;
  hrefOf: (page: number) => string;
};

/** Pages are indexed from zero inside, and counted from one where people see them. */
export function Pager({ current, pages, hrefOf }: Props) {
  if (pages < 2) return null;
  const entries = pagerEntries(current, pages);
  return (
    <nav className="pager" aria-label="Pages">
      {current > 0 ? (
        <Link className="btn ghost" to={hrefOf(current - 1)} rel="prev">
          <Icon name="back" />
          previous
        </Link>
      ) : (
        <span />
      )}
      <ol>
        {entries.map((entry, i) =>
          entry.kind === 'gap' ? (
            <li key={`gap-${entries[i + 1] ? i : 'end'}`} className="far">
              <span>…</span>
            </li>
          ) : (
            <Fragment key={entry.number}>
              {isAfterNarrowGap(entry.number, current, pages) && (
                <li className="narrow-gap">
                  <span>…</span>
                </li>
              )}
              <li className={isFarPage(entry.number, current, pages) ? 'far' : undefined}>
                <Link
                  to={hrefOf(entry.number)}
                  aria-current={entry.number === current ? 'page' : undefined}
                >
                  <span className="vh">Page </span>
                  {entry.number + 1}
                </Link>
              </li>
            </Fragment>
          ),
        )}
      </ol>
      {current < pages - 1 ? (
        <Link className="btn ghost" to={hrefOf(current + 1)} rel="next">
          next
          <Icon name="arrow" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
