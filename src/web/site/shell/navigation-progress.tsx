import { useNavigation } from 'react-router';
import { useSlow } from '#web/browser/slow.ts';

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
        {slow && 'Still fetching. Your connection may be slow. '}
        {stuck && location && <a href={`${location.pathname}${location.search}`}>Try again</a>}
      </p>
    </>
  );
}
