import { Link } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';
import { LifeOfATile } from '../who-reads/life-of-a-tile.tsx';

/** Who reads a text before it is published, for whoever hesitates. */
export function Trust() {
  return (
    <section className="section wrap trust" aria-labelledby="trust">
      <div className="head">
        <h2 id="trust">Who reads, and what happens</h2>
        <Link className="go" to="/who-reads">
          <span>Who we are, and what can be undone</span>
          <Icon name="arrow" />
        </Link>
      </div>
      <LifeOfATile />
    </section>
  );
}
