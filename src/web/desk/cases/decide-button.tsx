import { type ReactNode, useRef } from 'react';
import { useKeys } from '../shell/use-keys.ts';

const KEY = 'P';

/** Whatever is missing, the browser says at its field. */
export function DecideButton({ describedBy, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useKeys({ [KEY]: () => button.current?.click() });
  return (
    <button ref={button} type="submit" className="btn" aria-describedby={describedBy}>
      {children} <kbd aria-hidden>{KEY}</kbd>
    </button>
  );
}

type Props = { describedBy: string; children: ReactNode };
