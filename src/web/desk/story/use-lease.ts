import { useEffect, useRef, useState } from 'react';
import { LEASE_RENEWAL_MINUTES } from '#domain/vetting/lease.ts';
import { isSomebodyThere } from '../shell/activity.ts';

const MINUTE_MS = 60_000;

type Held = { storyId: string; mine: boolean; free: boolean };

/**
 * Takes a free story when somebody opens it, keeps it while somebody is there, and puts it down
 * when they go on to another, by a link or by an address. An abandoned page lets go by itself.
 */
export function useLease({ storyId, mine, free }: Held): { lost: boolean } {
  const [lost, setLost] = useState(false);
  const held = useRef(mine);
  // Only when the page learns of it anew: what was taken since is in hand, although the page is older.
  useEffect(() => {
    held.current = mine;
  }, [mine]);
  const call = async (search = '') => {
    const options: RequestInit = { method: 'POST', keepalive: true };
    // Before the answer: who leaves at once puts down what is on its way into their hands.
    held.current = search === '';
    const answer = await fetch(`/desk/story/${storyId}/lease${search}`, options).catch(() => null);
    if (answer?.status !== 409) return;
    held.current = false;
    setLost(true);
  };
  const latest = useRef(call);
  latest.current = call;

  // Also one's own once more: the page before, which is only now going away, may have put it down.
  const wanted = free || mine;
  useEffect(() => {
    if (wanted && isSomebodyThere()) void latest.current();
  }, [wanted]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (held.current && isSomebodyThere()) void latest.current();
    }, LEASE_RENEWAL_MINUTES * MINUTE_MS);
    const putDown = () => {
      if (held.current) void latest.current('?put-down');
    };
    window.addEventListener('pagehide', putDown);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', putDown);
      putDown();
    };
  }, []);
  return { lost };
}
