import { useEffect, useRef, useState } from 'react';
import { LEASE_RENEWAL_MINUTES } from '#domain/vetting/lease.ts';

const MINUTE_MS = 60_000;

type Held = { storyId: string; mine: boolean; free: boolean };

/**
 * Takes a free story when its page opens and keeps it while somebody is there: scrolling, moving or
 * typing since the last renewal. An abandoned page lets go by itself.
 */
export function useLease({ storyId, mine, free }: Held): { lost: boolean } {
  const [lost, setLost] = useState(false);
  const active = useRef(true);
  useEffect(() => {
    setLost(false);
    if (!mine && !free) return;
    const call = async () => {
      const answer = await fetch(`/desk/story/${storyId}/lease`, { method: 'POST' }).catch(
        () => null,
      );
      if (answer?.status === 409) setLost(true);
    };
    if (free) void call();
    const see = () => {
      active.current = true;
    };
    const events = ['keydown', 'pointermove', 'wheel', 'touchmove'];
    for (const event of events) window.addEventListener(event, see, { passive: true });
    const timer = setInterval(() => {
      if (active.current) void call();
      active.current = false;
    }, LEASE_RENEWAL_MINUTES * MINUTE_MS);
    return () => {
      clearInterval(timer);
      for (const event of events) window.removeEventListener(event, see);
    };
  }, [storyId, mine, free]);
  return { lost };
}
