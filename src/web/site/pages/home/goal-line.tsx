/** How far the letters have come, in words and as a bar. */
export function GoalLine({ goal, written }: { goal: number; written: number }) {
  const so = written.toLocaleString('en-CA');
  const wanted = goal.toLocaleString('en-CA');
  return (
    <>
      <p>
        {so} {written === 1 ? 'letter is' : 'letters are'} written. We are looking for {wanted}.
      </p>
      <progress
        className="bar"
        max={goal}
        value={written}
        aria-label={`${so} of ${wanted} letters written`}
      />
    </>
  );
}
