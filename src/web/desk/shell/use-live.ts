import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isSomebodyThere, watchActivity } from './activity.ts';

/** Whoever may be in danger is on every screen within five seconds of sending. */
const LOOK_EVERY_MS = 2_000;

/** Draws the page anew when another officer did something. Says when the session is over. */
export function useLive(known: number): { signedOut: boolean; inDanger: number } {
  const { revalidate } = useRevalidator();
  // Its identity changes with every load; the clock below must not start anew each time.
  const drawAnew = useRef(revalidate);
  drawAnew.current = revalidate;
  const [signedOut, setSignedOut] = useState(false);
  const [inDanger, setInDanger] = useState(known);
  useEffect(() => setInDanger(known), [known]);
  useEffect(() => {
    let head: number | null = null;
    let news = false;
    // Drawing anew counts as a request of the officer, so it waits until one is there: otherwise
    // the desk of somebody who went home would never be signed out.
    const show = () => {
      if (!news) return;
      news = false;
      void drawAnew.current();
    };
    const stopWatching = watchActivity(show);
    const look = async () => {
      if (document.hidden) return;
      const answer = await fetch('/desk/live', { redirect: 'manual' }).catch(() => null);
      if (answer === null) return;
      if (!answer.ok) return setSignedOut(true);
      const { head: now, inDanger: waiting } = (await answer.json()) as {
        head: number;
        inDanger: number;
      };
      // Told even to a screen at which nobody moves.
      setInDanger(waiting);
      news ||= head !== null && now !== head;
      head = now;
      if (isSomebodyThere()) show();
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      stopWatching();
    };
  }, []);
  return { signedOut, inDanger };
}
