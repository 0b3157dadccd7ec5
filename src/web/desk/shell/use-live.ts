import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isSomebodyThere, watchActivity } from './activity.ts';

const LOOK_EVERY_MS = 10_000;

/** Draws the page anew when another officer did something. Says when the session is over. */
export function useLive(): { signedOut: boolean } {
  const { revalidate } = useRevalidator();
  // Its identity changes with every load; the clock below must not start anew each time.
  const drawAnew = useRef(revalidate);
  drawAnew.current = revalidate;
  const [signedOut, setSignedOut] = useState(false);
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
      const { head: now } = (await answer.json()) as { head: number };
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
  return { signedOut };
}
