import { useEffect, useState } from 'react';
import type { Crowds } from '#domain/story/crowds.ts';

const ADDRESS = '/tell/crowds.json';

/** Fetched while a person still writes: at the last look the line may be down, and then there is no advice. */
export function useCrowds(wanted: boolean): Crowds | null {
  const [crowds, setCrowds] = useState<Crowds | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const given = new AbortController();
    fetch(ADDRESS, { signal: given.signal })
      .then(async (answer) => answer.ok && setCrowds((await answer.json()) as Crowds))
      .catch(() => {});
    return () => given.abort();
  }, [wanted]);
  return crowds;
}
