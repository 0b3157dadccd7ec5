import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { ACTIONS } from '#domain/vetting/actions.ts';
import { useKeys } from './use-keys.ts';

const KEY = ACTIONS.undo.key ?? '';

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
  const takeBack = () => void fetcher.submit({ intent: 'undo' }, { method: 'post', action });
  useKeys(over ? {} : { [KEY]: takeBack });
  if (over) return null;
  return (
    <fetcher.Form method="post" action={action} className="undo">
      <span>
        {undo.said}: <b>{undo.title}</b>
      </span>
      <button type="submit" name="intent" value="undo">
        Undo <kbd aria-hidden>{KEY}</kbd>
      </button>
    </fetcher.Form>
  );
}
