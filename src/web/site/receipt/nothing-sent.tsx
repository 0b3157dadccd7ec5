import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';

/** Until the script has looked whether this tab holds a receipt; without one nothing was sent. */
export function NotKnownYet() {
  return (
    <main id="main" className="wrap">
      <noscript>
        <NothingSentWords />
      </noscript>
    </main>
  );
}

export function NothingSent() {
  return (
    <main id="main" className="wrap">
      <NothingSentWords />
    </main>
  );
}

function NothingSentWords() {
  return (
    <>
      <div className="pagehead">
        <h1>
          <Trans>You have to submit a story first :)</Trans>
        </h1>
        <p className="lead">
          <Trans>It can be short, and nobody needs to know your name.</Trans>
        </p>
      </div>
      <p className="end">
        <Link className="btn" to="/tell">
          <Icon name="pen" />
          <Trans>Tell your story</Trans>
        </Link>
      </p>
    </>
  );
}
