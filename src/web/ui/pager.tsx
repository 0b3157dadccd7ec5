import { Link } from 'react-router';
import { pagerEntries } from '#domain/paging/paging.ts';
import { Icon } from './icon.tsx';

type Props = {
  current: number;
  pages: number;
  hrefOf: (page: number) => string;
  labels?: { previous: string; next: string };
};

const BY_AGE = { previous: 'Newer', next: 'Older' };

/** Pages are indexed from zero inside, and counted from one where people see them. */
export function Pager({ current, pages, hrefOf, labels = BY_AGE }: Props) {
  if (pages < 2) return null;
  const entries = pagerEntries(current, pages);
  return (
    <nav className="pager" aria-label="Pages">
      {current > 0 ? (
        <Link className="btn ghost" to={hrefOf(current - 1)} rel="prev">
          <Icon name="back" />
          {labels.previous}
        </Link>
      ) : (
        <span />
      )}
      <ol>
        {entries.map((entry, i) =>
          entry.kind === 'gap' ? (
            <li key={`gap-${entries[i + 1] ? i : 'end'}`}>
              <span>…</span>
            </li>
          ) : (
            <li key={entry.number} className={isFar(entry.number, current, pages) ? 'gap2' : ''}>
              <Link
                to={hrefOf(entry.number)}
                aria-current={entry.number === current ? 'page' : undefined}
              >
                <span className="vh">Page </span>
                {entry.number + 1}
              </Link>
            </li>
          ),
        )}
      </ol>
      {current < pages - 1 ? (
        <Link className="btn ghost" to={hrefOf(current + 1)} rel="next">
          {labels.next}
          <Icon name="arrow" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}

/** Left out on narrow screens, where first, last and the nearest remain. */
function isFar(number: number, current: number, pages: number): boolean {
  return number !== 0 && number !== pages - 1 && Math.abs(number - current) > 1;
}
