import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { isAfterNarrowGap, isFarPage, pagerEntries } from '#domain/paging/paging.ts';
import { Icon } from './icon.tsx';

type Props = {
  current: number;
  pages: number;
  hrefOf: (page: number) => string;
};

/** The number is seen, and heard as that of a page. */
function PageNumber({ page }: { page: number }) {
  const number = page + 1;
  return (
    <Trans>
      <span className="vh">Page </span>
      {number}
    </Trans>
  );
}

/** Pages are indexed from zero inside, and counted from one where people see them. */
export function Pager({ current, pages, hrefOf }: Props) {
  if (pages < 2) return null;
  const entries = pagerEntries(current, pages);
  return (
    <nav className="pager" aria-label={t`Pages`}>
      {current > 0 ? (
        <Link className="btn ghost" to={hrefOf(current - 1)} rel="prev">
          <Icon name="back" />
          <Trans>previous</Trans>
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
                  <PageNumber page={entry.number} />
                </Link>
              </li>
            </Fragment>
          ),
        )}
      </ol>
      {current < pages - 1 ? (
        <Link className="btn ghost" to={hrefOf(current + 1)} rel="next">
          <Trans>next</Trans>
          <Icon name="arrow" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
