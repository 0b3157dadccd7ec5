import { Form, useSubmit } from 'react-router';
import { numberText } from '#domain/number-text.ts';
import { ACTIONS } from '#domain/vetting/actions.ts';
import type { DeskServices } from '#services/desk-services.ts';
import { useKeys } from '../shell/use-keys.ts';
import { useOver } from '../shell/use-over.ts';

const KEY = ACTIONS.undo.key ?? '';

type Props = { done: NonNullable<Awaited<ReturnType<DeskServices['readDoneTogether']>>> };

/** What was declined together, and for ten minutes the one undo that brings all of it back. */
export function DoneTogether({ done: { no, waveId, texts, until } }: Props) {
  const submit = useSubmit();
  const over = useOver(until);
  const action = `/together/${waveId}`;
  const takeBack = () =>
    void submit({ intent: 'undo', no: String(no) }, { method: 'post', action });
  useKeys(over ? {} : { [KEY]: takeBack });
  if (over) return null;
  return (
    <Form method="post" action={action} className="undo long">
      <input type="hidden" name="no" value={no} />
      <span>
        Declined together: <b>{texts === 1 ? '1 text' : `${numberText(texts)} texts`}</b>
      </span>
      <button type="submit" name="intent" value="undo">
        Undo all <kbd aria-hidden>{KEY}</kbd>
      </button>
    </Form>
  );
}
