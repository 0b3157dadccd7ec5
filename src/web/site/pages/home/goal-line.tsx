import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import { numberText } from '#web/words/numbers.ts';

/** How far the letters have come, in words and as a bar. */
export function GoalLine({ goal, written: count }: { goal: number; written: number }) {
  const written = numberText(count);
  const wanted = numberText(goal);
  return (
    <>
      <p>
        <Plural
          value={count}
          one={`# letter is written. We are looking for ${wanted}.`}
          other={`# letters are written. We are looking for ${wanted}.`}
        />
      </p>
      <progress
        className="bar"
        max={goal}
        value={count}
        aria-label={t`${written} of ${wanted} letters written`}
      />
    </>
  );
}
