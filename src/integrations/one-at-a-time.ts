/** One after the other. Whoever would wait behind too many is told at once. */
export function oneAtATime<Wanted, Made>(
  mostWaiting: number,
  work: (wanted: Wanted) => Promise<Made>,
): (wanted: Wanted) => Promise<Made | 'busy'> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (wanted) => {
    if (waiting >= mostWaiting) return 'busy';
    waiting += 1;
    const turn = last
      .then(() => work(wanted))
      .finally(() => {
        waiting -= 1;
      });
    last = turn.catch(() => {});
    return turn;
  };
}
