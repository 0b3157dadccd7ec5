import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { addressIn } from '#domain/options/locales.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LOCALE } from '#web/words/locale.ts';
import { Drawn, HalfRead } from './life-of-a-tile.tsx';

/** In a few words for whoever hesitates. Beside a form it opens apart, so that nobody leaves what they have begun. */
export function WhoReadsPanel({ newTab = false }: { newTab?: boolean }) {
  return (
    <aside className="whoreads" aria-label={t`Who reads, and what happens`}>
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
          <b>{t`One of our readers reads it before anybody else.`}</b>{' '}
          <span className="rest">
            <Trans>
              A person, never a machine; they never see your email address. You can take it back on
              any day. The words themselves cannot be changed once they are sent.
            </Trans>
          </span>
        </p>
        <a className="go" href={addressIn(LOCALE, '/who-reads')} {...(newTab ? APART : {})}>
          <span>{t`Who reads, and what happens`}</span>
          {newTab && <span className="vh">{t`, opens in a new tab`}</span>}
          <Icon name="arrow" />
        </a>
      </div>
    </aside>
  );
}

const APART = { target: '_blank', rel: 'noopener' } as const;
