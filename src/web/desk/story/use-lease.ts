import { useEffect, useRef, useState } from 'react';
import { LEASE_RENEWAL_MINUTES } from '#domain/vetting/lease.ts';
import { isSomebodyThere } from '../shell/activity.ts';

const MINUTE_MS = 60_000;

type Held = { storyId: string; mine: boolean; free: boolean };

/**
 * Takes a free story when somebody opens it, keeps it while somebody is there, and puts it down
 * when they go on to another. An abandoned page lets go by itself.
 */
export function useLease({ storyId, mine, free }: Held): { lost: boolean } {
  const [lost, setLost] = useState(false);
  const held = useRef(mine);
  held.current = mine;
  const call = async (search = '') => {
    const options: RequestInit = { method: 'POST', keepalive: true };
    const answer = await fetch(`/desk/story/${storyId}/lease${search}`, options).catch(() => null);
    if (answer?.status === 409) setLost(true);
    if (answer?.ok) held.current = search === '';
  };
  const latest = useRef(call);
  latest.current = call;

  useEffect(() => {
    if (free && isSomebodyThere()) void latest.current();
  }, [free]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (held.current && isSomebodyThere()) void latest.current();
    }, LEASE_RENEWAL_MINUTES * MINUTE_MS);
    return () => {
      clearInterval(timer);
      if (held.current) void latest.current('?put-down');
    };
  }, []);
  return { lost };
}
