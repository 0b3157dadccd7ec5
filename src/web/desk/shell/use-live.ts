import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { IDLE_SECONDS } from '#domain/vetting/sign-in-limits.ts';
import { isSomebodyThere, watchActivity } from './activity.ts';
import type { LiveAnswer } from './live.ts';

/** Whoever may be in danger is on every screen within five seconds of sending. */
const LOOK_EVERY_MS = 2_000;
const LOOK_AGAIN_MS = 500;

/** What the page was drawn from. `head` is the number of the newest event then. */
type Known = { officerId: string; head: number; inDanger: number };

/**
 * Draws the page anew when another officer did something. Says when the session is over: when the desk says so, or was
 * not reached for as long as a session lasts.
 */
export function useLive(known: Known, { beforeSignedOut }: { beforeSignedOut: () => void }) {
  const { revalidate } = useRevalidator();
  // Its identity changes with every load; the clock below must not start anew each time.
  const drawAnew = useRef(revalidate);
  drawAnew.current = revalidate;
  // What happened after the page was drawn is news, also what happened before it came to life.
  const drawnAt = useRef(known.head);
  drawnAt.current = known.head;
  const officer = useRef(known.officerId);
  const lookNow = useRef<() => Promise<void>>(async () => {});
  const [signedOut, setSignedOut] = useState(false);
  const [inDanger, setInDanger] = useState(known.inDanger);
  useEffect(() => setInDanger(known.inDanger), [known.inDanger]);
  useEffect(() => {
    let newest = drawnAt.current;
    let asked = newest;
    // One refusal may come from the moment in which the session was replaced by a newer one.
    let refused = false;
    let answeredAt = Date.now();
    const end = () => {
      beforeSignedOut();
      setSignedOut(true);
    };
    // Drawing anew counts as a request of the officer, so it waits until one is there: otherwise
    // the desk of somebody who went home would never be signed out.
    const show = () => {
      if (newest <= Math.max(asked, drawnAt.current)) return;
      asked = newest;
      void drawAnew.current();
    };
    const stopWatching = watchActivity(show);
    const look = async () => {
      if (Date.now() - answeredAt > IDLE_SECONDS * 1_000) end();
      if (document.hidden) return;
      const answer = await fetch('/desk/live', { redirect: 'manual' }).catch(() => null);
      if (answer === null) return;
      if (!answer.ok) {
        if (refused) return end();
        refused = true;
        setTimeout(() => void look(), LOOK_AGAIN_MS);
        return;
      }
      const { head, inDanger: waiting, officerId } = (await answer.json()) as LiveAnswer;
      // Somebody else came in with this browser: nothing of the one before stays, not even in memory.
      if (officerId !== officer.current) return window.location.assign('/desk');
      refused = false;
      answeredAt = Date.now();
      setSignedOut(false);
      // Told even to a screen at which nobody moves.
      setInDanger(waiting);
      newest = head;
      if (isSomebodyThere()) show();
    };
    lookNow.current = look;
    const onSight = () => void look();
    document.addEventListener('visibilitychange', onSight);
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSight);
      stopWatching();
    };
  }, [beforeSignedOut]);
  return { signedOut, inDanger, look: useCallback(() => lookNow.current(), []) };
}
