import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** How many there are, said again when that changes; beside it the way back to all, where there are more. */
export function ListCount({ clear, children }: { clear: string | null; children: ReactNode }) {
  return (
    <p className="count">
      <span role="status">{children}</span>
      {clear !== null && (
        <>
          {' '}
          <Link to={clear}>{t({ message: 'Clear', context: 'show the whole list again' })}</Link>
        </>
      )}
    </p>
  );
}
