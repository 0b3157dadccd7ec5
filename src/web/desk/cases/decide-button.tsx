import { type ReactNode, type RefObject, useRef } from 'react';
import { useKeys } from '../shell/use-keys.ts';

const KEY = 'P';

type Props = {
  /** Of the line that says why it is closed, or what follows. */
  describedBy?: string | undefined;
  /** Nobody has read it yet. Whoever presses it is led to the reason; the service refuses the same. */
  closed?: boolean;
  at?: RefObject<HTMLButtonElement | null>;
  children: ReactNode;
};

/** Whatever else is missing, the browser says at its field. */
export function DecideButton({ describedBy, closed = false, at, children }: Props) {
  const own = useRef<HTMLButtonElement>(null);
  const button = at ?? own;
  useKeys({ [KEY]: () => button.current?.click() });
  return (
    <button
      ref={button}
      type="submit"
      className="btn"
      aria-describedby={describedBy}
      aria-disabled={closed || undefined}
      onClick={(event) => {
        if (!closed) return;
        event.preventDefault();
        if (describedBy) document.getElementById(describedBy)?.focus();
      }}
    >
      {children} <kbd aria-hidden>{KEY}</kbd>
    </button>
  );
}
