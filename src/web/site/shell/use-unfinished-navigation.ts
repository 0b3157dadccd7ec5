import { useEffect, useRef } from 'react';
import { createPath, useNavigate, useNavigation } from 'react-router';
import { readKept, removeKept, writeKept } from '#web/ui/kept.ts';

const SLOT = 'hikaya.going';

/**
 * A tab that is older than the last release finds the next page's script gone; the router then
 * loads the page again that the reader wanted to leave. From there we go on to where they were going.
 */
export function useUnfinishedNavigation(): void {
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const going = state === 'loading' && location ? createPath(location) : null;
  const begun = useRef(false);
  useEffect(() => {
    const unfinished = begun.current ? null : readKept('tab', SLOT);
    begun.current = true;
    if (going) writeKept('tab', SLOT, going);
    else removeKept('tab', SLOT);
    if (unfinished) void navigate(unfinished);
  }, [going, navigate]);
}
