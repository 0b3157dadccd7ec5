import { useEffect, useState } from 'react';

/** True once `pending` has lasted this long; quick answers never flicker. */
export function useSlow(pending: boolean, afterMs: number): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) {
      setSlow(false);
      return;
    }
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => clearTimeout(timer);
  }, [pending, afterMs]);
  return pending && slow;
}
