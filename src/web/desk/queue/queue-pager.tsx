import { Link } from 'react-router';
import type { QueuePage } from '#services/vetting/list-queue.ts';
import { addressEnd, type Narrowing } from './narrowing.ts';

type Props = { page: QueuePage; narrowing: Narrowing };

export function QueuePager({ page: { previous, next }, narrowing }: Props) {
  if (previous === null && next === null) return null;
  return (
    <nav className="row" aria-label="Pages of this list">
      {previous && (
        <Link
          className="btn small ghost"
          rel="prev"
          to={addressEnd(narrowing, { before: previous })}
        >
          Previous page
        </Link>
      )}
      {next && (
        <Link className="btn small ghost" rel="next" to={addressEnd(narrowing, { after: next })}>
          Next page
        </Link>
      )}
    </nav>
  );
}
