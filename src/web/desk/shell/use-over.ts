import { useEffect, useState } from 'react';

/** Whether that moment has come, looked at when it does: what can be undone until then goes by itself. */
export function useOver(until: Date): boolean {
  const [over, setOver] = useState(false);
  const end = until.getTime();
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [end]);
  return over;
}
