import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router';
import { readKept, removeKept, writeKept } from '#web/browser/kept.ts';

const SLOT = 'hikaya.unfinished';

type Going = { from: string; to: string };

/**
 * A tab that is older than the last release finds the next page's script gone; the router then
 * loads the page again that the reader wanted to leave. From there we go on to where they were
 * going, and from nowhere else: who went to another address meanwhile stays there.
 */
export function useUnfinishedNavigation(): void {
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const from = createPath(useLocation());
  const to = state === 'loading' && location ? createPath(location) : null;
  const begun = useRef(false);
  useEffect(() => {
    const unfinished = begun.current
      ? null
      : (JSON.parse(readKept('tab', SLOT) ?? 'null') as Going);
    begun.current = true;
    if (to) writeKept('tab', SLOT, JSON.stringify({ from, to } satisfies Going));
    else removeKept('tab', SLOT);
    if (unfinished?.from === from && wasLoadedAgain()) void navigate(unfinished.to);
  }, [from, to, navigate]);
}

function wasLoadedAgain(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}
