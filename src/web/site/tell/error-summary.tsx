import { plural } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { FieldProblem } from '#domain/submission/fields.ts';
import { LOCALE } from '#web/words/locale.ts';
import { numberWord } from '#web/words/numbers.ts';
import { problemWords } from '#words/problems.ts';

type Props = {
  problems: FieldProblem[];
  /** How often the form was found wanting. Focus moves once each time, never while somebody types. */
  attempt: number;
};

/** On top of the form, where focus goes when it cannot be sent; each line leads to its field. */
export function ErrorSummary({ problems, attempt }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (problems.length === 0) return null;
  const things = problems.length;
  const number = numberWord(things);
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={summary} aria-labelledby="to-finish">
      <h2 id="to-finish">
        {plural(things, {
          one: `${number} thing to finish before you send`,
          other: `${number} things to finish before you send`,
        })}
      </h2>
      <ul>
        {problems.map(({ field, ...problem }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              // A jump by address would be one more step for Back, and the router knows nothing of it.
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {problemWords(problem, LOCALE)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
