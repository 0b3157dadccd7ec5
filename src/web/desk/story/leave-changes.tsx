import { type RefObject, useEffect, useRef } from 'react';
import { type Location, useBlocker, useNavigation } from 'react-router';

type Props = { form: RefObject<HTMLFormElement | null> };

/** What was typed into a form and not kept is not lost without a question, by whatever way one leaves. */
export function LeaveChanges({ form }: Props) {
  const isSending = useOwnSending(form);
  const isAtRisk = () => !isSending() && hasTyped(form.current);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAtRisk() && !keepsForm(currentLocation, nextLocation),
  );
  const atRisk = useRef(isAtRisk);
  atRisk.current = isAtRisk;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (atRisk.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const dialog = useRef<HTMLDialogElement>(null);
  const blocked = blocker.state === 'blocked';
  useEffect(() => {
    if (blocked) dialog.current?.showModal();
    else dialog.current?.close();
  }, [blocked]);
  return (
    <dialog
      ref={dialog}
      className="leave-question"
      aria-labelledby="leave-changes"
      onClose={() => blocker.reset?.()}
    >
      <h2 className="as-h3" id="leave-changes">
        Leave the changes?
      </h2>
      <p>What you typed is not kept yet.</p>
      <div className="row">
        {/* The first one has the focus when the window opens. */}
        <button type="button" className="btn small" onClick={() => blocker.reset?.()}>
          Go on writing
        </button>
        <button type="button" className="btn small ghost" onClick={() => blocker.proceed?.()}>
          Leave them
        </button>
      </div>
    </dialog>
  );
}

/** Whether the form itself is on its way: sending it is no leaving. */
function useOwnSending(form: Props['form']): () => boolean {
  const sending = useRef(false);
  const { state } = useNavigation();
  useEffect(() => {
    const { current } = form;
    const send = () => {
      sending.current = true;
    };
    current?.addEventListener('submit', send);
    return () => current?.removeEventListener('submit', send);
  }, [form]);
  // An answer that keeps the form open has words in it that are not kept.
  useEffect(() => {
    if (state === 'idle') sending.current = false;
  }, [state]);
  return () => sending.current;
}

function hasTyped(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some(
    (field) =>
      (field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && field.type === 'text')) &&
      field.value !== field.defaultValue,
  );
}

/** What names the open question in an address. */
const QUESTION = ['do', 'field', 'mark'] as const;

/** The same question stays open. The same address once more is another form's wish, which closes it. */
function keepsForm(now: Location, next: Location): boolean {
  if (next.pathname !== now.pathname || next.search === now.search) return false;
  const [before, after] = [new URLSearchParams(now.search), new URLSearchParams(next.search)];
  return QUESTION.every((name) => before.get(name) === after.get(name));
}
