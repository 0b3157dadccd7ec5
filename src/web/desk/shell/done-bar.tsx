import { Form, Link, useSubmit } from 'react-router';
import { ACTIONS } from '#domain/vetting/actions.ts';
import type { ToldKind } from '#domain/vetting/undo.ts';
import type { DeskServices } from '#services/desk-services.ts';
import { DateTime } from '#web/ui/date-time.tsx';
import { languageAttributes } from '#web/ui/text-language.ts';
import { useKeys } from './use-keys.ts';
import { useOver } from './use-over.ts';

const KEY = ACTIONS.undo.key ?? '';

const SAID: Record<ToldKind, string> = {
  publish: 'Published',
  refuse: 'Declined',
  hide: 'Declined without a word',
  park: 'Parked',
  'ask-writer': 'The writer is asked',
  approve: 'Approved, a second officer decides',
  schedule: 'Approved',
  remove: 'Removed from the site',
  'ask-second-reader': 'A second reader is asked',
  'answer-second-reader': 'Answered, and given back',
};

type Props = {
  done: NonNullable<Awaited<ReturnType<DeskServices['readDone']>>>;
  timeZone: string;
  /** The text itself is on the page. */
  isOpen: boolean;
};

/** What was done, and for ten seconds its undo where there is one. Then the bar goes by itself. */
export function DoneBar({ done, timeZone, isOpen }: Props) {
  const { storyId, title, language, kind, publishAt, canUndo, until } = done;
  const submit = useSubmit();
  const over = useOver(until);
  const action = `/story/${storyId}`;
  // As a form of the page and not behind it: words that somebody is typing there are asked about.
  const takeBack = () => void submit({ intent: 'undo' }, { method: 'post', action });
  useKeys(over || !canUndo ? {} : { [KEY]: takeBack });
  if (over) return null;
  return (
    <Form method="post" action={action} className="undo">
      <span>
        {SAID[kind]}
        {publishAt && (
          <>
            , to be published at <DateTime at={publishAt} timeZone={timeZone} withTime />
          </>
        )}
        : <b {...languageAttributes(language)}>{title}</b>
      </span>
      {canUndo && (
        <button type="submit" name="intent" value="undo">
          Undo <kbd aria-hidden>{KEY}</kbd>
        </button>
      )}
      {!canUndo && !isOpen && <Link to={action}>Look at it</Link>}
    </Form>
  );
}
