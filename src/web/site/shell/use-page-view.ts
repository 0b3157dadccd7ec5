import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** One page view on every route change. The server keeps path, day and country, and nothing else. */
export function usePageView(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    void fetch('/api/analytics', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ pathName: pathname, dateTime: new Date().toISOString() }),
    }).catch(() => {});
  }, [pathname]);
}
