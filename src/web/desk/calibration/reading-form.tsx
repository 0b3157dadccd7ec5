import { type ReactNode, useRef, useState } from 'react';
import { Form } from 'react-router';
import { useKeys } from '../shell/use-keys.ts';

type Props = {
  heading: string;
  clauses: readonly { code: string; title: string }[];
  /** Unticked when it was sent before. */
  broken: readonly string[];
  /** What is sent along. */
  hidden: ReactNode;
  children: ReactNode;
};

/** What a reader would do, with the guidelines it rests on: the keys are those of the real desk. */
export function ReadingForm({ heading, clauses, broken: sent, hidden, children }: Props) {
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set(sent));
  const publish = useRef<HTMLButtonElement>(null);
  const decline = useRef<HTMLButtonElement>(null);
  const toggle = (code: string) =>
    setBroken((before) => {
      const after = new Set(before);
      if (!after.delete(code)) after.add(code);
      return after;
    });
  useKeys({
    p: () => publish.current?.click(),
    d: () => decline.current?.click(),
    ...Object.fromEntries(
      clauses.slice(0, 9).map(({ code }, index) => [String(index + 1), () => toggle(code)]),
    ),
  });
  return (
    <Form method="post" className="blind-form" aria-labelledby="reading">
      <h2 id="reading">{heading}</h2>
      {children}
      {hidden}
      <ul className="gate" aria-label="Guidelines that it keeps">
        {clauses.map(({ code, title }, index) => (
          <li key={code} className={broken.has(code) ? 'g open' : 'g'}>
            <input type="hidden" name="guideline" value={code} />
            <label>
              <input
                type="checkbox"
                name="kept"
                value={code}
                checked={!broken.has(code)}
                onChange={() => toggle(code)}
              />
              <span>{title}</span>
              {index < 9 && <kbd aria-hidden>{index + 1}</kbd>}
            </label>
          </li>
        ))}
      </ul>
      <div className="blind-out">
        <button ref={publish} type="submit" className="btn" name="verdict" value="publish">
          I would publish it <kbd aria-hidden>P</kbd>
        </button>
        <button ref={decline} type="submit" className="btn ghost" name="verdict" value="decline">
          I would decline it <kbd aria-hidden>D</kbd>
        </button>
      </div>
    </Form>
  );
}
