import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useScriptRuns } from '#web/browser/script-runs.ts';

/**
 * One page view on every route change, once the page answers to fingers. The server keeps path, day
 * and country, and nothing else.
 */
export function usePageView(): void {
  const { pathname } = useLocation();
  const scriptRuns = useScriptRuns();
  useEffect(() => {
    if (!scriptRuns) return;
    void fetch('/api/analytics', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pathName: pathname, dateTime: new Date().toISOString() }),
    }).catch(() => {});
  }, [pathname, scriptRuns]);
}
