import { Icon } from '#web/ui/icon.tsx';
import { Drawn, HalfRead } from './life-of-a-tile.tsx';

/** In a few words for whoever hesitates. Beside a form it opens apart, so that nobody leaves what they have begun. */
export function WhoReadsPanel({ newTab = false }: { newTab?: boolean }) {
  return (
    <aside className="whoreads" aria-label="Who reads, and what happens">
      <span className="pics" aria-hidden>
        <span className="state waiting">
          <Drawn line />
        </span>
        <span className="state reading">
          <HalfRead />
        </span>
        <span className="state">
          <Drawn />
        </span>
      </span>
      <div>
        <p>
          <b>One of our readers reads it before anybody else.</b>{' '}
          <span className="rest">
            A person, never a machine; they never see your email address. You can take it back on
            any day. The words themselves cannot be changed once they are sent.
          </span>
        </p>
        <a className="go" href="/who-reads" {...(newTab ? APART : {})}>
          <span>Who reads, and what happens</span>
          {newTab && <span className="vh">, opens in a new tab</span>}
          <Icon name="arrow" />
        </a>
      </div>
    </aside>
  );
}

const APART = { target: '_blank', rel: 'noopener' } as const;
