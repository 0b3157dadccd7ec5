import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's page and while it comes to life, true from then on. */
export function useScriptRuns(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
