import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

export type Typed = { name: string; label: string; words: string };

type Field = HTMLInputElement | HTMLTextAreaElement;

type Kept = { by: string; place: string; typed: readonly Typed[]; sent: boolean };
const NOTHING: Kept = { by: '', place: '', typed: [], sent: false };

// Beyond any page: what was sent in vain is put away with the whole page that it was typed on.
const touched = new Set<Field>();
let typist = '';
let kept = NOTHING;

function keep({ sent }: { sent: boolean }): void {
  const fields = [...touched].filter((field) => field.isConnected && field.value.trim());
  if (fields.length === 0) return;
  kept = { by: typist, place: window.location.pathname, typed: fields.map(wordsIn), sent };
}

/** Reads what was typed off the page, while it still stands. */
export const keepTyped = () => keep({ sent: false });
/** An answer may say that the session is over, and then it is too late to look. */
const keepSent = () => keep({ sent: true });

export const countKept = () => kept.typed.length;

/**
 * What an officer has typed on this page, while the page is put away. Nothing of it leaves the tab. It goes back into its
 * fields when the page comes back to the same officer; what finds none is left to be shown.
 */
export function useTyped(officerId: string) {
  const { state } = useNavigation();
  const [left, setLeft] = useState<readonly Typed[]>([]);
  useEffect(() => {
    typist = officerId;
    const see = ({ target }: Event) => {
      if (isText(target)) touched.add(target);
    };
    document.addEventListener('input', see);
    document.addEventListener('submit', keepSent, { capture: true });
    return () => {
      touched.clear();
      document.removeEventListener('input', see);
      document.removeEventListener('submit', keepSent, { capture: true });
    };
  }, [officerId]);
  const giveBack = useCallback(() => {
    const { by, place, typed } = kept;
    kept = NOTHING;
    touched.clear();
    if (by === officerId && place === window.location.pathname)
      setLeft(typed.filter((one) => !putBack(one)));
  }, [officerId]);
  // What was sent from this very page arrived, or the page would not stand any more.
  const wasSending = useRef(false);
  useEffect(() => {
    if (state === 'idle' && wasSending.current && kept.sent) kept = NOTHING;
    wasSending.current = state !== 'idle';
  }, [state]);
  const forget = useCallback(() => setLeft([]), []);
  return { left, giveBack, forget };
}

function isText(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && ['text', 'search', 'email', 'url'].includes(target.type))
  );
}

const wordsIn = (field: Field): Typed => ({
  name: field.name,
  label: field.labels?.[0]?.textContent?.trim() ?? 'What you typed',
  words: field.value,
});

/** As if it were typed, so that whoever listens to the field hears of it. */
function putBack({ name, words }: Typed): boolean {
  const [field] = document.getElementsByName(name);
  if (!field || !isText(field) || field.value !== field.defaultValue) return false;
  const kind = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
