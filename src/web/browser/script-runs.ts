import { startTransition, useEffect, useState } from 'react';

/** Whether the page that the server drew has come to life. */
let alive = false;

/**
 * False in the server's page and while it comes to life, true from then on. The change is a
 * transition: on an old phone it is drawn in small pieces, between what a finger asks for.
 */
export function useScriptRuns(): boolean {
  const [runs, setRuns] = useState(alive);
  useEffect(() => {
    alive = true;
    startTransition(() => setRuns(true));
  }, []);
  return runs;
}
