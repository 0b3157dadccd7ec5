import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useKeys } from './use-keys.ts';

export type Undo = { storyId: string; title: string; said: string; until: Date };

/** Ten seconds to take a decision back. When they are over the bar goes by itself. */
export function UndoBar({ undo }: { undo: Undo }) {
  const fetcher = useFetcher<{ undone: boolean }>();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const left = undo.until.getTime() - Date.now();
    const timer = setTimeout(() => setOver(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [undo]);
  const action = `/story/${undo.storyId}`;
  useKeys(
    over ? {} : { u: () => void fetcher.submit({ intent: 'undo' }, { method: 'post', action }) },
  );
  if (over) return null;
  return (
    <fetcher.Form method="post" action={action} className="bar">
      <span>
        {undo.said}: {undo.title}
      </span>
      <button type="submit" name="intent" value="undo" className="as-link">
        Undo <kbd aria-hidden>U</kbd>
      </button>
    </fetcher.Form>
  );
}
