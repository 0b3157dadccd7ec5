import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';
import { LifeOfATile } from '../who-reads/life-of-a-tile.tsx';

/** Who reads a text before it is published, for whoever hesitates. */
export function Trust() {
  return (
    <section className="section wrap trust" aria-labelledby="trust">
      <div className="head">
        <h2 id="trust">{t`Who reads, and what happens`}</h2>
        <Link className="go" to="/who-reads">
          <span>{t`Who we are, and what can be undone`}</span>
          <Icon name="arrow" />
        </Link>
      </div>
      <LifeOfATile />
    </section>
  );
}
