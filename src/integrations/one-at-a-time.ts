/** One after the other. Whoever would wait behind too many is told at once, whoever waits for too long is told then. */
export function oneAtATime<Wanted, Made>(
  mostWaiting: number,
  work: (wanted: Wanted) => Promise<Made>,
  mostWaitMs?: number,
): (wanted: Wanted) => Promise<Made | 'busy'> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (wanted) => {
    if (waiting >= mostWaiting) return 'busy';
    waiting += 1;
    const answer = Promise.withResolvers<Made | 'busy'>();
    let isLate = false;
    const late = () => {
      isLate = true;
      waiting -= 1;
      answer.resolve('busy');
    };
    const timer = mostWaitMs === undefined ? undefined : setTimeout(late, mostWaitMs);
    last = last.then(async () => {
      // Whoever went away is not worked for.
      if (isLate) return;
      clearTimeout(timer);
      await work(wanted)
        .then(answer.resolve, answer.reject)
        .finally(() => {
          waiting -= 1;
        });
    });
    return answer.promise;
  };
}
