import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { isSomebodyThere } from '../shell/activity.ts';

export const LOOKS_EVERY_MS = 60_000;

/** Looks again by itself while somebody is there, without moving anything. */
export function useLooksAgain(): () => void {
  const { revalidate } = useRevalidator();
  const look = useRef(revalidate);
  look.current = revalidate;
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden && isSomebodyThere()) void look.current();
    }, LOOKS_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return () => void look.current();
}
