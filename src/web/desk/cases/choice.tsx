import { useRef } from 'react';
import { useKeys } from '../shell/use-keys.ts';

export type Option<Value extends string> = {
  value: Value;
  name: string;
  /** What follows from it. */
  means: string;
  /** It chooses; deciding is a press of its own. */
  key?: string | undefined;
  /** It cannot be now. */
  closed?: boolean;
};

type Props<Value extends string> = {
  name: string;
  options: readonly Option<Value>[];
  /** Chosen before, where the form was sent and not taken. */
  chosen?: string | undefined;
  onChoose?: (value: Value) => void;
  /** What is pressed next; otherwise the choice itself keeps the focus. */
  onKey?: () => void;
};

/** One decision out of a few, each with what follows from it. */
export function Choice<Value extends string>(props: Props<Value>) {
  const { name, options, chosen, onChoose, onKey } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const choose = (value: Value) => {
    const input = box.current?.querySelector<HTMLInputElement>(`[value="${value}"]`);
    if (!input || input.disabled) return;
    input.click();
    if (onKey) onKey();
    else input.focus();
  };
  useKeys(
    Object.fromEntries(
      options.flatMap(({ key, value }) => (key ? [[key, () => choose(value)]] : [])),
    ),
  );
  return (
    <fieldset className="choice" ref={box}>
      <legend>Decision</legend>
      {options.map(({ value, name: title, means, key, closed }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={chosen === value}
            disabled={closed}
            required
            onChange={() => onChoose?.(value)}
          />
          <span>
            <b>{title}</b>
            {means}
          </span>
          {key && <kbd aria-hidden>{key}</kbd>}
        </label>
      ))}
    </fieldset>
  );
}
