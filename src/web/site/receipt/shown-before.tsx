import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from 'react-router';

/** After leaving or reloading on a device that may be shared. */
export function ShownBefore() {
  // It is shorter than the page before, whose place the browser goes back to.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <main id="main" className="wrap">
      <div className="pagehead">
        <h1>
          <Trans>It has arrived, and is safe</Trans>
        </h1>
        <p className="lead">
          <Trans>
            Its link and its twelve words were shown here once. They are gone from this page, so
            that whoever uses this device next does not find them.
          </Trans>
        </p>
      </div>
      <p className="end row">
        <Link className="btn" to="/stories">
          <Trans>Read someone else’s story</Trans>
        </Link>
        <Link className="go" to="/receipt">
          <span>
            <Trans>I have my twelve words</Trans>
          </span>
        </Link>
      </p>
    </main>
  );
}
