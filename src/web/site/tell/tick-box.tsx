import type { ReactNode } from 'react';
import { TICKED } from './form-values.ts';

type Props = {
  name: string;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
  describedBy?: string;
  /** With a border, beside a field of its height. */
  framed?: boolean;
  children: ReactNode;
};

export function TickBox({ name, ticked, onTick, describedBy, framed = false, children }: Props) {
  return (
    <label className={framed ? 'radio' : 'tick'}>
      <input
        type="checkbox"
        name={name}
        value={TICKED}
        checked={ticked}
        onChange={(event) => onTick(event.target.checked)}
        aria-describedby={describedBy}
      />
      <span>{children}</span>
    </label>
  );
}
