import { useEffect, useRef } from 'react';
import { numberWord } from '#domain/number-word.ts';
import type { FieldProblem } from '#domain/submission/fields.ts';

/** On top of the form; focus moves here, and each line leads to its field. */
export function ErrorSummary({ problems }: { problems: FieldProblem[] }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);
  if (problems.length === 0) return null;
  return (
    <div className="summary" role="alert" tabIndex={-1} ref={summary} aria-labelledby="to-finish">
      <h2 id="to-finish">
        {numberWord(problems.length)} {problems.length === 1 ? 'thing' : 'things'} to finish before
        you send
      </h2>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
