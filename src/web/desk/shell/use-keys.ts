import { useEffect, useRef } from 'react';
import { readKept } from '#web/browser/kept.ts';

export const KEYS_OFF = 'hikaya.desk.keys';

/** Single keys, off while somebody types, with a modifier, or when the officer wants none. */
export function useKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const typing = isTyping(event.target) && event.key !== 'Escape';
      if (typing || isWindowOpen() || readKept('device', KEYS_OFF) === 'off') return;
      const act = findKey(latest.current, event);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Large or small, unless the same letter means something else with Shift. */
function findKey(
  keys: Record<string, () => void>,
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): (() => void) | undefined {
  const find = (wanted: string) =>
    Object.entries(keys).find(([one]) => one.toLowerCase() === wanted.toLowerCase())?.[1];
  return find(shiftKey && /^\p{L}$/u.test(key) ? `shift+${key}` : key);
}

/** Nothing acts behind a window that is open in front of it; its own keys are the browser's. */
const isWindowOpen = () => document.querySelector('dialog[open]') !== null;

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement)
    return !['checkbox', 'radio', 'button', 'submit'].includes(target.type);
  return target.isContentEditable || /^(?:TEXTAREA|SELECT)$/.test(target.tagName);
}
