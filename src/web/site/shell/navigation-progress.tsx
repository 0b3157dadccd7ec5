import { t } from '@lingui/core/macro';
import { useNavigation } from 'react-router';
import { addressIn } from '#domain/options/locales.ts';
import { useSlow } from '#web/browser/slow.ts';
import { LOCALE } from '#web/words/locale.ts';

const STILL_FETCHING = t`Still fetching. Your connection may be slow.`;
const STILL_FETCHING_MS = 4_000;
const OFFER_RETRY_MS = 12_000;

/** A bar at once, words when it takes long, and a way to start over when it takes too long. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const pending = state !== 'idle';
  const slow = useSlow(pending, STILL_FETCHING_MS);
  const stuck = useSlow(pending, OFFER_RETRY_MS);
  return (
    <>
      {pending && <div className="nav-progress" />}
      <p className="nav-slow" role="status">
        {slow && `${STILL_FETCHING} `}
        {stuck && location && (
          <a href={`${addressIn(LOCALE, location.pathname)}${location.search}`}>{t`Try again`}</a>
        )}
      </p>
    </>
  );
}
